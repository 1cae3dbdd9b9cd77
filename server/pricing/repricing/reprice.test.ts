import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { noon } from '#domain/calendar/testing-noon.ts';
import { addPiece, addProduct } from '#server/testing-goods.ts';
import { orderForm, place } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { holdCart, shopperWith } from '#server/testing-shopper.ts';
import { requireSound } from '#database/invariants.ts';
import { type PriceFormula, planFormula, planTerms } from '#domain/pricing/price-formula.ts';
import { getPriceTerms } from '../get-price-terms.ts';
import { readFormula } from '../formula/price-formula-schema.ts';
import { updatePrices } from './update-prices.ts';
import { repriceWaiting } from './reprice.ts';
import {
  addFormula,
  addFormulaPieces,
  addPromotion,
  historyOf,
  priceOf,
  setGold,
} from '../testing-prices.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale({ connections: 20 });
});
afterEach(async () => {
  await requireSound(sale.db);
  await sale.db.updateTable('promotions').set({ ends_at: noon, begins_at: noon }).execute();
  await sale.db.updateTable('product_items').set({ price_source: 'FIXED' }).execute();
  await sale.db.deleteFrom('repricing').execute();
  await setGold(sale.db, 2_000_000);
  await updatePrices(sale.db, { now: noon });
});
afterAll(() => sale.close());

const keep = () => updatePrices(sale.db, { now: noon });

describe('a new price formula', () => {
  const addWith = (change: Partial<PriceFormula>, validFrom: Date) =>
    addFormula(sale.db, { formula: { ...planFormula, ...change }, validFrom, createdBy: 'nodira' });
  const at = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
  const formulasOf = async (piece: { id: number } | undefined) =>
    (
      await sale.db
        .selectFrom('price_history as h')
        .leftJoin('price_formulas as f', 'f.id', 'h.formula_id')
        .select(['h.why', 'h.to_b2c_som as som', 'f.created_by as by', 'f.params'])
        .where('h.item_id', '=', piece?.id ?? 0)
        .orderBy('h.id')
        .execute()
    ).map(({ why, som, by, params }) => [why, som, by, readFormula(params)] as const);

  it('prices from its start on, the next one from its own start; the history names the formula', async () => {
    const [piece] = await addFormulaPieces(sale.db, 1);
    await addWith({ fixedPartSom: 160_000 }, at(10));
    await addWith({ fixedPartSom: 260_000 }, at(20));
    const priceAt = async (minutes: number) => {
      await updatePrices(sale.db, { now: at(minutes) });
      return (await priceOf(sale.db, piece)).b2c;
    };
    expect(await priceAt(9)).toBe(6_670_000);
    expect(await priceAt(10)).toBe(6_770_000);
    expect(await priceAt(19)).toBe(6_770_000);
    expect(await priceAt(20)).toBe(6_870_000);
    const computed = await formulasOf(piece);
    expect(computed.map(([why, som, by]) => [why, som, by])).toEqual([
      ['FORMULA', 6_770_000, 'nodira'],
      ['FORMULA', 6_870_000, 'nodira'],
    ]);
    expect(computed.map(([, , , read]) => read.ok && read.formula.fixedPartSom)).toEqual([160_000, 260_000]);
    await addWith({}, at(21));
    expect(await priceAt(21)).toBe(6_670_000);
  });

  it('is never changed: the database refuses it, and deletes only one that has not started', async () => {
    await addWith({ stepSom: 1_000 }, at(600));
    const newest = `(select max(id) from price_formulas)`;
    await expect(
      sale.parts.pool.query(
        `update price_formulas set params = params || '{"stepSom":1}' where id = ${newest}`,
      ),
    ).rejects.toThrow('a price formula is not changed');
    await sale.parts.pool.query(`delete from price_formulas where id = ${newest}`);
    await expect(sale.parts.pool.query('delete from price_formulas where id = 1')).rejects.toThrow(
      'a price formula is not changed',
    );
  });

  it('starts in every shop as the migration defines it', async () => {
    const { formula, rates } = await getPriceTerms(sale.db);
    expect({ formula, rates }).toEqual(planTerms);
  });
});

