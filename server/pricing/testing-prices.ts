import type { Db } from '#database/connect.ts';
import { type AddedPiece, addPiece, addProduct } from '#server/testing-goods.ts';
import { noon } from '#server/testing-sale.ts';
import { insertRate } from './queries-rate.ts';

interface FormulaModel {
  /** Percent that the model is marked down by. */
  markdown?: number;
}

/** So many equal pieces of one model, 3.42 g of 585 gold in class B, priced by the formula at the usual rate. */
export async function addFormulaPieces(
  db: Db,
  count: number,
  { markdown }: FormulaModel = {},
): Promise<AddedPiece[]> {
  const productId = await addProduct(db);
  await db
    .updateTable('products')
    .set({ make: 'B', markdown_percent: markdown ?? null })
    .where('id', '=', productId)
    .execute();
  const pieces: AddedPiece[] = [];
  for (let index = 0; index < count; index += 1)
    pieces.push(await addPiece(db, { productId, priceSom: 6_670_000 }));
  await db
    .updateTable('product_items')
    .set({ price_source: 'FORMULA', price_b2b_som: 5_730_000 })
    .where('product_id', '=', productId)
    .execute();
  await db.deleteFrom('price_history').execute();
  return pieces;
}

export async function setGold(db: Db, refSom: number, effectiveAt: Date = noon): Promise<void> {
  await insertRate(db, { metal: 'gold', refSom, effectiveAt });
}

export async function addPromotion(
  db: Db,
  {
    productId = null,
    categoryId = null,
    percent,
  }: { productId?: number | null; categoryId?: number | null; percent: number },
): Promise<number> {
  const { id } = await db
    .insertInto('promotions')
    .values({ name: { uz: 'Kuz', ru: 'Осень', en: 'Autumn' }, percent, begins_at: noon })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('reduction_targets')
    .values({ promotion_id: id, product_id: productId, category_id: categoryId })
    .execute();
  return id;
}

type OnePiece = Pick<AddedPiece, 'id'> | undefined;

export async function priceOf(
  db: Db,
  piece: OnePiece,
): Promise<{ b2c: number | null; old: number | null; b2b: number | null }> {
  return db
    .selectFrom('product_items')
    .select(['price_b2c_som as b2c', 'old_price_b2c_som as old', 'price_b2b_som as b2b'])
    .where('id', '=', piece?.id ?? 0)
    .executeTakeFirstOrThrow();
}

/** Why its retail price changed, from and to, in order. */
export async function historyOf(
  db: Db,
  piece: OnePiece,
): Promise<[why: string, from: number | null, to: number | null][]> {
  const rows = await db
    .selectFrom('price_history')
    .select(['why', 'from_b2c_som', 'to_b2c_som'])
    .where('item_id', '=', piece?.id ?? 0)
    .orderBy('id')
    .execute();
  return rows.map((row) => [row.why, row.from_b2c_som, row.to_b2c_som]);
}
