import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import type { OrderedRows } from '#server/kit/row-order.ts';

export interface StaffCollectionListRow {
  id: number;
  state: 'DRAFT' | 'ACTIVE';
  name: LocalizedText;
  description: LocalizedText;
  coverKey: string | null;
  models: number;
  updatedAt: Date;
  draftVersion: number;
  publishAt: Date | null;
}

/** Returns every collection in the shop's order. */
export async function selectStaffCollections(db: ReadDb): Promise<StaffCollectionListRow[]> {
  const { rows } = await sql<StaffCollectionListRow>`
    select c.id, c.collection_state as state, c.name, c.description, cover.address as "coverKey", c.updated_at as "updatedAt",
      (select count(*)::int from collection_products k where k.collection_id = c.id) as models,
      coalesce(d.version, 0) as "draftVersion", d.publish_at as "publishAt"
    from collections c
    left join attachments cover on cover.id = c.cover_id
    left join content_drafts d on d.kind = 'COLLECTION' and d.record_id = c.id::text
    order by c.position, c.id limit 500`.execute(db);
  return rows;
}

export interface PublishedCollectionRow {
  id: number;
  version: number;
  modelsVersion: number;
  state: 'DRAFT' | 'ACTIVE';
  name: LocalizedText;
  description: LocalizedText;
  story: LocalizedText | null;
  slugUz: string;
  slugRu: string;
  slugEn: string;
  coverId: number | null;
  updatedAt: Date;
}

/** Locks the row until the transaction ends if `isLocked`. */
export async function findCollectionRecord(
  db: ReadDb,
  id: number,
  { isLocked = false } = {},
): Promise<PublishedCollectionRow | undefined> {
  return db
    .selectFrom('collections')
    .select(['id', 'version', 'models_version as modelsVersion', 'collection_state as state', 'name'])
    .select(['description', 'story', 'slug_uz as slugUz', 'slug_ru as slugRu', 'slug_en as slugEn'])
    .select(['cover_id as coverId', 'updated_at as updatedAt'])
    .where('id', '=', id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Returns its detail pictures, in their order. */
export async function selectDetailIds(db: ReadDb, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('collection_pictures')
    .select('attachment_id')
    .where('collection_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.attachment_id);
}

/** Returns its models in the order of its page. */
export async function selectModelIds(db: ReadDb, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('collection_products')
    .select('product_id')
    .where('collection_id', '=', id)
    .orderBy('position')
    .orderBy('product_id')
    .limit(1000)
    .execute();
  return rows.map((row) => row.product_id);
}

/** Inserts a hidden collection at the end, with names only. */
export async function insertCollection(
  db: Db,
  { name, slugs }: { name: LocalizedText; slugs: Record<'uz' | 'ru' | 'en', string> },
): Promise<number> {
  const { id } = await db
    .insertInto('collections')
    .values((values) => ({
      name,
      description: { uz: '', ru: '', en: '' },
      story: { uz: '', ru: '', en: '' },
      slug_uz: slugs.uz,
      slug_ru: slugs.ru,
      slug_en: slugs.en,
      collection_state: 'DRAFT',
      position: values
        .selectFrom('collections')
        .select(sql<number>`coalesce(max(position) + 1, 0)`.as('next')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The collections in their order. */
export const orderedCollections: OrderedRows = { table: sql.table('collections') };

/** Returns the addresses that other collections have or had; with `id` null, those of all collections. */
export async function selectUsedSlugs(db: ReadDb, id: number | null): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ slug: string }>`
    select unnest(array[slug_uz, slug_ru, slug_en]) as slug from collections where id is distinct from ${id}::bigint
    union select slug from old_slugs where kind = 'COLLECTION' and thing_id is distinct from ${id}::bigint`.execute(
    db,
  );
  return new Set(rows.map((row) => row.slug));
}

/** Whether all of these models exist. */
export async function areModels(db: ReadDb, productIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ are: boolean }>`
    select not exists (select from unnest(${productIds}::bigint[]) given
      where not exists (select from products p where p.id = given)) as are`.execute(db);
  return rows[0]?.are ?? false;
}

export interface CollectionValues {
  name: LocalizedText;
  description: LocalizedText;
  story: LocalizedText;
  slugs: Record<'uz' | 'ru' | 'en', string>;
  coverId: number | null;
  detailIds: readonly number[];
}

/** Publishes these texts and pictures. Also a new version if only the pictures changed, which are rows of another table. */
export async function publishCollection(
  db: Db,
  { id, ...values }: CollectionValues & { id: number },
): Promise<void> {
  const { name, description, story, slugs, coverId, detailIds } = values;
  await db
    .updateTable('collections')
    .set({ name, description, story, cover_id: coverId, collection_state: 'ACTIVE' })
    .set({ slug_uz: slugs.uz, slug_ru: slugs.ru, slug_en: slugs.en, version: sql`default` })
    .where('id', '=', id)
    .execute();
  await sql`
    delete from collection_pictures where collection_id = ${id} and attachment_id <> all(${detailIds}::bigint[])`.execute(
    db,
  );
  await sql`
    insert into collection_pictures (collection_id, attachment_id, position)
    select ${id}, attachment_id, place - 1 from unnest(${detailIds}::bigint[]) with ordinality as given (attachment_id, place)
    on conflict (collection_id, attachment_id) do update set position = excluded.position
      where collection_pictures.position <> excluded.position`.execute(db);
}

export async function setState(
  db: Db,
  { id, state }: { id: number; state: 'DRAFT' | 'ACTIVE' },
): Promise<void> {
  await db.updateTable('collections').set({ collection_state: state }).where('id', '=', id).execute();
}

/** Replaces the models with these, in this order. */
export async function replaceModels(
  db: Db,
  { id, productIds }: { id: number; productIds: readonly number[] },
): Promise<void> {
  await sql`
    delete from collection_products where collection_id = ${id} and product_id <> all(${productIds}::bigint[])`.execute(
    db,
  );
  await sql`
    insert into collection_products (collection_id, product_id, position)
    select ${id}, product_id, place from unnest(${productIds}::bigint[]) with ordinality as given (product_id, place)
    on conflict (collection_id, product_id) do update set position = excluded.position
      where collection_products.position <> excluded.position`.execute(db);
}

/** Returns the ids in order, locked, so that concurrent moves run one after the other. */
