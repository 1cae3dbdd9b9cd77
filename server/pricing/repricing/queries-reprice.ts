import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { PiecePrices } from '#domain/pricing/piece-prices.ts';
import type { Promotion } from '#domain/pricing/reductions.ts';
import type { MadePieceRow } from '../formula-piece.ts';

export type PriceReason = 'RATE' | 'FORMULA' | 'PROMOTION' | 'HAND';

export interface WaitingRow {
  item_id: number;
  why: PriceReason;
}

/** Locks queued pieces that have the same reason and are not reserved; skips rows locked by another process. */
export async function lockWaiting(db: Db, size: number): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    with turn as (
      select r.why from repricing r join product_items i on i.id = r.item_id
      where i.product_item_state <> 'RESERVED' order by r.why, r.item_id limit 1
    )
    select r.item_id, r.why from repricing r join product_items i on i.id = r.item_id
    where r.why = (select why from turn) and i.product_item_state <> 'RESERVED'
    order by r.item_id limit ${size} for update of r skip locked`.execute(db);
  return rows;
}

export interface PieceRow extends MadePieceRow {
  id: number;
  product_id: number;
  product_item_state: string;
  price_source: 'FORMULA' | 'FIXED';
  price_b2c_som: number | null;
  old_price_b2c_som: number | null;
  price_b2b_som: number | null;
  promotion_id: number | null;
  markdown_percent: number | null;
}

/** Pieces `i` joined with their products, metals and precious metals. */
export const pieceTables = sql`product_items i join products p on p.id = i.product_id
  left join metals m on m.code = p.metal left join precious_metals f on f.code = m.precious_metal`;

export const pieceColumns = sql`i.id, i.product_id, i.product_item_state, i.price_source, i.price_b2c_som, i.old_price_b2c_som, i.price_b2b_som,
  i.promotion_id, i.probe, i.weight_mg, m.precious_metal, f.probes, p.make, p.markdown_percent, coalesce((
    select json_agg(json_build_object('kind', s.kind, 'count', s.count, 'carat_thousandths', s.carat_thousandths,
      'color', s.color, 'clarity', s.clarity)) from stones s where s.item_id = i.id), '[]') as stones`;

/** Locks those of the pieces that are neither reserved nor sold, in the order of their ids. */
export async function lockPieces(db: Db, itemIds: readonly number[]): Promise<PieceRow[]> {
  const { rows } = await sql<PieceRow>`
    select ${pieceColumns} from ${pieceTables}
    where i.id = any(${itemIds}::bigint[]) and i.product_item_state in ('AVAILABLE', 'WITHDRAWN')
    order by i.id for no key update of i`.execute(db);
  return rows;
}

/**
 * Returns a batch of unsold formula-priced pieces, after this id; of one precious metal, for example gold of any color, or of all (null).
 */
export async function selectFormulaPieces(
  db: ReadDb,
  { metal, after, size }: { metal: string | null; after: number; size: number },
): Promise<PieceRow[]> {
  const { rows } = await sql<PieceRow>`
    select ${pieceColumns} from ${pieceTables}
    where i.id > ${after} and i.price_source = 'FORMULA' and i.product_item_state <> 'SOLD'
      and (${metal}::text is null or m.precious_metal = ${metal})
    order by i.id limit ${size}`.execute(db);
  return rows;
}

/** Returns the running promotions by the products they cover. */
export async function selectRunningPromotions(
  db: ReadDb,
  productIds: readonly number[],
): Promise<(Promotion & { productId: number })[]> {
  const { rows } = await sql<Promotion & { productId: number }>`
    select distinct t.product_id as "productId", r.id, r.percent, r.amount_som as "amountSom", r.stacks
    from promotions r join targeted_products t on t.promotion_id = r.id
    where r.promotion_state = 'RUNNING' and t.product_id = any(${productIds}::bigint[])`.execute(db);
  return rows;
}

/** Returns the promotions that will run at a time, started or not, by the products they cover. */
export async function selectPromotionsAt(
  db: ReadDb,
  { productIds, at }: { productIds: readonly number[]; at: Date },
): Promise<(Promotion & { productId: number })[]> {
  const { rows } = await sql<Promotion & { productId: number }>`
    select distinct t.product_id as "productId", r.id, r.percent, r.amount_som as "amountSom", r.stacks
    from promotions r join targeted_products t on t.promotion_id = r.id
    where r.begins_at <= ${at} and (r.ends_at is null or r.ends_at > ${at}) and t.product_id = any(${productIds}::bigint[])`.execute(
    db,
  );
  return rows;
}

export interface PriceToWrite extends PiecePrices {
  id: number;
  source: 'FORMULA' | 'FIXED';
}

/** Writes prices; a trigger records the reason and the formula in their history. */
export async function updatePrices(
  db: Db,
  {
    why,
    formulaId,
    prices,
  }: { why: PriceReason | 'IMPORT'; formulaId: number; prices: readonly PriceToWrite[] },
): Promise<void> {
  if (prices.length === 0) return;
  await sql`select set_config('zarona.price_why', ${why}, true), set_config('zarona.price_formula', ${String(formulaId)}, true)`.execute(
    db,
  );
  await sql`
    update product_items i set price_b2c_som = n."b2cSom", old_price_b2c_som = n."oldB2cSom", price_b2b_som = n."b2bSom",
      promotion_id = n."promotionId", price_source = n.source
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
      as n (id bigint, "b2cSom" bigint, "oldB2cSom" bigint, "b2bSom" bigint, "promotionId" bigint, source text)
    where i.id = n.id`.execute(db);
}

/** Removes repriced and sold pieces from the queue. */
export async function deleteWaiting(
  db: Db,
  { looked, priced }: { looked: readonly number[]; priced: readonly number[] },
): Promise<void> {
  await sql`
    delete from repricing r using product_items i
    where i.id = r.item_id and r.item_id = any(${looked}::bigint[])
      and (r.item_id = any(${priced}::bigint[]) or i.product_item_state = 'SOLD')`.execute(db);
}

/** Counts the queued pieces: `held` are deferred because they are reserved, `queued` will be repriced next. */
export async function countWaiting(db: ReadDb): Promise<{ queued: number; held: number }> {
  const { rows } = await sql<{ queued: number; held: number }>`
    select count(*) filter (where i.product_item_state not in ('RESERVED', 'SOLD'))::int as queued,
      count(*) filter (where i.product_item_state = 'RESERVED')::int as held
    from repricing r join product_items i on i.id = r.item_id`.execute(db);
  return rows[0] ?? { queued: 0, held: 0 };
}
