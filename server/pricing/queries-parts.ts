import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';
import type { MadePieceRow, StoneRow } from './formula-piece.ts';

export interface PricedPieceRow extends Omit<MadePieceRow, 'make'> {
  id: number;
  /** Before reductions, soʻm. */
  price_som: number;
}

/** Returns the pieces of a public product that are or will be on sale, with the facts that determine their prices. */
export async function selectPricedPieces(db: ReadDb, productId: number): Promise<PricedPieceRow[]> {
  const price = sql<number>`coalesce(i.old_price_b2c_som, i.price_b2c_som)`;
  return db
    .selectFrom('product_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .leftJoin('metals as m', 'm.code', 'p.metal')
    .leftJoin('precious_metals as f', 'f.code', 'm.precious_metal')
    .select(['i.id', 'm.precious_metal', 'f.probes', 'i.probe', 'i.weight_mg', price.as('price_som')])
    .select(
      sql<StoneRow[]>`coalesce((
        select json_agg(json_build_object('kind', s.kind, 'count', s.count, 'carat_thousandths', s.carat_thousandths,
          'color', s.color, 'clarity', s.clarity)) from stones s where s.item_id = i.id), '[]')`.as('stones'),
    )
    .where('i.product_id', '=', productId)
    .where('p.product_state', '=', 'ACTIVE')
    .where('i.product_item_state', 'in', ['AVAILABLE', 'RESERVED'])
    .where(price, '>', 0)
    .orderBy('i.id')
    .limit(200)
    .execute();
}
