import { type Updateable, sql } from 'kysely';
import type { SetPieceCost } from '#contract/admin/stock/change-piece.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { ProductItemsTable } from '#database/schema.ts';
import type { PieceFacts } from '#domain/stock/piece-actions.ts';

export interface LockedPieceRow extends PieceFacts {
  id: number;
  serial: string;
  version: number;
  kind: 'jewel' | 'loose-stone';
  /** Null = the warehouse. */
  storeId: number | null;
  arrivesOn: string | null;
  weightMg: number;
}

/**
 * Locks pieces by their serial numbers until the end of the transaction, in the order of their ids; all code that locks several pieces
 * uses this order.
 */
export async function lockPieces(db: Db, serials: readonly string[]): Promise<LockedPieceRow[]> {
  const { rows } = await sql<LockedPieceRow>`
    select id, serial_number as serial, version, kind, product_item_state as state, withdrawn_because as "withdrawnBecause",
      store_id as "storeId", arrives_on as "arrivesOn", weight_mg as "weightMg"
    from product_items where serial_number = any(${serials}::text[]) order by id for no key update`.execute(
    db,
  );
  return rows;
}

export async function updatePiece(db: Db, id: number, columns: Updateable<ProductItemsTable>): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await db.updateTable('product_items').set(columns).where('id', '=', id).execute();
}

/** Makes the same change to several pieces. */
export async function updatePieces(
  db: Db,
  ids: readonly number[],
  columns: Updateable<ProductItemsTable>,
): Promise<void> {
  await db
    .updateTable('product_items')
    .set(columns)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
}

/** Returns the total price of these pieces, whole soʻm; null if none of them has a price. */
export async function sumPrices(db: ReadDb, serials: readonly string[]): Promise<number | null> {
  const { rows } = await sql<{ sum: number | null }>`
    select sum(price_b2c_som)::float8 as sum from product_items where serial_number = any(${serials}::text[])`.execute(
    db,
  );
  return rows[0]?.sum ?? null;
}

/** Stores what the shop paid for a piece, in place of an earlier amount. */
export async function upsertCost(
  db: Db,
  id: number,
  { cost, supplier, invoice }: SetPieceCost,
): Promise<void> {
  const columns = { cost_som: cost, supplier, invoice };
  await db
    .insertInto('piece_costs')
    .values({ item_id: id, ...columns })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet(columns))
    .execute();
}

export async function hasValidPassport(db: ReadDb, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('certificates')
    .select('id')
    .where('item_id', '=', id)
    .where('certificate_state', '=', 'VALID')
    .where('laboratory', '=', 'ZARONA')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Queues these pieces for repricing by the next run. */
export async function queueRepricing(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    insert into repricing (item_id, why) select id, 'HAND' from product_items where id = any(${ids}::bigint[]) and price_source = 'FORMULA'
    on conflict (item_id) do update set requested_at = excluded.requested_at`.execute(db);
}
