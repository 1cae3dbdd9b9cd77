import type { Db } from '#database/connect.ts';
import { noon } from '#domain/calendar/testing-noon.ts';
import type { PriceFormula } from '#domain/pricing/price-formula.ts';
import { hourMs } from '#domain/units/durations.ts';
import { type AddedPiece, addPiece, addProduct } from '#server/testing-goods.ts';
import { insertPromoCode } from './promo-codes/queries-code.ts';
import { insertRate } from './rates/queries-rate.ts';

interface FormulaModel {
  /** The model's markdown in percent. */
  markdown?: number;
}

/** Adds a number of equal pieces of one model, 3.42 g of 585 gold in class B, priced by the formula at the default rate. */
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

/** Adds a formula as a command or a migration does, without a staff member. */
export async function addFormula(
  db: Db,
  { formula, validFrom, createdBy }: { formula: PriceFormula; validFrom: Date; createdBy: string },
): Promise<void> {
  await db
    .insertInto('price_formulas')
    .values({ params: JSON.stringify(formula), valid_from: validFrom, created_by: createdBy })
    .execute();
}

export async function setGold(db: Db, refSom: number, effectiveAt: Date = noon): Promise<void> {
  await insertRate(db, { metal: 'gold', refSom, effectiveAt, setBy: null, approvalId: null });
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

/** The changes of a piece's retail price: reason, from and to, in order. */
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

export interface NewCode {
  percent?: number;
  amountSom?: number;
  minGoodsSom?: number;
  maxUses?: number;
  maxUsesPerShopper?: number;
  beginsAt?: Date;
  endsAt?: Date;
  /** Limits the promotion to the pieces of a product. */
  productId?: number;
}

let codes = 0;

/** Adds a code that started an hour ago. Returns its text. */
export async function addPromoCode(db: Db, { productId, ...facts }: NewCode): Promise<string> {
  codes += 1;
  const code = `CODE${codes}`;
  const id = await insertPromoCode(db, {
    code,
    percent: facts.percent ?? null,
    amountSom: facts.amountSom ?? null,
    stacks: false,
    minGoodsSom: facts.minGoodsSom ?? 0,
    maxUses: facts.maxUses ?? null,
    maxUsesPerShopper: facts.maxUsesPerShopper ?? null,
    beginsAt: facts.beginsAt ?? new Date(noon.getTime() - hourMs),
    endsAt: facts.endsAt ?? null,
  });
  if (productId !== undefined)
    await db
      .insertInto('reduction_targets')
      .values({ promo_code_id: id ?? null, product_id: productId })
      .execute();
  return code;
}

export async function usesOf(db: Db, code: string): Promise<number> {
  const row = await db
    .selectFrom('promo_codes')
    .select('uses')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return row.uses;
}

export async function endCode(db: Db, code: string): Promise<void> {
  await db.updateTable('promo_codes').set({ ends_at: noon }).where('code', '=', code).execute();
}
