import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';

export interface BulkModelRow {
  id: number;
  name: string;
  version: number;
  storeId: null;
  kind: 'jewel' | 'loose-stone';
  state: 'DRAFT' | 'ACTIVE' | 'ARCHIVED';
  publishAt: Date | null;
  archiveAt: Date | null;
  names: LocalizedText;
  description: LocalizedText;
  categoryId: number;
  occasions: string[];
  styles: string[];
  collectionIds: number[];
}

const models = sql`
  select p.id, p.artikul as name, p.version, null as "storeId", p.kind, p.product_state as state, p.publish_at as "publishAt",
    p.archive_at as "archiveAt", p.name as names, p.description, p.category_id as "categoryId", p.occasions, p.styles,
    array(select collection_id::float8 from collection_products where product_id = p.id order by collection_id) as "collectionIds"
  from products p`;

export async function selectModelsById(db: ReadDb, ids: readonly number[]): Promise<BulkModelRow[]> {
  const { rows } = await sql<BulkModelRow>`${models} where p.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

export async function lockModelsById(db: Db, ids: readonly number[]): Promise<BulkModelRow[]> {
  const { rows } = await sql<BulkModelRow>`
    ${models} where p.id = any(${ids}::bigint[]) order by p.id for no key update of p`.execute(db);
  return rows;
}

export async function selectIdsOfArtikuls(db: ReadDb, artikuls: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from products where artikul = any(${artikuls}::text[])`.execute(db);
  return rows.map(({ id }) => id);
}

export interface NewModelState {
  id: number;
  state: string;
  publishAt: string | null;
  archiveAt: string | null;
}

/** A scheduled time that has passed is not restored, because the model would be moved at once. */
export async function updateModelStates(
  db: Db,
  { states, now }: { states: readonly NewModelState[]; now: Date },
): Promise<void> {
  await sql`
    update products p set product_state = w.state,
      publish_at = case when w."publishAt" > ${now} then w."publishAt" end,
      archive_at = case when w."archiveAt" > ${now} then w."archiveAt" end
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb)
      as w (id bigint, state text, "publishAt" timestamptz, "archiveAt" timestamptz)
    where p.id = w.id`.execute(db);
}

export async function updateCategories(
  db: Db,
  records: readonly { id: number; categoryId: number }[],
): Promise<void> {
  await sql`
    update products p set category_id = w."categoryId"
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as w (id bigint, "categoryId" bigint) where p.id = w.id`.execute(
    db,
  );
}

/** `column` is one of the two that contain dictionary words. */
export async function updateWords(
  db: Db,
  column: 'occasions' | 'styles',
  records: readonly { id: number; words: readonly string[] }[],
): Promise<void> {
  await sql`
    update products p set ${sql.ref(column)} = w.words
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as w (id bigint, words text[]) where p.id = w.id`.execute(
    db,
  );
}

/**
 * Sets exactly these collections for the models; in a new one they are last. Increments the models' version, because the rows are in
 * another table.
 */
export async function updateCollections(
  db: Db,
  records: readonly { id: number; collectionIds: readonly number[] }[],
): Promise<void> {
  const wanted = sql`
    select w.id, c.id as collection_id
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as w (id bigint, "collectionIds" bigint[])
    cross join unnest(w."collectionIds") as c (id)`;
  const ids = records.map(({ id }) => id);
  await sql`
    delete from collection_products where product_id = any(${ids}::bigint[])
      and (product_id, collection_id) not in (${wanted})`.execute(db);
  await sql`
    insert into collection_products (collection_id, product_id, position)
    select w.collection_id, w.id, coalesce((select max(position) from collection_products where collection_id = w.collection_id), 0)
      + row_number() over (partition by w.collection_id order by w.id)
    from (${wanted}) w on conflict do nothing`.execute(db);
  await sql`update products set updated_at = clock_timestamp() where id = any(${ids}::bigint[])`.execute(db);
}
