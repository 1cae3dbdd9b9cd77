import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ExportedList } from '#contract/admin/export.ts';
import type { CashDay } from '#contract/admin/cash-day.ts';
import type { StaffRefundRow } from '#contract/admin/money.ts';
import { requireSound } from '#database/invariants.ts';
import { buy, takeBack, walk } from '#server/order/testing-orders.ts';
import { defaultPriceSom } from '#server/testing-goods.ts';
import { addOrder, cards, payAtBank } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type TestedStaff, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
afterAll(() => sale.close());

const linesOf = (answer: { json: <T>() => T }) =>
  Buffer.from(answer.json<ExportedList>().file, 'base64')
    .toString('utf8')
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'));

it('the month’s export contains payments, manual refunds with their documents, and the totals of each day', async () => {
  const bank = await addOrder(sale, { method: 'FAKE' });
  await payAtBank(bank.buyer, bank.order, cards.approved);
  const seller = await staff.enter('SELLER');
  const opened = await seller.post('counter/days', { storeId: sale.places.amirTemur, opening: 0 });
  const { order } = await buy(sale);
  await walk(sale, order, 'confirm', 'assemble', 'ready', 'deliver');
  await takeBack(sale, order);
  await sale.runTask('send-refunds');
  const accountant = await staff.enter('ACCOUNTANT');
  const refunds = (await accountant.get('refunds?state=REQUESTED')).json<{ rows: StaffRefundRow[] }>();
  const refund = refunds.rows.find(({ number }) => number === order.number);
  const done = await accountant.post(`refunds/${refund?.id ?? 0}/done`, { paperNumber: 'KO-9' });
  expect(done.statusCode).toBe(204);
  // the cash day contains cash that was refunded on the money screen
  const days = (await seller.get(`counter/days?storeId=${sale.places.amirTemur}`)).json<{
    current: CashDay;
  }>();
  expect(days.current).toMatchObject({
    id: opened.json<CashDay>().id,
    movements: [
      { kind: 'SALE', amount: defaultPriceSom, order: order.number },
      { kind: 'RETURN', amount: -defaultPriceSom, order: order.number },
    ],
  });
  const get = (what: 'DAYS' | 'MOVEMENTS', month = '2026-04') =>
    accountant.post('settlements/export', { month, what, format: 'CSV' });
  const movements = linesOf(await get('MOVEMENTS'));
  const rowsOf = (number: string) => movements.filter((cells) => cells[4] === number);
  expect(rowsOf(order.number).map((cells) => [cells[5], cells[8]])).toEqual([
    [String(defaultPriceSom), ''],
    [String(-defaultPriceSom), 'KO-9'],
  ]);
  expect(rowsOf(bank.order.number)).toMatchObject([{ 5: String(bank.order.total) }]);
  const sums = linesOf(await get('DAYS'));
  expect(sums).toHaveLength(3);
  expect(sums.map((cells) => cells.slice(2, 7)).slice(1)).toEqual([
    ['1', String(defaultPriceSom), '1', String(defaultPriceSom), '0'],
    ['1', String(bank.order.total), '0', '0', String(bank.order.total)],
  ]);
  expect(linesOf(await get('DAYS', '2026-03'))).toHaveLength(1);
  expect((await get('DAYS')).json<ExportedList>().name).toBe('money-2026-04-days-2026-04-08.csv');
  const refused = await seller.post('settlements/export', { month: '2026-04', what: 'DAYS', format: 'CSV' });
  expect(refused.json()).toMatchObject({ code: 'PERMISSION_MISSING' });
  await requireSound(sale.db);
});
