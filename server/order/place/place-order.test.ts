import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import { noon } from '#domain/calendar/testing-noon.ts';
import { addPiece, changePiece, pieceState, defaultPriceSom } from '#server/testing-goods.ts';
import { addOrder, byCourier, orderForm, place, readOrder } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { holdCart, putLine, shopper, shopperWith } from '#server/testing-shopper.ts';
import { requireSound } from '#database/invariants.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

describe('placing an order', () => {
  it('with pickup and cash: the order is NEW, reserves this piece until the shop acts, and the cart is empty', async () => {
    const piece = await addPiece(sale.db, { storeId: sale.places.amirTemur });
    const buyer = shopper(sale.app, 'uz');
    await putLine(buyer, piece.fullKey);
    const answer = await place(buyer, orderForm(sale));
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json()).toMatchObject({
      number: expect.stringMatching(/^Z-260408-\d{5}$/),
      token: expect.stringMatching(/^[\w-]{22}$/),
      proven: true,
      state: 'NEW',
      paymentState: 'NONE',
      language: 'uz',
      createdAt: noon.toISOString(),
      contact: { name: 'Dilnoza', phone: '+998901234567', email: null },
      fulfillment: { kind: 'PICKUP', storeId: sale.places.amirTemur },
      lines: [
        {
          piece: { itemId: piece.id, serialNumber: piece.serialNumber, weightGrams: 3.42 },
          unitPrice: defaultPriceSom,
        },
      ],
      goodsTotal: defaultPriceSom,
      deliveryCost: 0,
      total: defaultPriceSom,
      payment: { method: 'CASH', redirectUrl: null, failure: null },
      reservedUntil: null,
      promisedFrom: '2026-04-08',
      promisedTo: '2026-04-08',
      events: [{ at: noon.toISOString(), kind: 'MOVED', state: 'NEW', amount: null }],
      allowedActions: ['CANCEL', 'REPEAT'],
      nextSteps: [
        { state: 'CONFIRMED', from: null, to: '2026-04-08' },
        { state: 'ASSEMBLING', from: null, to: '2026-04-08' },
        { state: 'READY_FOR_PICKUP', from: '2026-04-08', to: '2026-04-08' },
        { state: 'DELIVERED', from: null, to: null },
      ],
    });
    expect(await pieceState(sale.db, piece.id)).toBe('RESERVED');
    expect((await buyer.get('/api/v1/cart')).json()).toMatchObject({ lines: [], hold: null });
  });

  it('from a checkout takes the held pieces at the prices of the hold', async () => {
    const piece = await addPiece(sale.db);
    const buyer = await shopperWith(sale.app, piece.fullKey);
    await holdCart(buyer);
    await changePiece(sale.db, { id: piece.id, priceSom: 9_000_000 });
    expect((await place(buyer, orderForm(sale))).json()).toMatchObject({
      total: defaultPriceSom,
      lines: [{ piece: { itemId: piece.id } }],
    });
  });

  it('after the hold’s 15 minutes still takes the piece if nobody else has', async () => {
    const buyer = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    await holdCart(buyer);
    sale.turnClock(20);
    expect((await place(buyer, orderForm(sale))).statusCode).toBe(201);
  });

  it('with a courier has the tariff’s price and delivery days', async () => {
    const buyer = await shopperWith(sale.app, (await addPiece(sale.db, { priceSom: 2_000_000 })).fullKey);
    const answer = await place(buyer, orderForm(sale, { ...byCourier(), expectedTotal: 2_060_000 }));
    expect(answer.json()).toMatchObject({
      goodsTotal: 2_000_000,
      deliveryCost: 60_000,
      total: 2_060_000,
      ...byCourier(),
      promisedFrom: '2026-04-11',
      promisedTo: '2026-04-14',
    });
  });

  it('accepts a landmark instead of a house', async () => {
    const buyer = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    const answer = await place(buyer, orderForm(sale, byCourier({ house: '', landmark: 'Siyob bozori' })));
    expect(answer.statusCode).toBe(201);
  });

  it('with pieces of two stores is ready after the transfer between them', async () => {
    const [one, other] = [
      await addPiece(sale.db, { storeId: sale.places.amirTemur }),
      await addPiece(sale.db, { storeId: sale.places.samarqand }),
    ];
    const buyer = await shopperWith(sale.app, one.fullKey, other.fullKey);
    const answer = await place(buyer, orderForm(sale, { expectedTotal: 2 * defaultPriceSom }));
    expect(answer.json()).toMatchObject({ promisedFrom: '2026-04-10', promisedTo: '2026-04-11' });
  });

  it('with online payment waits 30 minutes and redirects to the bank', async () => {
    const { order, piece } = await addOrder(sale, { method: 'FAKE' });
    expect(order).toMatchObject({
      state: 'PENDING_PAYMENT',
      paymentState: 'PENDING',
      payment: {
        method: 'FAKE',
        redirectUrl: expect.stringMatching(
          /^\/fake-bank\/Z-260408-\d{5}\?attempt=\d+&sum=7270000&language=en&/,
        ),
        failure: null,
      },
      reservedUntil: '2026-04-08T07:30:00.000Z',
      allowedActions: ['PAY', 'CHANGE_METHOD', 'CANCEL', 'REPEAT'],
    });
    sale.turnClock(30);
    await sale.runTask('expire-holds');
    expect(await readOrder(shopper(sale.app), order)).toMatchObject({
      state: 'EXPIRED',
      paymentState: 'FAILED',
      payment: { redirectUrl: null, failure: 'TIMED_OUT' },
      reservedUntil: null,
      allowedActions: ['REPEAT'],
    });
    expect(await pieceState(sale.db, piece.id)).toBe('AVAILABLE');
  });

  it('an expired unpaid order gives its piece to the next buyer without waiting for the job', async () => {
    const { buyer, order, piece } = await addOrder(sale, { method: 'FAKE' });
    sale.turnClock(31);
    const next = await shopperWith(sale.app, piece.fullKey);
    expect((await place(next, orderForm(sale))).statusCode).toBe(201);
    expect(await readOrder(buyer, order)).toMatchObject({ state: 'EXPIRED' });
  });

  it('an order does not change when its product changes later', async () => {
    const { buyer, order, piece } = await addOrder(sale);
    await changePiece(sale.db, { id: piece.id, priceSom: 1, weightMg: 1 });
    expect(await readOrder(buyer, order)).toEqual(order);
  });
});

