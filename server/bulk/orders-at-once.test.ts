import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { StaffOrder } from '#contract/admin/order.ts';
import { requireSound } from '#database/invariants.ts';
import { buy } from '#server/order/testing-orders.ts';
import { auditOf, type Stock, testStock } from '#server/stock/testing-stock.ts';
import type { StaffBrowser } from '#server/testing-staff.ts';
import { begin, look, readJob, undo, work } from './testing-bulk.ts';

let stock: Stock;
let browser: StaffBrowser;
beforeAll(async () => {
  stock = await testStock();
});
beforeEach(async () => {
  stock.turnClock(0);
  browser = await stock.staff.enter('SUPPORT');
});
afterEach(() => requireSound(stock.db));
afterAll(() => stock.close());

const move = 'orders/bulk/move';

const addOrders = async (count: number): Promise<string[]> => {
  const numbers = [];
  for (let nth = 0; nth < count; nth++) numbers.push((await buy(stock)).order.number);
  return numbers;
};
const readOrder = async (number: string): Promise<StaffOrder> =>
  (await browser.get(`orders/${number}`)).json();
const stateOf = async (number: string) => (await readOrder(number)).state;

it('BO-24: each order advances one step, with an event and an audit entry; assembling unscanned pieces needs a reason', async () => {
  const ids = await addOrders(2);
  const [first = '', second = ''] = ids;
  const seen = await look(browser, move, { ids });
  expect(seen).toMatchObject({
    changes: 2,
    examples: [{ record: first, before: { state: 'NEW' }, after: { state: 'CONFIRMED' } }, {}],
  });
  const job = await work(stock, browser, await begin(browser, move, seen.token));
  expect(job).toMatchObject({ state: 'DONE', changed: 2, undoUntil: null, allowedActions: [] });
  expect(await stateOf(first)).toBe('CONFIRMED');
  expect((await auditOf(stock, 'order', first)).map(({ action }) => action)).toEqual(['orders.move']);
  expect((await browser.post(`jobs/${job.id}/undo`)).json()).toMatchObject({ code: 'UNDO_NOT_POSSIBLE' });
  expect(await look(browser, move, { ids })).toMatchObject({
    changes: 0,
    refused: [{ code: 'PIECES_NOT_SCANNED', count: 2 }],
  });
  const next = await look(browser, move, { ids: [second], reason: 'the scanner is broken' });
  await work(stock, browser, await begin(browser, move, next.token));
  expect(await stateOf(second)).toBe('ASSEMBLING');
});

it('BO-24: an order that changed after the preview is refused; the other ones advance', async () => {
  const ids = await addOrders(2);
  const [first = '', second = ''] = ids;
  const { token } = await look(browser, move, { ids });
  await browser.post(
    `orders/${first}/cancellation`,
    { reason: 'called off' },
    (await readOrder(first)).version,
  );
  const job = await work(stock, browser, await begin(browser, move, token));
  expect(job).toMatchObject({ changed: 1, refused: [{ code: 'CHANGED_SINCE', count: 1 }] });
  expect([await stateOf(first), await stateOf(second)]).toEqual(['CANCELLED', 'CONFIRMED']);
});

it('a seller can only advance orders of their own stores, and cannot see the jobs of other members', async () => {
  const [number = ''] = await addOrders(1);
  const { storeId } = await readOrder(number);
  const stores = await stock.db.selectFrom('staff_stores').select(['staff_id', 'store_id']).execute();
  const seller = await stock.staff.enter(
    'SELLER',
    stores.findIndex(({ store_id }) => store_id !== storeId),
  );
  expect(await look(seller, move, { ids: [number] })).toMatchObject({
    total: 1,
    changes: 0,
    refused: [{ code: 'NOT_FOUND', count: 1, records: [] }],
  });
  const { token } = await look(browser, move, { ids: [number] });
  const jobId = await begin(browser, move, token);
  expect((await seller.get(`jobs/${jobId}`)).statusCode).toBe(404);
  expect((await seller.delete(`jobs/${jobId}`)).statusCode).toBe(404);
  expect((await seller.get('jobs')).json()).toMatchObject({ rows: [], count: { value: 0 } });
  await work(stock, browser, jobId);
});

it('BO-26: a cancelled job ends after its current batch, and completed changes stay', async () => {
  const ids = await addOrders(2);
  const { token } = await look(browser, move, { ids });
  const jobId = await begin(browser, move, token);
  expect((await browser.delete(`jobs/${jobId}`)).statusCode).toBe(200);
  expect(await readJob(browser, jobId)).toMatchObject({ isCancelling: true, allowedActions: [] });
  expect(await work(stock, browser, jobId)).toMatchObject({ state: 'CANCELLED', done: 0, changed: 0 });
  expect((await browser.delete(`jobs/${jobId}`)).json()).toMatchObject({ code: 'JOB_OVER' });
  expect(await stateOf(ids[0] ?? '')).toBe('NEW');
});

it('a job without records ends at once and cannot be undone', async () => {
  const { token } = await look(browser, move, { ids: [] });
  const jobId = await begin(browser, move, token);
  expect(await work(stock, browser, jobId)).toMatchObject({ state: 'DONE', total: 0 });
  await expect(undo(stock, browser, jobId)).rejects.toThrow('UNDO_NOT_POSSIBLE');
});
