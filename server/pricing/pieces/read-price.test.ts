import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PiecePrice } from '#contract/admin/prices/piece-price.ts';
import { type AddedPiece, addPiece } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { addFormulaPieces } from '../testing-prices.ts';

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
afterAll(() => sale.close());

const read = async (browser: StaffBrowser, { serialNumber }: AddedPiece): Promise<PiecePrice> => {
  const answer = await browser.get(`pieces/${serialNumber}/price`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

it('composes the formula price of a piece, for roles that may read prices', async () => {
  const [piece] = await addFormulaPieces(sale.db, 1);
  if (piece === undefined) throw new Error('no piece');
  const manager = await staff.enter('MANAGER');
  const { list, formula, noFormula, promotion } = await read(manager, piece);
  expect({ list, noFormula, promotion }).toEqual({ list: 6_670_000, noFormula: null, promotion: null });
  expect(formula).toMatchObject({
    price: 6_670_000,
    make: 'B',
    probe: 585,
    makingPercent: 65,
    fixed: 60_000,
  });
  if (formula === null) throw new Error('no formula');
  const { metal, making, stones, fixed, rounding, price } = formula;
  expect(metal + making + stones + fixed + rounding).toBe(price);

  for (const role of ['SELLER', 'WAREHOUSE', 'CONTENT', 'SUPPORT'] as const) {
    const answer = await (await staff.enter(role)).get(`pieces/${piece.serialNumber}/price`);
    expect([role, answer.statusCode]).toEqual([role, 403]);
  }
});

it('explains why the formula cannot price a piece, and what a fixed price would be by the formula', async () => {
  const manager = await staff.enter('MANAGER');
  expect(await read(manager, await addPiece(sale.db))).toMatchObject({ formula: null, noFormula: 'NO_MAKE' });
  const [own] = await addFormulaPieces(sale.db, 1, { markdown: 10 });
  if (own === undefined) throw new Error('no piece');
  await sale.db
    .updateTable('product_items')
    .set({ price_source: 'FIXED', price_b2c_som: 9_000_000 })
    .where('serial_number', '=', own.serialNumber)
    .execute();
  expect(await read(manager, own)).toMatchObject({
    list: 9_000_000,
    formula: { price: 6_670_000 },
    markdownPercent: 10,
  });
  expect((await manager.get('pieces/NO-SUCH/price')).statusCode).toBe(404);
});
