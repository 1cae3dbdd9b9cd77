import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import type { OrderedRows } from '#server/kit/row-order.ts';

export interface StaffMomentListRow {
  id: number;
  slug: string;
  state: 'DRAFT' | 'ACTIVE';
  title: LocalizedText;
  scenes: number;
  coverKey: string | null;
  categoryId: number | null;
  categoryName: LocalizedText | null;
  archiveAt: Date | null;
  updatedAt: Date;
  draftVersion: number;
  publishAt: Date | null;
}

/** Returns every moment in the shop's order. */
export async function selectStaffMoments(db: ReadDb): Promise<StaffMomentListRow[]> {
  const { rows } = await sql<StaffMomentListRow>`
    select m.id, m.slug, m.moment_state as state, m.title, jsonb_array_length(m.scenes) as scenes, cover.key as "coverKey",
      m.category_id as "categoryId", c.name as "categoryName", m.archive_at as "archiveAt", m.updated_at as "updatedAt",
      coalesce(d.version, 0) as "draftVersion", d.publish_at as "publishAt"
    from moments m
    left join attachments cover on cover.id = m.cover_id
    left join categories c on c.id = m.category_id
    left join content_drafts d on d.kind = 'MOMENT' and d.record_id = m.id::text
    order by m.position, m.id limit 500`.execute(db);
  return rows;
}

export interface PublishedMomentRow {
  id: number;
  slug: string;
  version: number;
  state: 'DRAFT' | 'ACTIVE';
  title: LocalizedText;
  lead: LocalizedText;
  scenes: unknown;
  practical: LocalizedText;
  practicalText: LocalizedText | null;
  coverId: number | null;
  categoryId: number | null;
  archiveAt: Date | null;
  updatedAt: Date;
}

/** Locks the row until the transaction ends if `isLocked`. */
export async function findMomentRecord(
  db: ReadDb,
  id: number,
  { isLocked = false } = {},
): Promise<PublishedMomentRow | undefined> {
  return db
    .selectFrom('moments')
    .select(['id', 'slug', 'version', 'moment_state as state', 'title', 'lead', 'scenes', 'practical'])
    .select(['practical_text as practicalText', 'cover_id as coverId', 'category_id as categoryId'])
    .select(['archive_at as archiveAt', 'updated_at as updatedAt'])
    .where('id', '=', id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** The moments in their order. */
export const orderedMoments: OrderedRows = { table: sql.table('moments') };

/** Inserts a moment at the end, with a title only. */
export async function insertMoment(
  db: Db,
  { slug, title }: { slug: string; title: LocalizedText },
): Promise<number> {
  const none = JSON.stringify({ uz: '', ru: '', en: '' });
  const { rows } = await sql<{ id: number }>`
    insert into moments (slug, title, lead, practical, practical_text, position)
    select ${slug}, ${JSON.stringify(title)}::jsonb, ${none}::jsonb, ${none}::jsonb, ${none}::jsonb,
      coalesce(max(position) + 1, 0) from moments
    returning id`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the insert returned no row');
  return row.id;
}

/** Whether another moment has or had this address. */
export async function isSlugTaken(
  db: ReadDb,
  { slug, id }: { slug: string; id: number | null },
): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`
    select exists (select from moments where slug = ${slug} and id is distinct from ${id}::bigint)
      or exists (select from old_slugs where kind = 'MOMENT' and slug = ${slug} and thing_id is distinct from ${id}::bigint)
      as "isTaken"`.execute(db);
  return rows[0]?.isTaken ?? false;
}

/** Returns which of these models do not exist. */
export async function selectUnknownModels(db: ReadDb, productIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select given as id from unnest(${productIds}::bigint[]) given
    where not exists (select from products p where p.id = given)`.execute(db);
  return rows.map(({ id }) => id);
}

export interface MomentValues {
  slug: string;
  title: LocalizedText;
  lead: LocalizedText;
  scenes: unknown;
  practical: LocalizedText;
  practicalText: LocalizedText;
  coverId: number | null;
  categoryId: number | null;
}

/**
 * Publishes these texts and pictures, and the story's models in this order. Also a new version if only the models changed, which are rows
 * of another table.
 */
export async function publishMoment(
  db: Db,
  moment: MomentValues & { id: number; productIds: readonly number[] },
): Promise<void> {
  const { id, productIds } = moment;
  await sql`
    update moments set moment_state = 'ACTIVE', version = default, slug = ${moment.slug}, title = ${JSON.stringify(moment.title)}::jsonb,
      lead = ${JSON.stringify(moment.lead)}::jsonb, scenes = ${JSON.stringify(moment.scenes)}::jsonb,
      practical = ${JSON.stringify(moment.practical)}::jsonb, practical_text = ${JSON.stringify(moment.practicalText)}::jsonb,
      cover_id = ${moment.coverId}, category_id = ${moment.categoryId}
    where id = ${id}`.execute(db);
  await sql`
    delete from moment_products where moment_id = ${id} and product_id <> all(${productIds}::bigint[])`.execute(
    db,
  );
  await sql`
    insert into moment_products (moment_id, product_id, position)
    select ${id}, product_id, place - 1 from unnest(${productIds}::bigint[]) with ordinality as given (product_id, place)
    on conflict (moment_id, product_id) do update set position = excluded.position
      where moment_products.position <> excluded.position`.execute(db);
}

/** Hides a moment, now (`at` null) or at a given time. */
export async function hideMoment(db: Db, { id, at }: { id: number; at: Date | null }): Promise<void> {
  await db
    .updateTable('moments')
    .set(at === null ? { moment_state: 'DRAFT', archive_at: null } : { archive_at: at })
    .where('id', '=', id)
    .execute();
}

export async function clearArchiveAt(db: Db, id: number): Promise<void> {
  await db.updateTable('moments').set({ archive_at: null }).where('id', '=', id).execute();
}

/** Returns the moments that are due to be hidden. */
export async function selectToHide(db: ReadDb, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('moments')
    .select('id')
    .where('archive_at', '<=', now)
    .where('moment_state', '=', 'ACTIVE')
    .orderBy('archive_at')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}
