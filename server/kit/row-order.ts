import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { Refusal } from './refusal.ts';

/** Rows that the staff put in order, stored in their column `position`. `key`: the column that identifies a row, by default `id`. */
export interface OrderedRows {
  table: RawBuilder<unknown>;
  key?: RawBuilder<unknown>;
  filter?: RawBuilder<boolean>;
}

/** Returns the keys in order, locked, so that concurrent moves run one after the other. */
export async function lockOrder<Key extends number | string>(
  db: Db,
  { table, key = sql.ref('id'), filter = sql`true` }: OrderedRows,
): Promise<Key[]> {
  const { rows } = await sql<{ key: Key }>`
    select ${key} as key from ${table} where ${filter} order by position, ${key} for no key update`.execute(
    db,
  );
  return rows.map((row) => row.key);
}

/** Moves a row to another place, counted from 0. Refuses with NOT_FOUND. */
export async function moveRow<Key extends number | string>(
  db: Db,
  rows: OrderedRows,
  { key, place }: { key: Key; place: number },
): Promise<void> {
  const keys = await lockOrder<Key>(db, rows);
  if (!keys.includes(key)) throw new Refusal('NOT_FOUND');
  const moved = keys.filter((one) => one !== key).toSpliced(place, 0, key);
  const column = rows.key ?? sql.ref('id');
  await sql`
    update ${rows.table} r set position = given.place - 1
    from unnest(${moved.map(String)}::text[]) with ordinality as given (key, place)
    where r.${column}::text = given.key and ${rows.filter ?? sql`true`} and r.position <> given.place - 1`.execute(
    db,
  );
}
