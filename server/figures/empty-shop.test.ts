import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OrderFigures, SalesOfPeriod, StockFigures } from '#contract/admin/figures.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let owner: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  owner = await (await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() })).enter('OWNER');
});
afterAll(() => sale.close());

const read = async <Answer>(path: string): Promise<Answer> =>
  (await owner.get(`figures/${path}`)).json<Answer>();
const sales = () => read<SalesOfPeriod>('sales?from=2026-04-01&to=2026-04-08');

it('a shop without orders has no averages and no margin', async () => {
  const { now } = await sales();
  expect(now).toMatchObject({ sold: 0, orders: 0, average: null, margin: null });
  expect(await read<OrderFigures>('orders')).toEqual({
    waiting: [],
    held: [],
    leadTime: null,
    payments: [],
    codes: { sent: 0, redeemed: 0 },
  });
  expect(await read<StockFigures>('stock')).toMatchObject({ pieces: 0, retail: 0, cost: null });
});
