import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import { pieceColumns, type PieceRow, pieceTables } from '../repricing/queries-reprice.ts';

/** Returns pieces by serial number, in the order of their ids; optionally locked until the end of the transaction. */
export async function selectPiecesOf(
  db: ReadDb,
  { serials, isLocking }: { serials: readonly string[]; isLocking: boolean },
): Promise<(PieceRow & { serial_number: string })[]> {
  const { rows } = await sql<PieceRow & { serial_number: string }>`
    select ${pieceColumns}, i.serial_number from ${pieceTables}
    where i.serial_number = any(${serials}::text[])
    order by i.id ${isLocking ? sql`for no key update of i` : sql``}`.execute(db);
  return rows;
}

export interface TermsSinceRow {
  formula_from: Date;
  rate_from: Date;
}

/** Returns since when a formula and the rate of a metal have been in force; undefined if the metal has no rate. */
export async function findTermsSince(
  db: ReadDb,
  { formulaId, metal }: { formulaId: number; metal: string },
): Promise<TermsSinceRow | undefined> {
  const { rows } = await sql<TermsSinceRow>`
    select f.valid_from as formula_from, r.effective_at as rate_from
    from price_formulas f, (
      select effective_at from metal_rates where metal = ${metal} and applied_at is not null
      order by effective_at desc, id desc limit 1) r
    where f.id = ${formulaId}`.execute(db);
  return rows[0];
}

export async function findPromotionName(db: ReadDb, id: number): Promise<LocalizedText | undefined> {
  const row = await db.selectFrom('promotions').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name;
}

export interface BulkPriceRow extends PieceRow {
  name: string;
  version: number;
  storeId: number | null;
}

const bulkColumns = sql`${pieceColumns}, i.serial_number as name, i.version, i.store_id as "storeId"`;

export async function selectPricesById(db: ReadDb, ids: readonly number[]): Promise<BulkPriceRow[]> {
  const { rows } = await sql<BulkPriceRow>`
    select ${bulkColumns} from ${pieceTables} where i.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

/** Same as `selectPricesById`, but locks the pieces in the order of their ids until the end of the transaction. */
export async function lockPricesById(db: Db, ids: readonly number[]): Promise<BulkPriceRow[]> {
  const { rows } = await sql<BulkPriceRow>`
    select ${bulkColumns} from ${pieceTables} where i.id = any(${ids}::bigint[])
    order by i.id for no key update of i`.execute(db);
  return rows;
}