describe('a new rate of gold', () => {
  it('reprices formula pieces, and leaves fixed prices unchanged', async () => {
    const [piece] = await addFormulaPieces(sale.db, 1);
    const fixed = await addPiece(sale.db);
    // 3.42 g of 585 in class B
    expect(await priceOf(sale.db, piece)).toEqual({ b2c: 6_670_000, old: null, b2b: 5_730_000 });
    await setGold(sale.db, 2_100_000);
    expect(await keep()).toBe(1);
    expect(await priceOf(sale.db, piece)).toEqual({ b2c: 7_000_000, old: null, b2b: 6_020_000 });
    expect(await priceOf(sale.db, fixed)).toMatchObject({ b2c: 7_270_000 });
    expect(await historyOf(sale.db, piece)).toEqual([['RATE', 6_670_000, 7_000_000]]);
  });

  it('applies only from its day on', async () => {
    const [piece] = await addFormulaPieces(sale.db, 1);
    await setGold(sale.db, 2_500_000, new Date(noon.getTime() + 1));
    expect(await keep()).toBe(0);
    expect(await updatePrices(sale.db, { now: new Date(noon.getTime() + 1) })).toBeGreaterThan(0);
    expect(await priceOf(sale.db, piece)).toMatchObject({ b2c: 8_320_000 });
    await sale.db.deleteFrom('metal_rates').where('ref_som', '=', 2_500_000).execute();
  });

  it('keeps the percentage of a markdown, and records the reason', async () => {
    const [piece] = await addFormulaPieces(sale.db, 1, { markdown: 10 });
    await setGold(sale.db, 2_100_000);
    await keep();
    // 7 000 000 less 10 %, rounded up to 10 000
    expect(await priceOf(sale.db, piece)).toMatchObject({ b2c: 6_300_000, old: 7_000_000 });
  });

  it('does not change held or ordered pieces; a held one is repriced after the hold', async () => {
    const [held, ordered] = await addFormulaPieces(sale.db, 2);
    const holder = await shopperWith(sale.app, held?.fullKey ?? '');
    await holdCart(holder);
    const buyer = await shopperWith(sale.app, ordered?.fullKey ?? '');
    const placed = await place(buyer, orderForm(sale, { expectedTotal: 6_670_000 }));
    expect(placed.statusCode).toBe(201);
    await setGold(sale.db, 2_100_000);
    await keep();
    expect(await priceOf(sale.db, held)).toMatchObject({ b2c: 6_670_000 });
    expect(await priceOf(sale.db, ordered)).toMatchObject({ b2c: 6_670_000 });
    await holder.delete('/api/v1/cart/hold');
    expect(await keep()).toBe(1);
    expect(await priceOf(sale.db, held)).toMatchObject({ b2c: 7_000_000 });
    expect(await priceOf(sale.db, ordered)).toMatchObject({ b2c: 6_670_000 });
  });

  it('continues after a run that was aborted, and changes nothing twice', async () => {
    const pieces = await addFormulaPieces(sale.db, 25);
    await setGold(sale.db, 2_100_000);
    const revive = await dieAt(sale, pieces[12]);
    await expect(updatePrices(sale.db, { now: noon, batch: 5 })).rejects.toThrow('killed');
    const prices = await Promise.all(pieces.map((piece) => priceOf(sale.db, piece)));
    expect(prices.map(({ b2c }) => b2c)).toEqual([
      ...Array<number>(10).fill(7_000_000),
      ...Array<number>(15).fill(6_670_000),
    ]);
    await revive();
    await keep();
    expect(await keep()).toBe(0);
    for (const piece of pieces)
      expect(await historyOf(sale.db, piece)).toEqual([['RATE', 6_670_000, 7_000_000]]);
  });

  it('is applied once by two concurrent runs', async () => {
    const pieces = await addFormulaPieces(sale.db, 30);
    await setGold(sale.db, 2_100_000);
    await Promise.all([keep(), keep(), repriceWaiting(sale.db, { batch: 3 })]);
    await keep();
    for (const piece of pieces)
      expect(await historyOf(sale.db, piece)).toEqual([['RATE', 6_670_000, 7_000_000]]);
  });
});

describe('a promotion', () => {
  it('starts, is the best single one, and ends', async () => {
    const productId = await addProduct(sale.db);
    const piece = await addPiece(sale.db, { productId });
    await addPromotion(sale.db, { productId, percent: 10 });
    const better = await addPromotion(sale.db, { productId, percent: 20 });
    await keep();
    expect(await priceOf(sale.db, piece)).toMatchObject({ b2c: 5_816_000, old: 7_270_000 });
    await sale.db.updateTable('promotions').set({ ends_at: noon }).where('id', '=', better).execute();
    await keep();
    expect(await priceOf(sale.db, piece)).toMatchObject({ b2c: 6_543_000, old: 7_270_000 });
    await sale.db.updateTable('promotions').set({ ends_at: noon }).execute();
    await keep();
    expect(await priceOf(sale.db, piece)).toMatchObject({ b2c: 7_270_000, old: null });
    expect((await historyOf(sale.db, piece)).map(([why]) => why)).toEqual(Array(3).fill('PROMOTION'));
  });

  it('covers pieces that are added to its category later', async () => {
    const productId = await addProduct(sale.db);
    const { category_id } = await sale.db
      .selectFrom('products')
      .select('category_id')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    await addPromotion(sale.db, { categoryId: category_id, percent: 10 });
    await keep();
    const late = await addPiece(sale.db, { productId });
    await keep();
    expect(await priceOf(sale.db, late)).toMatchObject({ b2c: 6_543_000, old: 7_270_000 });
  });
});

/** Makes every write of this piece's price fail, until `revive` is called. */
async function dieAt({ parts }: Sale, piece: { id: number } | undefined): Promise<() => Promise<unknown>> {
  await parts.pool.query(`
    create function die() returns trigger language plpgsql as $$ begin raise 'killed'; end $$;
    create trigger die before update on product_items for each row when (new.id = ${piece?.id ?? 0}) execute function die()`);
  return () => parts.pool.query('drop trigger die on product_items; drop function die()');
}
