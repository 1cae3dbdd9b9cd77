import { type Insertable, sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { ProductItemsTable } from '#database/schema.ts';
import type { MakeClass } from '#domain/pricing/price-formula.ts';

export interface ReceivedModelRow {
  id: number;
  precious_metal: string;
  /** The finenesses in which its metal may be sold. */
  probes: readonly number[];
  make: MakeClass | null;
  markdown_percent: number | null;
  ikpu: string | null;
  package_code: string | null;
}

/** Undefined if there is no such model, or it is a loose stone. */
export async function findReceivedModel(db: ReadDb, artikul: string): Promise<ReceivedModelRow | undefined> {
  return db
    .selectFrom('products as p')
    .innerJoin('metals as m', 'm.code', 'p.metal')
    .innerJoin('precious_metals as f', 'f.code', 'm.precious_metal')
    .select(['p.id', 'p.make', 'p.markdown_percent', 'p.ikpu', 'p.package_code'])
    .select(['m.precious_metal', 'f.probes'])
    .where('p.artikul', '=', artikul)
    .executeTakeFirst();
}

export interface ReceivedStoneModelRow {
  id: number;
  ikpu: string | null;
  package_code: string | null;
  has_piece: boolean;
}

/** Locks the model, because it may have only one piece. Undefined if there is no such model, or it is not a loose stone. */
export async function lockStoneModel(db: Db, artikul: string): Promise<ReceivedStoneModelRow | undefined> {
  const { rows } = await sql<ReceivedStoneModelRow>`
    select p.id, p.ikpu, p.package_code, exists (select from product_items i where i.product_id = p.id) as has_piece
    from products p where p.artikul = ${artikul} and p.kind = 'loose-stone' for no key update`.execute(db);
  return rows[0];
}

/** Sets whether the model is a diamond, which follows from its stone. */
export async function recordDiamond(db: Db, id: number, isDiamond: boolean): Promise<void> {
  await sql`update products set is_diamond = ${isDiamond} where id = ${id} and is_diamond <> ${isDiamond}`.execute(
    db,
  );
}

/** Returns the most recent serial number of pieces of this kind that belongs to a series (`seriesOf`). */
export async function selectLatestSerial(
  db: ReadDb,
  kind: 'jewel' | 'loose-stone',
): Promise<string | undefined> {
  const row = await db
    .selectFrom('product_items')
    .select('serial_number')
    .where('kind', '=', kind)
    .where('serial_number', '~', '[0-9]{3,9}$')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.serial_number;
}

/** Returns their ids, in their order. */
export async function insertFirstPieces(
  db: Db,
  pieces: readonly Insertable<ProductItemsTable>[],
): Promise<number[]> {
  const rows = await db.insertInto('product_items').values(pieces).returning('id').execute();
  return rows.map(({ id }) => id);
}
