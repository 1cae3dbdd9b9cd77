import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PiecesFormulaPreview } from '#contract/admin/prices/piece-price.ts';
import { begin, look, undo, work } from '#server/bulk/testing-bulk.ts';
import { addFormulaPieces, priceOf } from '#server/pricing/testing-prices.ts';
import { type AddedPiece, addPiece } from '#server/testing-goods.ts';
import type { StaffBrowser } from '#server/testing-staff.ts';
import { type Stock, testStock } from '../testing-stock.ts';

let stock: Stock;
let manager: StaffBrowser;
beforeAll(async () => {
  stock = await testStock();
  manager = await stock.staff.enter('MANAGER');
});
afterAll(() => stock.close());

const way = 'pieces/bulk/formula';

/** Pieces with fixed prices, which the formula would price at 6 670 000. */
async function withOwnPrices(prices: readonly number[]): Promise<AddedPiece[]> {
  const pieces = await addFormulaPieces(stock.db, prices.length);
  for (const [nth, piece] of pieces.entries())
    await stock.db
      .updateTable('product_items')
      .set({ price_source: 'FIXED', price_b2c_som: prices[nth] ?? 0, price_b2b_som: 5_000_000 })
      .where('serial_number', '=', piece.serialNumber)
      .execute();
  return pieces;
}

it('BO-24: many pieces return to the formula, pieces that cannot are named, and Undo restores each fixed price', async () => {
  const [one, other, sold] = await withOwnPrices([6_500_000, 6_900_000, 6_500_000]);
  if (one === undefined || other === undefined || sold === undefined) throw new Error('no pieces');
  await stock.db
    .updateTable('product_items')
    .set({ product_item_state: 'SOLD' })
    .where('serial_number', '=', sold.serialNumber)
    .execute();
  const plain = await addPiece(stock.db);
  const ids = [one, other, sold, plain].map(({ serialNumber }) => serialNumber);
  const seen = (await look(manager, way, { ids })) as PiecesFormulaPreview;
  expect(seen).toMatchObject({
    total: 4,
    changes: 2,
    prices: { dearer: 1, cheaper: 1, needsApproval: false },
  });
  expect(new Set(seen.refused.map(({ code }) => code))).toEqual(
    new Set(['NO_FORMULA', 'PIECE_STATE_CONFLICT']),
  );

  const job = await work(stock, manager, await begin(manager, way, seen.token));
  expect(job).toMatchObject({ kind: 'pieces.formula', changed: 2 });
  for (const piece of [one, other])
    expect(await priceOf(stock.db, piece)).toEqual({ b2c: 6_670_000, old: null, b2b: 5_730_000 });

  await undo(stock, manager, job.id);
  expect(await priceOf(stock.db, one)).toEqual({ b2c: 6_500_000, old: null, b2b: 5_000_000 });
  expect(await priceOf(stock.db, other)).toEqual({ b2c: 6_900_000, old: null, b2b: 5_000_000 });
});

it('is a price change: refused to staff who only manage pieces, and a large one needs a second person', async () => {
  const [dear] = await withOwnPrices([9_900_000]);
  const ids = [dear?.serialNumber ?? ''];
  const keeper = await stock.staff.enter('WAREHOUSE');
  expect((await keeper.post(`${way}/preview`, { ids })).statusCode).toBe(403);
  const { token } = await look(manager, way, { ids });
  expect((await manager.post(way, { token })).json()).toMatchObject({ code: 'APPROVAL_REASON_NEEDED' });
  const requested = await manager.post(way, { token, reason: 'the rate fell' });
  expect(requested.json()).toMatchObject({ code: 'APPROVAL_NEEDED' });
  const { approvalId } = requested.json<{ facts: { approvalId: number } }>().facts;

  const owner = await stock.staff.enter('OWNER');
  const path = `approvals/${approvalId}`;
  const { amountNow } = (await owner.get(path)).json<{ amountNow: number }>();
  await owner.post(`${path}/approve`, { amount: amountNow });
  const [job] = await stock.db
    .selectFrom('staff_jobs')
    .select('id')
    .where('kind', '=', 'pieces.formula')
    .orderBy('number', 'desc')
    .limit(1)
    .execute();
  await stock.runTask('run-staff-job', { jobId: job?.id });
  expect(dear && (await priceOf(stock.db, dear))).toMatchObject({ b2c: 6_670_000 });
});
