import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import { requireSound } from '#server/order/testing-invariants.ts';
import {
  type Shopper,
  addModel,
  addPiece,
  addPlaces,
  noon,
  orderForm,
  place,
  putLine,
  shopper,
  testSale,
} from '#server/testing-sale.ts';

let sale: Awaited<ReturnType<typeof testSale>>;
let places: Awaited<ReturnType<typeof addPlaces>>;
beforeAll(async () => {
  sale = await testSale();
  places = await addPlaces(sale.db);
});
beforeEach(() => turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const cards = {
  approved: '8600 0000 0000 0001',
  declined: '8600 0000 0000 0002',
  timedOut: '8600 0000 0000 0003',
};
const turnClock = (minutes: number) => {
  sale.clock.now = new Date(noon.getTime() + minutes * 60_000);
};
const orderToPay = async (language = 'en'): Promise<{ buyer: Shopper; order: Order; itemId: number }> => {
  const piece = await addPiece(sale.db, { productId: await addModel(sale.db) });
  const buyer = shopper(sale.app, language);
  await putLine(buyer, piece.fullKey);
  const form = orderForm({
    storeId: places.amirTemur,
    expectedTotal: 7_270_000,
    payment: { method: 'FAKE' },
  });
  return { buyer, order: (await place(buyer, form)).json(), itemId: piece.id };
};
const atBank = (buyer: Shopper, order: Order, form: Record<string, string>) =>
  buyer.send({
    method: 'POST',
    url: order.payment.redirectUrl ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
const pay = (buyer: Shopper, order: Order, card: string) => atBank(buyer, order, { card, action: 'pay' });
const look = async (buyer: Shopper, { number, token }: Order): Promise<Order> =>
  (await buyer.get(`/api/v1/orders/${number}?token=${token}`)).json();
const payAgain = (buyer: Shopper, { number, token }: Order, args: { method: string; key?: string }) =>
  buyer.send({
    method: 'POST',
    url: `/api/v1/orders/${number}/pay?token=${token}`,
    headers: { 'idempotency-key': args.key ?? crypto.randomUUID() },
    payload: { method: args.method },
  });

describe('the ways to pay', () => {
  it('are told with where they hold', async () => {
    expect((await shopper(sale.app).get('/api/v1/payment-methods')).json()).toEqual([
      { method: 'CASH', fulfillment: ['DELIVERY', 'PICKUP'], online: false },
      { method: 'CARD_IN_STORE', fulfillment: ['PICKUP'], online: false },
      { method: 'FAKE', fulfillment: ['DELIVERY', 'PICKUP'], online: true },
    ]);
  });

  it('leave out a provider that is switched off, and it cannot be ordered with', async () => {
    const plain = await testSale({ environment: { FAKE_PAYMENTS: 'off' } });
    const { chilonzor } = await addPlaces(plain.db);
    const buyer = shopper(plain.app);
    expect((await buyer.get('/api/v1/payment-methods')).json()).toMatchObject([
      { method: 'CASH' },
      { method: 'CARD_IN_STORE' },
    ]);
    const form = orderForm({ storeId: chilonzor, expectedTotal: 1, payment: { method: 'FAKE' } });
    await putLine(buyer, (await addPiece(plain.db, { productId: await addModel(plain.db) })).fullKey);
    expect((await place(buyer, form)).json()).toMatchObject({
      status: 409,
      code: 'PAYMENT_METHOD_UNAVAILABLE',
    });
    expect((await buyer.get('/fake-bank/x')).statusCode).toBe(404);
    await plain.close();
  });
});

describe('paying at the bank', () => {
  it('makes the order paid, keeps its piece, and brings the shopper to the success page in their language', async () => {
    const { buyer, order } = await orderToPay('uz');
    const answer = await pay(buyer, order, cards.approved);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`/uz/checkout/success?order=${order.number}&token=${order.token}`);
    expect(await look(buyer, order)).toMatchObject({
      state: 'PAID',
      paymentState: 'PAID',
      payment: { redirectUrl: null, failure: null },
      reservedUntil: null,
      events: [{ state: 'PENDING_PAYMENT' }, { state: 'PAID' }],
      allowedActions: ['CANCEL'],
    });
  });

  it('twice, or five times at once, is one payment with the same answer', async () => {
    const { buyer, order } = await orderToPay();
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay(buyer, order, cards.approved)));
    expect(new Set(answers.map((answer) => answer.headers.location))).toEqual(
      new Set([`/en/checkout/success?order=${order.number}&token=${order.token}`]),
    );
    expect((await look(buyer, order)).events).toHaveLength(2);
  });

  it('with a declined card leaves the order waiting, says why, and the shopper may try again', async () => {
    const { buyer, order } = await orderToPay();
    const answer = await pay(buyer, order, cards.declined);
    expect(answer.headers.location).toBe(`/en/checkout/failed?order=${order.number}&token=${order.token}`);
    expect(await look(buyer, order)).toMatchObject({
      state: 'PENDING_PAYMENT',
      paymentState: 'FAILED',
      payment: { redirectUrl: null, failure: 'DECLINED' },
      reservedUntil: order.reservedUntil,
      allowedActions: ['PAY', 'CHANGE_METHOD', 'CANCEL'],
    });
    const again: Order = (await payAgain(buyer, order, { method: 'FAKE' })).json();
    expect(again).toMatchObject({ paymentState: 'PENDING', payment: { failure: null } });
    expect(again.payment.redirectUrl).not.toBe(order.payment.redirectUrl);
    await pay(buyer, again, cards.approved);
    expect(await look(buyer, order)).toMatchObject({ state: 'PAID' });
  });

  it('with a card that gets no answer leaves the order waiting as it was', async () => {
    const { buyer, order } = await orderToPay();
    const answer = await pay(buyer, order, cards.timedOut);
    expect(answer.headers.location).toContain('/en/checkout/success');
    expect(await look(buyer, order)).toEqual(order);
  });

  it('can be turned back from', async () => {
    const { buyer, order } = await orderToPay();
    await atBank(buyer, order, { action: 'cancel' });
    expect(await look(buyer, order)).toMatchObject({
      state: 'PENDING_PAYMENT',
      payment: { failure: 'CANCELLED' },
    });
  });

  it('is refused for an order that is called off or expired: no money is taken', async () => {
    const [off, late] = [await orderToPay(), await orderToPay()];
    await off.buyer.post(`/api/v1/orders/${off.order.number}/cancel?token=${off.order.token}`);
    turnClock(31);
    await sale.runTask('expire-holds');
    for (const { buyer, order } of [off, late]) {
      expect((await pay(buyer, order, cards.approved)).headers.location).toContain('/checkout/failed');
      expect((await look(buyer, order)).paymentState).toBe('FAILED');
    }
  });

  it('in the last moment counts, as long as nobody took the piece', async () => {
    const { buyer, order } = await orderToPay();
    turnClock(31);
    await pay(buyer, order, cards.approved);
    expect(await look(buyer, order)).toMatchObject({ state: 'PAID' });
    await sale.runTask('expire-holds');
    expect(await look(buyer, order)).toMatchObject({ state: 'PAID' });
  });

  it('from the page of another site is refused', async () => {
    const { buyer, order } = await orderToPay();
    const answer = await buyer.send({
      method: 'POST',
      url: order.payment.redirectUrl ?? '',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://elsewhere.example' },
      payload: 'action=pay',
    });
    expect(answer.statusCode).toBe(403);
  });
});