describe('placing the same order twice', () => {
  it('with the same key returns one order and the same response', async () => {
    const buyer = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    const key = crypto.randomUUID();
    const [first, again] = [
      await place(buyer, orderForm(sale), key),
      await place(buyer, orderForm(sale), key.toUpperCase()),
    ];
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
  });

  it('with the same key and another form is refused', async () => {
    const buyer = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    const key = crypto.randomUUID();
    await place(buyer, orderForm(sale), key);
    const answer = await place(buyer, orderForm(sale, { comment: 'As a gift' }), key);
    expect(answer.json()).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('a refused call leaves its key unused', async () => {
    const buyer = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    const key = crypto.randomUUID();
    expect((await place(buyer, orderForm(sale, { expectedTotal: 1 }), key)).statusCode).toBe(409);
    expect((await place(buyer, orderForm(sale), key)).statusCode).toBe(201);
  });

  it('keys of different shoppers are independent', async () => {
    const key = crypto.randomUUID();
    const [one, other] = [
      await shopperWith(sale.app, (await addPiece(sale.db)).fullKey),
      await shopperWith(sale.app, (await addPiece(sale.db)).fullKey),
    ];
    const orders: Order[] = [
      (await place(one, orderForm(sale), key)).json(),
      (await place(other, orderForm(sale), key)).json(),
    ];
    expect(orders[0]?.number).not.toBe(orders[1]?.number);
  });

  it('keys are deleted after two days', async () => {
    const buyer = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    await place(buyer, orderForm(sale));
    const keys = () =>
      sale.db.selectFrom('idempotency_keys').select('key').where('created_at', '<=', noon).execute();
    expect((await keys()).length).toBeGreaterThan(0);
    sale.turnClock(48 * 60 + 1);
    await sale.runTask('forget-idempotency-keys');
    expect(await keys()).toEqual([]);
  });
});
