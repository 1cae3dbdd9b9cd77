import type { Db } from '#database/connect.ts';
import { lineKey } from '#domain/cart/line-key.ts';
import type { Wish } from './buyer.ts';

/** Returns pieces on sale with unique keys, one for each buyer. */
export async function readWishes(db: Db): Promise<Wish[]> {
  const store = await db.selectFrom('stores').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('product_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select(['i.product_id', 'i.size_hundredths_mm', 'i.length_mm', 'i.probe', 'i.weight_mg'])
    .where('i.product_item_state', '=', 'AVAILABLE')
    .where('p.product_state', '=', 'ACTIVE')
    .where('i.price_b2c_som', '>', 0)
    .where('i.price_b2c_som', '<', 400_000_000)
    .orderBy('i.id')
    .execute();
  const keys = new Set(
    rows.map((row) =>
      lineKey({
        productId: row.product_id,
        sizeMm: row.size_hundredths_mm === null ? null : row.size_hundredths_mm / 100,
        lengthCm: row.length_mm === null ? null : row.length_mm / 10,
        probe: row.probe,
        weightGrams: row.weight_mg / 1000,
      }),
    ),
  );
  return [...keys].map((lineKey) => ({ lineKey, storeId: store.id }));
}
