import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CashDay, CashDays } from '#contract/admin/cash-day.ts';
import type { StaffOrder } from '#contract/admin/order.ts';
import { buy, takeBack, walk } from '#server/order/testing-orders.ts';
import { defaultPriceSom } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { addHere, finish, openSale, scan, sell } from '../testing-counter.ts';

let sale: Sale;
let staff: TestedStaff;
let seller: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  seller = await staff.enter('SELLER');
});
afterAll(() => sale.close());

const days = async (): Promise<CashDays> =>
  (await seller.get(`counter/days?storeId=${sale.places.amirTemur}`)).json();

const move = (id: number, body: object, key = crypto.randomUUID()) => {
  seller.headers['idempotency-key'] = key;
  return seller.post(`counter/days/${id}/movements`, body);
};

describe('BO-42: a cash day', () => {
  it('is needed to take cash, but not for cards', async () => {
    const piece = await addHere(sale);
    const open = (await scan(seller, await openSale(sale, seller), piece.serialNumber)).json();
    expect(open).toMatchObject({ takesCash: false });
    expect((await finish(seller, open)).json()).toMatchObject({ code: 'CASH_DAY_CLOSED' });
    const tenders = [{ method: 'CARD_IN_STORE', amount: defaultPriceSom }];
    expect((await finish(seller, open, { tenders })).statusCode).toBe(200);
  });

  it('is counted blind, explained, closed and confirmed; the expected amount is the sum of the movements', async () => {
    const opened = await seller.post('counter/days', { storeId: sale.places.amirTemur, opening: 500_000 });
    const { id } = opened.json<CashDay>();
    const again = await seller.post('counter/days', { storeId: sale.places.amirTemur, opening: 0 });
    expect(again.json()).toMatchObject({ code: 'CASH_DAY_OPEN' });
    const { sold } = await sell(sale, seller, {
      tenders: [{ method: 'CASH', amount: defaultPriceSom, given: 8_000_000 }],
    });
    const key = crypto.randomUUID();
    await move(id, { kind: 'PAYOUT', amount: 2_000_000, reason: 'to the bank' }, key);
    await move(id, { kind: 'PAYOUT', amount: 2_000_000, reason: 'to the bank' }, key);
    await move(id, { kind: 'DEPOSIT', amount: 100_000, reason: 'change' });
    const { current } = await days();
    expect(current).toMatchObject({ state: 'OPEN', expected: null, difference: null });
    expect(current?.movements.map(({ kind, amount, order }) => [kind, amount, order])).toEqual([
      ['SALE', defaultPriceSom, sold.number],
      ['PAYOUT', -2_000_000, null],
      ['DEPOSIT', 100_000, null],
    ]);
    expect((await seller.post(`counter/days/${id}/close`, {})).json()).toMatchObject({
      code: 'CASH_DAY_CLOSED',
    });
    const expected = 500_000 + defaultPriceSom - 2_000_000 + 100_000;
    const counted = await seller.post(`counter/days/${id}/count`, { counted: expected - 1000 });
    expect(counted.json()).toMatchObject({ state: 'COUNTED', expected, difference: -1000 });
    // counting is possible once, and no more movements are accepted
    expect((await seller.post(`counter/days/${id}/count`, { counted: expected })).statusCode).toBe(409);
    expect((await move(id, { kind: 'DEPOSIT', amount: 1000, reason: 'found' })).json()).toMatchObject({
      code: 'CASH_DAY_CLOSED',
    });
    expect((await seller.post(`counter/days/${id}/close`, {})).json()).toMatchObject({
      code: 'REASON_NEEDED',
      facts: { difference: -1000 },
    });
    const closed = await seller.post(`counter/days/${id}/close`, { reason: 'a note was torn' });
    expect(closed.json()).toMatchObject({ state: 'CLOSED', reason: 'a note was torn' });
    expect((await seller.post(`counter/days/${id}/confirmation`)).json()).toMatchObject({
      code: 'PERMISSION_MISSING',
    });
    const manager = await staff.enter('MANAGER');
    expect((await manager.post(`counter/days/${id}/confirmation`)).json()).toMatchObject({
      state: 'CONFIRMED',
      confirmedBy: 'Rustam Yoʻldoshev',
    });
    const after = await days();
    expect(after.current).toBeNull();
    expect(after.past[0]).toMatchObject({ id, state: 'CONFIRMED' });
  });

  it('includes the cash of orders that were handed over or refunded, also on the order’s screen', async () => {
    const { order } = await buy(sale);
    const opened = await seller.post('counter/days', { storeId: sale.places.amirTemur, opening: 0 });
    const { id } = opened.json<CashDay>();
    await walk(sale, order, 'confirm', 'assemble', 'ready', 'deliver');
    await takeBack(sale, order);
    await sale.runTask('send-refunds');
    const manager = await staff.enter('MANAGER');
    const { version } = (await manager.get(`orders/${order.number}`)).json<StaffOrder>();
    const body = { paperNumber: 'KO-1' };
    const given = await manager.post(`orders/${order.number}/refunds/done`, body, version);
    expect(given.statusCode).toBe(200);
    const { current } = await days();
    expect(current?.movements.map(({ kind, amount, order: number }) => [kind, amount, number])).toEqual([
      ['SALE', defaultPriceSom, order.number],
      ['RETURN', -defaultPriceSom, order.number],
    ]);
    await seller.post(`counter/days/${id}/count`, { counted: 0 });
    expect((await seller.post(`counter/days/${id}/close`, {})).json()).toMatchObject({ difference: 0 });
  });

  it('is visible only to its own store', async () => {
    const far = await staff.enter('SELLER', 1);
    expect((await far.get(`counter/days?storeId=${sale.places.amirTemur}`)).statusCode).toBe(404);
    const opened = await seller.post('counter/days', { storeId: sale.places.amirTemur, opening: 0 });
    expect(
      (await far.post(`counter/days/${opened.json<CashDay>().id}/count`, { counted: 0 })).statusCode,
    ).toBe(404);
  });
});
