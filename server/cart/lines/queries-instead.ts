import { sql } from 'kysely';
import { sizeReach } from '#domain/cart/nearest-pieces.ts';
import type { ReadDb } from '#database/connect.ts';

export interface SimilarRow {
  lost_id: number;
  item_id: number;
  is_of_same_metal: boolean;
}

/** Number of candidates read per lost piece. */
const looked = 60;

/** Returns free pieces of other models in the same category with a similar size, nearest in price first; the domain ranks them. */
export async function selectSimilar(db: ReadDb, lostIds: readonly number[]): Promise<SimilarRow[]> {
  const { rows } = await sql<SimilarRow>`
    select lost.id as lost_id, near.item_id, near.metal is not distinct from model.metal as is_of_same_metal
    from product_items lost
    join products model on model.id = lost.product_id
    cross join lateral (
      select i.id as item_id, p.metal
      from products p join product_items i on i.product_id = p.id
      where p.category_id = model.category_id and p.id <> model.id and p.product_state = 'ACTIVE'
        and i.product_item_state = 'AVAILABLE' and i.price_b2c_som > 0
        and (i.size_hundredths_mm is null) = (lost.size_hundredths_mm is null)
        and (i.length_mm is null) = (lost.length_mm is null)
        and abs(coalesce(i.size_hundredths_mm - lost.size_hundredths_mm, 0)) <= ${sizeReach.mm * 100}
        and abs(coalesce(i.length_mm - lost.length_mm, 0)) <= ${sizeReach.cm * 10}
      order by abs(i.price_b2c_som - coalesce(lost.price_b2c_som, i.price_b2c_som)), i.id
      limit ${looked}
    ) near
    where lost.id = any(${lostIds}::bigint[])`.execute(db);
  return rows;
}

export interface ReservedRow {
  item_id: number;
  /** Null = until the shop acts, or set aside for a person (nobody is paying). */
  expires_at: Date | null;
}

/** Returns the RESERVED pieces of a public product. */
export async function selectReserved(db: ReadDb, productId: number): Promise<ReservedRow[]> {
  return db
    .selectFrom('product_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .leftJoin('hold_items as hi', 'hi.item_id', 'i.id')
    .leftJoin('holds as h', 'h.id', 'hi.hold_id')
    .select('i.id as item_id')
    .select(sql<Date | null>`case when h.set_aside_id is null then h.expires_at end`.as('expires_at'))
    .where('i.product_id', '=', productId)
    .where('i.product_item_state', '=', 'RESERVED')
    .where('p.product_state', '=', 'ACTIVE')
    .orderBy('i.id')
    .limit(1000)
    .execute();
}
