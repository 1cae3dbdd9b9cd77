import type { Db, ReadDb } from '#database/connect.ts';

export interface PinRow {
  query: string;
  artikul: string;
  name: string;
}

/** All pins, query by query, in their order. */
export async function selectPins(db: ReadDb): Promise<PinRow[]> {
  return db
    .selectFrom('search_pins as s')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .select([
      's.query',
      'p.artikul',
      (row) => row.ref('p.name', '->>').key('ru').$castTo<string>().as('name'),
    ])
    .orderBy('s.query')
    .orderBy('s.position')
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

/** In the place of what was pinned for the query. */
export async function replacePins(
  db: Db,
  { query, productIds }: { query: string; productIds: readonly number[] },
): Promise<void> {
  await db.deleteFrom('search_pins').where('query', '=', query).execute();
  if (productIds.length === 0) return;
  await db
    .insertInto('search_pins')
    .values(productIds.map((product_id, position) => ({ query, product_id, position })))
    .execute();
}