describe('another way to pay', () => {
  it('at the hand-over makes the order new and keeps its piece until the shop acts', async () => {
    const { buyer, order } = await orderToPay();
    const changed = await payAgain(buyer, order, { method: 'CARD_IN_STORE' });
    expect(changed.json()).toMatchObject({
      state: 'NEW',
      paymentState: 'NONE',
      payment: { method: 'CARD_IN_STORE', redirectUrl: null },
      reservedUntil: null,
      allowedActions: ['CANCEL'],
    });
    expect((await pay(buyer, order, cards.approved)).headers.location).toContain('/checkout/failed');
    turnClock(60);
    await sale.runTask('expire-holds');
    expect(await look(buyer, order)).toMatchObject({ state: 'NEW' });
  });

  it('the same once more leads to the same bill, and a replay gets the same answer', async () => {
    const { buyer, order } = await orderToPay();
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

  it('cannot be chosen for an order that does not wait, or whose time is over', async () => {
    const { buyer, order } = await orderToPay();
    turnClock(30);
    const conflict = { status: 409, code: 'ORDER_STATE_CONFLICT' };
    expect((await payAgain(buyer, order, { method: 'CASH' })).json()).toMatchObject(conflict);
    turnClock(0);
    await pay(buyer, order, cards.approved);
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
      'with a field that is not known',
      { 'idempotency-key': crypto.randomUUID() },
      { method: 'CASH', sum: 1 },
      'VALIDATION_FAILED',
    ],
  ])('is refused %s', async (_case, headers, payload, code) => {
    const { buyer, order } = await orderToPay();
    const url = `/api/v1/orders/${order.number}/pay?token=${order.token}`;
    expect((await buyer.send({ method: 'POST', url, headers, payload })).json()).toMatchObject({
      status: 400,
      code,
    });
  });
});

describe('money that goes back', () => {
  it('is asked for when a paid order is called off, sent by a job, and booked once', async () => {
    const { buyer, order } = await orderToPay();
    await pay(buyer, order, cards.approved);
    await buyer.post(`/api/v1/orders/${order.number}/cancel?token=${order.token}`);
    expect(await look(buyer, order)).toMatchObject({ state: 'CANCELLED', paymentState: 'PAID' });
    await Promise.all([sale.runTask('send-refunds'), sale.runTask('send-refunds')]);
    await sale.runTask('send-refunds');
    expect(await look(buyer, order)).toMatchObject({ state: 'CANCELLED', paymentState: 'REFUNDED' });
    const refunds = await sale.db.selectFrom('refunds').select(['amount_som', 'refund_state']).execute();
    expect(refunds).toEqual([{ amount_som: 7_270_000, refund_state: 'DONE' }]);
  });
});

describe('a payment whose answer got lost', () => {
  it('is asked about, and stays as it is while the bank does not know', async () => {
    const { buyer, order } = await orderToPay();
    turnClock(10);
    await sale.runTask('reconcile-payments');
    expect(await look(buyer, order)).toEqual(order);
  });
});
