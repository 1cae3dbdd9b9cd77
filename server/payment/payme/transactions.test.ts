import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requireSound } from '#database/invariants.ts';
import { addOrder, cancel, makeReady, payAgain, readOrder } from '#server/testing-order.ts';
import { giveBack } from '#server/order/testing-orders.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import {
  addTransaction,
  transactionParams,
  accountOf,
  codeOf,
  payme,
  paymeEnvironment,
  paymeId,
} from './testing-payme.ts';

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

describe('the twelve-hour limit by Payme’s clock', () => {
  const twelveHours = 12 * 60;

  it('a transaction may be performed up to the last millisecond', async () => {
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

  it('CheckTransaction alone cancels an expired transaction, and later calls find it cancelled', async () => {
    const { id } = await transacted();
    sale.turnClock(twelveHours + 1);
    const over = { state: -1, reason: 4, cancel_time: noonMs() };
    expect((await payme(sale, 'CheckTransaction', { id })).result).toMatchObject(over);
    sale.turnClock(twelveHours + 5);
    const cancelled = await payme(sale, 'CancelTransaction', { id, reason: 3 });
    expect(cancelled.result).toMatchObject({ state: -1, cancel_time: over.cancel_time });
  });

  it('a transaction whose creation time is already over the limit is refused', async () => {
    const { order } = await ordered();
    const time = noonMs() - twelveHours * 60_000 - 1;
    expect(codeOf(await payme(sale, 'CreateTransaction', { ...transactionParams(sale, order), time }))).toBe(
      -31008,
    );
  });

  it('a clock of Payme’s that is fast does not extend the reservation', async () => {
    const { buyer, order } = await ordered();
    await payme(sale, 'CreateTransaction', {
      ...transactionParams(sale, order),
      time: noonMs() + 86_400_000,
    });
    const until = new Date(noonMs() + twelveHours * 60_000).toISOString();
    expect((await readOrder(buyer, order)).reservedUntil).toBe(until);
  });
});

describe('an order and its Payme transaction', () => {
  it('cancelled by the shopper: waits for Payme to refund, once', async () => {
    const { buyer, order, id } = await transacted({ isPerformed: true });
    await cancel(buyer, order);
    await sale.runTask('send-refunds');
    expect(await readOrder(buyer, order)).toMatchObject({ state: 'CANCELLED', paymentState: 'PAID' });
    const cancelled = await payme(sale, 'CancelTransaction', { id, reason: 5 });
    expect(cancelled.result).toMatchObject({ state: -2 });
    expect(await readOrder(buyer, order)).toMatchObject({ state: 'CANCELLED', paymentState: 'REFUNDED' });
  });

  it('abuse 20: refunded by the staff: every response says PAID, and Payme’s cancel gets -31007', async () => {
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

  it('abuse 24: another order with the id of an open transaction is refused', async () => {
    const { params, id } = await transacted();
    const { order } = await ordered();
    expect(codeOf(await payme(sale, 'CreateTransaction', { ...params, ...accountOf(order) }))).toBe(-31008);
    expect((await payme(sale, 'CheckTransaction', { id })).result).toMatchObject({ state: 1 });
  });

  it('on its way: Payme’s reversal gets an error', async () => {
    const { order, id } = await transacted({ isPerformed: true });
    await makeReady(sale.db, order);
    expect(codeOf(await payme(sale, 'CancelTransaction', { id, reason: 5 }))).toBe(-31007);
    expect((await payme(sale, 'CheckTransaction', { id })).result).toMatchObject({
      state: 2,
      cancel_time: 0,
    });
  });

  it('cancelled before payment: Payme gets the reason', async () => {
    const { buyer, order, id } = await transacted();
    await cancel(buyer, order);
    expect(codeOf(await payme(sale, 'PerformTransaction', { id }))).toBe(-31008);
    expect((await payme(sale, 'CheckTransaction', { id })).result).toMatchObject({ state: -1, reason: 3 });
  });

  it('can be tried again after a declined card, with a separate transaction', async () => {
    const { buyer, order, id } = await transacted();
    await payme(sale, 'CancelTransaction', { id, reason: 2 });
    expect(await readOrder(buyer, order)).toMatchObject({ payment: { failure: 'DECLINED' } });
    await payAgain(buyer, order, { method: 'PAYME' });
    await payme(sale, 'CreateTransaction', transactionParams(sale, order, 'second try'));
    await payme(sale, 'PerformTransaction', { id: paymeId('second try') });
    expect(await readOrder(buyer, order)).toMatchObject({ state: 'PAID' });
  });

  it('the order number can be typed in lower case', async () => {
    const { order } = await ordered();
    const account = { order_id: ` ${order.number.toLowerCase()} ` };
    const allowed = await payme(sale, 'CheckPerformTransaction', { ...accountOf(order), account });
    expect(allowed.result).toMatchObject({ allow: true });
  });
});
