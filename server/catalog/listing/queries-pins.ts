import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';

export interface PinRow {
  query: string;
  version: number;
  productId: number;
  artikul: string;
  name: LocalizedText;
}

/** Returns all pins, grouped by query, in their order. */
export async function selectPins(db: ReadDb): Promise<PinRow[]> {
  return db
    .selectFrom('search_pins as s')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .select(['s.query', 's.version', 's.product_id as productId', 'p.artikul', 'p.name'])
    .orderBy('s.query')
    .orderBy('s.position')
    .limit(5000)
    .execute();
}

/** Public products of these style numbers. */
export async function selectProductsToPin(
  db: ReadDb,
  artikuls: readonly string[],
): Promise<{ id: number; artikul: string }[]> {
  if (artikuls.length === 0) return [];
  return db
    .selectFrom('products')
    .select(['id', 'artikul'])
    .where('artikul', 'in', artikuls)
    .where('product_state', '=', 'ACTIVE')
    .execute();
}

/** Returns 0 if nothing is pinned for the query. */
export async function findPinsVersion(db: ReadDb, query: string): Promise<number> {
  const row = await db
    .selectFrom('search_pins')
    .select('version')
    .where('query', '=', query)
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Replaces the pins of a query. */
export async function replacePins(
  db: Db,
  { query, productIds }: { query: string; productIds: readonly number[] },
): Promise<void> {
  await db.deleteFrom('search_pins').where('query', '=', query).execute();
  if (productIds.length === 0) return;
  await sql`
    insert into search_pins (query, product_id, position, version)
    select ${query}, product_id, place - 1, v.version
    from unnest(${productIds}::bigint[]) with ordinality as chosen (product_id, place)
    cross join (select nextval('search_pins_version')::int as version) v`.execute(db);
}

/** Serializes changes of pins until the transaction ends, because a query without pins has no row to lock. */
export async function lockPins(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('search-pins'))`.execute(db);
}
