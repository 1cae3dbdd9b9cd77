import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import { requireSound } from '#database/invariants.ts';
import { defaultPriceSom } from '#server/testing-goods.ts';
import {
  addOrder,
  cancel,
  cards,
  payAgain,
  payAtBank,
  readOrder,
  turnBackAtBank,
} from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

describe('paying at the test bank', () => {
  it('marks the order as paid, keeps its piece, and redirects to the success page in the shopper’s language', async () => {
    const { buyer, order } = await addOrder(sale, { method: 'FAKE', language: 'uz' });
    const answer = await payAtBank(buyer, order, cards.approved);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`/uz/checkout/success?order=${order.number}&token=${order.token}`);
    expect(await readOrder(buyer, order)).toMatchObject({
      state: 'PAID',
      paymentState: 'PAID',
      payment: { redirectUrl: null, failure: null },
      reservedUntil: null,
      events: [{ state: 'PENDING_PAYMENT' }, { state: 'PAID' }],
      allowedActions: ['CANCEL', 'REPEAT'],
    });
  });

  it('repeated or five times at once is one payment with the same response', async () => {
    const { buyer, order } = await addOrder(sale, { method: 'FAKE' });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => payAtBank(buyer, order, cards.approved)),
    );
    expect(new Set(answers.map((answer) => answer.headers.location))).toEqual(
      new Set([`/en/checkout/success?order=${order.number}&token=${order.token}`]),
    );
    expect((await readOrder(buyer, order)).events).toHaveLength(2);
  });

  it('with a declined card leaves the order unpaid with the reason, and the shopper can try again', async () => {
    const { buyer, order } = await addOrder(sale, { method: 'FAKE' });
    const answer = await payAtBank(buyer, order, cards.declined);
    expect(answer.headers.location).toBe(`/en/checkout/failed?order=${order.number}&token=${order.token}`);
    expect(await readOrder(buyer, order)).toMatchObject({
      state: 'PENDING_PAYMENT',
      paymentState: 'FAILED',
      payment: { redirectUrl: null, failure: 'DECLINED' },
      reservedUntil: order.reservedUntil,
      allowedActions: ['PAY', 'CHANGE_METHOD', 'CANCEL', 'REPEAT'],
    });
    const again: Order = (await payAgain(buyer, order, { method: 'FAKE' })).json();
    expect(again).toMatchObject({ paymentState: 'PENDING', payment: { failure: null } });
    expect(again.payment.redirectUrl).not.toBe(order.payment.redirectUrl);
    await payAtBank(buyer, again, cards.approved);
    expect(await readOrder(buyer, order)).toMatchObject({ state: 'PAID' });
  });

  it('with a card that gets no response leaves the order unchanged', async () => {
    const { buyer, order } = await addOrder(sale, { method: 'FAKE' });
    const answer = await payAtBank(buyer, order, cards.timedOut);
    expect(answer.headers.location).toContain('/en/checkout/success');
    expect(await readOrder(buyer, order)).toEqual(order);
  });

  it('can be cancelled by going back', async () => {
    const { buyer, order } = await addOrder(sale, { method: 'FAKE' });
    await turnBackAtBank(buyer, order);
    expect(await readOrder(buyer, order)).toMatchObject({
      state: 'PENDING_PAYMENT',
      payment: { failure: 'CANCELLED' },
    });
  });

  it('is refused for a cancelled or expired order, and no money is taken', async () => {
    const [off, late] = [await addOrder(sale, { method: 'FAKE' }), await addOrder(sale, { method: 'FAKE' })];
    await cancel(off.buyer, off.order);
    sale.turnClock(31);
    await sale.runTask('expire-holds');
    for (const { buyer, order } of [off, late]) {
      expect((await payAtBank(buyer, order, cards.approved)).headers.location).toContain('/checkout/failed');
      expect((await readOrder(buyer, order)).paymentState).toBe('FAILED');
    }
  });

  it('at the last moment counts while nobody else has taken the piece', async () => {
    const { buyer, order } = await addOrder(sale, { method: 'FAKE' });
    sale.turnClock(31);
    await payAtBank(buyer, order, cards.approved);
    expect(await readOrder(buyer, order)).toMatchObject({ state: 'PAID' });
    await sale.runTask('expire-holds');
    expect(await readOrder(buyer, order)).toMatchObject({ state: 'PAID' });
  });

  it('from a page of another site is refused', async () => {
    const { buyer, order } = await addOrder(sale, { method: 'FAKE' });
    const answer = await buyer.send({
      method: 'POST',
      url: order.payment.redirectUrl ?? '',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://elsewhere.example' },
      payload: 'action=pay',
    });
    expect(answer.statusCode).toBe(403);
  });
});

describe('a refund', () => {
  it('is requested when a paid order is cancelled, sent by a job, and booked once', async () => {
    const { buyer, order } = await addOrder(sale, { method: 'FAKE' });
    await payAtBank(buyer, order, cards.approved);
    await cancel(buyer, order);
    expect(await readOrder(buyer, order)).toMatchObject({ state: 'CANCELLED', paymentState: 'PAID' });
    await Promise.all([sale.runTask('send-refunds'), sale.runTask('send-refunds')]);
    await sale.runTask('send-refunds');
    expect(await readOrder(buyer, order)).toMatchObject({ state: 'CANCELLED', paymentState: 'REFUNDED' });
    const refunds = await sale.db.selectFrom('refunds').select(['amount_som', 'refund_state']).execute();
    expect(refunds).toEqual([{ amount_som: defaultPriceSom, refund_state: 'DONE' }]);
  });
});

describe('a payment whose response was lost', () => {
  it('is queried, and booked if the bank has the money', async () => {
    const { buyer, order } = await addOrder(sale, { method: 'FAKE' });
    await payAtBank(buyer, order, cards.silent);
    expect(await readOrder(buyer, order)).toMatchObject({ state: 'PENDING_PAYMENT' });
    sale.turnClock(1);
    await sale.runTask('reconcile-payments');
    expect(await readOrder(buyer, order)).toMatchObject({ state: 'PENDING_PAYMENT' });
    sale.turnClock(10);
    await Promise.all([sale.runTask('reconcile-payments'), sale.runTask('reconcile-payments')]);
    expect(await readOrder(buyer, order)).toMatchObject({ state: 'PAID', paymentState: 'PAID' });
  });

  it('stays open while the bank does not know the result', async () => {
    const { buyer, order } = await addOrder(sale, { method: 'FAKE' });
    sale.turnClock(10);
    await sale.runTask('reconcile-payments');
    expect(await readOrder(buyer, order)).toEqual(order);
  });
});
