import { sql, type Updateable } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { CategoriesTable, LocalizedText } from '#database/schema.ts';
import type { TreeNode } from '#domain/catalog/category-tree.ts';

interface PictureColumn {
  id: number;
  address: string;
}

export interface StaffCategoryRow {
  id: number;
  version: number;
  parent_id: number | null;
  name: LocalizedText;
  description: LocalizedText;
  slug_uz: string;
  slug_ru: string;
  slug_en: string;
  image: PictureColumn | null;
  background: PictureColumn | null;
  icon: PictureColumn | null;
  models: number;
}

/** Returns the categories in the shop's order; all of them without `id`. */
export async function selectStaffCategories(db: ReadDb, id?: number): Promise<StaffCategoryRow[]> {
  const picture = (column: string) => sql`(
    select json_build_object('id', a.id, 'address', a.address) from attachments a where a.id = ${sql.ref(column)})`;
  const { rows } = await sql<StaffCategoryRow>`
    select c.id, c.version, c.parent_id, c.name, c.description, c.slug_uz, c.slug_ru, c.slug_en,
      ${picture('c.image_id')} as image, ${picture('c.background_image_id')} as background, ${picture('c.icon_id')} as icon,
      (select count(*)::int from products p where p.category_id = c.id) as models
    from categories c where ${id ?? null}::bigint is null or c.id = ${id ?? null}
    order by c.position, c.id limit 1000`.execute(db);
  return rows;
}

/** Locks a category and returns its version; undefined if there is none. `forRemoval` also prevents new references to it. */
export async function lockCategory(
  db: Db,
  id: number,
  { forRemoval = false } = {},
): Promise<number | undefined> {
  const row = await db
    .selectFrom('categories')
    .select('version')
    .where('id', '=', id)
    .$call((query) => (forRemoval ? query.forUpdate() : query.forNoKeyUpdate()))
    .executeTakeFirst();
  return row?.version;
}

/** Returns the categories in order, locked, so that concurrent moves run one after the other. */
export async function lockTree(db: Db): Promise<TreeNode[]> {
  return db
    .selectFrom('categories')
    .select(['id', 'parent_id as parentId'])
    .orderBy('position')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Inserts a category at the end, with names only. */
export async function insertCategory(
  db: Db,
  category: {
    parentId: number | null;
    name: LocalizedText;
    slugs: Record<'slug_uz' | 'slug_ru' | 'slug_en', string>;
  },
): Promise<number> {
  const { id } = await db
    .insertInto('categories')
    .values((values) => ({
      parent_id: category.parentId,
      name: category.name,
      description: { uz: '', ru: '', en: '' },
      ...category.slugs,
      position: values
        .selectFrom('categories')
        .select(sql<number>`coalesce(max(position) + 1, 0)`.as('next')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateCategory(
  db: Db,
  id: number,
  columns: Updateable<CategoriesTable>,
): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await db.updateTable('categories').set(columns).where('id', '=', id).execute();
}

/** Sets the parent of a category and the order of the tree. */
export async function placeInTree(
  db: Db,
  { id, parentId, ids }: { id: number; parentId: number | null; ids: readonly number[] },
): Promise<void> {
  await sql`
    update categories c set position = given.place - 1,
      parent_id = case when c.id = ${id} then ${parentId}::bigint else c.parent_id end
    from unnest(${ids}::bigint[]) with ordinality as given (id, place)
    where c.id = given.id and (c.position <> given.place - 1 or c.id = ${id})`.execute(db);
}

export async function deleteCategory(db: Db, id: number): Promise<void> {
  await db.deleteFrom('categories').where('id', '=', id).execute();
}

/** Returns the addresses that other categories have or had; with `id` null, those of all categories. */
export async function selectUsedSlugs(db: ReadDb, id: number | null): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ slug: string }>`
    select unnest(array[slug_uz, slug_ru, slug_en]) as slug from categories where id is distinct from ${id}::bigint
    union select slug from old_slugs where kind = 'CATEGORY' and thing_id is distinct from ${id}::bigint`.execute(
    db,
  );
  return new Set(rows.map((row) => row.slug));
}

/** Returns which of these pictures do not exist. */
export async function selectUnknownPictures(db: ReadDb, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select given as id from unnest(${ids}::bigint[]) given where not exists (
      select from attachments a where a.id = given and a.kind = 'IMAGE')`.execute(db);
  return rows.map(({ id }) => id);
}

/** Counts what belongs to a category. `moments` includes those whose draft names it. */
export interface CategoryUses {
  categories: number;
  models: number;
  moments: number;
  banners: number;
  reductions: number;
}

export async function countUses(db: ReadDb, id: number): Promise<CategoryUses> {
  const { rows } = await sql<CategoryUses>`
    select (select count(*)::int from categories where parent_id = c.id) as categories,
      (select count(*)::int from products where category_id = c.id) as models,
      (select count(*)::int from (
        select id::text from moments where category_id = c.id
        union select record_id from content_drafts where kind = 'MOMENT' and body ->> 'categoryId' = c.id::text) named) as moments,
      (select count(*)::int from banners where link ~ ('^/catalog/' || c.slug_en || '([?#]|$)')) as banners,
      (select count(*)::int from reduction_targets where category_id = c.id) as reductions
    from categories c where c.id = ${id}`.execute(db);
  return rows[0] ?? { categories: 0, models: 0, moments: 0, banners: 0, reductions: 0 };
}
