import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requireSound } from '#database/invariants.ts';
import { addOrder, cancel, makeReady, payAgain, readOrder } from '#server/testing-order.ts';
import { giveBack } from '#server/order/testing-orders.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { addTransaction, begun, billed, codeOf, payme, paymeEnvironment, paymeId } from './testing-payme.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale({ environment: paymeEnvironment });
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const ordered = () => addOrder(sale, { method: 'PAYME' });

const transacted = (how?: { isPerformed: boolean }) => addTransaction(sale, how);
const noonMs = () => sale.parts.now().getTime();

describe('twelve hours by Payme’s clock', () => {
  const twelveHours = 12 * 60;

  it('to the millisecond a transaction may be performed', async () => {
    const { id } = await transacted();
    sale.turnClock(twelveHours);
    expect((await payme(sale, 'PerformTransaction', { id })).result).toMatchObject({ state: 2 });
  });

  it.each(['CreateTransaction', 'PerformTransaction'])(
    'after them %s is refused, and the transaction is over by the time',
    async (method) => {
      const { params, id } = await transacted();
      sale.turnClock(twelveHours + 1);
      expect(codeOf(await payme(sale, method, params))).toBe(-31008);
      const over = { state: -1, reason: 4, cancel_time: noonMs() };
      expect((await payme(sale, 'CheckTransaction', { id })).result).toMatchObject(over);
    },
  );

  it('a look at it is enough, and what comes later finds it over', async () => {
    const { id } = await transacted();
    sale.turnClock(twelveHours + 1);
    const over = { state: -1, reason: 4, cancel_time: noonMs() };
    expect((await payme(sale, 'CheckTransaction', { id })).result).toMatchObject(over);
    sale.turnClock(twelveHours + 5);
    const cancelled = await payme(sale, 'CancelTransaction', { id, reason: 3 });
    expect(cancelled.result).toMatchObject({ state: -1, cancel_time: over.cancel_time });
  });

  it('a transaction that began so long ago does not begin here', async () => {
    const { order } = await ordered();
    const time = noonMs() - twelveHours * 60_000 - 1;
    expect(codeOf(await payme(sale, 'CreateTransaction', { ...begun(sale, order), time }))).toBe(-31008);
  });

  it('a clock of Payme’s that is ahead keeps the pieces no longer', async () => {
    const { buyer, order } = await ordered();
    await payme(sale, 'CreateTransaction', { ...begun(sale, order), time: noonMs() + 86_400_000 });
    const until = new Date(noonMs() + twelveHours * 60_000).toISOString();
    expect((await readOrder(buyer, order)).reservedUntil).toBe(until);
  });
});

describe('an order and its Payme transaction', () => {
  it('that the shopper called off waits for Payme to give the money back, once', async () => {
    const { buyer, order, id } = await transacted({ isPerformed: true });
    await cancel(buyer, order);
    await sale.runTask('send-refunds');
    expect(await readOrder(buyer, order)).toMatchObject({ state: 'CANCELLED', paymentState: 'PAID' });
    const cancelled = await payme(sale, 'CancelTransaction', { id, reason: 5 });
    expect(cancelled.result).toMatchObject({ state: -2 });
    expect(await readOrder(buyer, order)).toMatchObject({ state: 'CANCELLED', paymentState: 'REFUNDED' });
  });

  it('abuse 20: whose money staff gave back is PAID at Payme, in every answer; its cancel gets -31007', async () => {
    const { buyer, order, id } = await transacted({ isPerformed: true });
    const before = await payme(sale, 'CheckTransaction', { id });
    const span = { from: noonMs() - 1, to: noonMs() };
    await cancel(buyer, order);
    await sale.runTask('send-refunds');
    sale.turnClock(5);
    await giveBack(sale, order);
    expect((await payme(sale, 'CheckTransaction', { id })).body).toBe(before.body);
    const { result } = await payme(sale, 'GetStatement', span);
    expect(result?.['transactions']).toContainEqual(
      expect.objectContaining({ id, state: 2, cancel_time: 0, reason: null }),
    );
    const cancelled = await payme(sale, 'CancelTransaction', { id, reason: 5 });
    expect([codeOf(cancelled), cancelled.error?.message.en]).toEqual([
      -31007,
      expect.stringContaining('refunded'),
    ]);
    expect((await payme(sale, 'CheckTransaction', { id })).body).toBe(before.body);
  });

  it('abuse 24: another order under the name of a transaction that is open is refused', async () => {
    const { params, id } = await transacted();
    const { order } = await ordered();
    expect(codeOf(await payme(sale, 'CreateTransaction', { ...params, ...billed(order) }))).toBe(-31008);
    expect((await payme(sale, 'CheckTransaction', { id })).result).toMatchObject({ state: 1 });
  });

  it('that is on its way cannot be reversed: Payme gets an error', async () => {
    const { order, id } = await transacted({ isPerformed: true });
    await makeReady(sale.db, order);
    expect(codeOf(await payme(sale, 'CancelTransaction', { id, reason: 5 }))).toBe(-31007);
    expect((await payme(sale, 'CheckTransaction', { id })).result).toMatchObject({
      state: 2,
      cancel_time: 0,
    });
  });

  it('that was called off before it was paid says so to Payme', async () => {
    const { buyer, order, id } = await transacted();
    await cancel(buyer, order);
    expect(codeOf(await payme(sale, 'PerformTransaction', { id }))).toBe(-31008);
    expect((await payme(sale, 'CheckTransaction', { id })).result).toMatchObject({ state: -1, reason: 3 });
  });

  it('after a declined card may be tried again, by a transaction of its own', async () => {
    const { buyer, order, id } = await transacted();
    await payme(sale, 'CancelTransaction', { id, reason: 2 });
    expect(await readOrder(buyer, order)).toMatchObject({ payment: { failure: 'DECLINED' } });
    await payAgain(buyer, order, { method: 'PAYME' });
    await payme(sale, 'CreateTransaction', begun(sale, order, 'second try'));
    await payme(sale, 'PerformTransaction', { id: paymeId('second try') });
    expect(await readOrder(buyer, order)).toMatchObject({ state: 'PAID' });
  });

  it('may be named by hand, in small letters', async () => {
    const { order } = await ordered();
    const account = { order_id: ` ${order.number.toLowerCase()} ` };
    const allowed = await payme(sale, 'CheckPerformTransaction', { ...billed(order), account });
    expect(allowed.result).toMatchObject({ allow: true });
  });
});
