import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import { requireSound } from '#database/invariants.ts';
import { addPiece } from '#server/testing-goods.ts';
import {
  addOrder,
  cards,
  orderForm,
  orderUrl,
  payAgain,
  payAtBank,
  place,
  readOrder,
} from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { shopper, shopperWith } from '#server/testing-shopper.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

describe('the payment methods', () => {
  it('are listed with the fulfillments that allow them', async () => {
    expect((await shopper(sale.app).get('/api/v1/payment-methods')).json()).toEqual([
      { method: 'CASH', fulfillment: ['DELIVERY', 'PICKUP'], online: false },
      { method: 'CARD_IN_STORE', fulfillment: ['PICKUP'], online: false },
      { method: 'FAKE', fulfillment: ['DELIVERY', 'PICKUP'], online: true },
    ]);
  });

  it('do not include a disabled provider, and ordering with it is refused', async () => {
    const plain = await testSale({ environment: { FAKE_PAYMENTS: 'off' } });
    const buyer = await shopperWith(plain.app, (await addPiece(plain.db)).fullKey);
    expect((await buyer.get('/api/v1/payment-methods')).json()).toMatchObject([
      { method: 'CASH' },
      { method: 'CARD_IN_STORE' },
    ]);
    const form = orderForm(plain, { payment: { method: 'FAKE' } });
    expect((await place(buyer, form)).json()).toMatchObject({
      status: 409,
      code: 'PAYMENT_METHOD_UNAVAILABLE',
    });
    expect((await buyer.get('/fake-bank/x')).statusCode).toBe(404);
    await plain.close();
  });
});

describe('choosing another payment method', () => {
  it('at the hand-over makes the order NEW and keeps its piece until the shop acts', async () => {
    const { buyer, order } = await addOrder(sale, { method: 'FAKE' });
    const changed = await payAgain(buyer, order, { method: 'CARD_IN_STORE' });
    expect(changed.json()).toMatchObject({
      state: 'NEW',
      paymentState: 'NONE',
      payment: { method: 'CARD_IN_STORE', redirectUrl: null },
      reservedUntil: null,
      allowedActions: ['CANCEL', 'REPEAT'],
    });
    expect((await payAtBank(buyer, order, cards.approved)).headers.location).toContain('/checkout/failed');
    sale.turnClock(60);
    await sale.runTask('expire-holds');
    expect(await readOrder(buyer, order)).toMatchObject({ state: 'NEW' });
  });

  it('a repeated choice leads to the same bill, and a replay gets the same response', async () => {
    const { buyer, order } = await addOrder(sale, { method: 'FAKE' });
    const key = crypto.randomUUID();
    const answers = [
      await payAgain(buyer, order, { method: 'FAKE', key }),
      await payAgain(buyer, order, { method: 'FAKE', key }),
      await payAgain(buyer, order, { method: 'FAKE' }),
    ];
    const urls = answers.map((answer) => answer.json<Order>().payment.redirectUrl);
    expect(urls).toEqual([order.payment.redirectUrl, order.payment.redirectUrl, order.payment.redirectUrl]);
    const other = await payAgain(buyer, order, { method: 'CASH', key });
    expect(other.json()).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('is refused for an order that is not waiting for payment or has expired', async () => {
    const { buyer, order } = await addOrder(sale, { method: 'FAKE' });
    sale.turnClock(30);
    const conflict = { status: 409, code: 'ORDER_STATE_CONFLICT' };
    expect((await payAgain(buyer, order, { method: 'CASH' })).json()).toMatchObject(conflict);
    sale.turnClock(0);
    await payAtBank(buyer, order, cards.approved);
    expect((await payAgain(buyer, order, { method: 'FAKE' })).json()).toMatchObject(conflict);
  });

  it.each([
    ['without a key', {}, { method: 'CASH' }, 'IDEMPOTENCY_KEY_MISSING'],
    [
      'with an unknown method',
      { 'idempotency-key': crypto.randomUUID() },
      { method: 'GOLD' },
      'VALIDATION_FAILED',
    ],
    [
      'with an unknown field',
      { 'idempotency-key': crypto.randomUUID() },
      { method: 'CASH', sum: 1 },
      'VALIDATION_FAILED',
    ],
  ])('is refused %s', async (_case, headers, payload, code) => {
    const { buyer, order } = await addOrder(sale, { method: 'FAKE' });
    const url = orderUrl(order, '/pay');
    expect((await buyer.send({ method: 'POST', url, headers, payload })).json()).toMatchObject({
      status: 400,
      code,
    });
  });
});
