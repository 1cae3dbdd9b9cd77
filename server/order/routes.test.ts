import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order, PlaceOrder } from '#contract/order.ts';
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
import { requireSound } from './testing-invariants.ts';

let sale: Awaited<ReturnType<typeof testSale>>;
let places: Awaited<ReturnType<typeof addPlaces>>;
beforeAll(async () => {
  sale = await testSale();
  places = await addPlaces(sale.db);
});
beforeEach(() => turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const price = 7_270_000;
const turnClock = (minutes: number) => {
  sale.clock.now = new Date(noon.getTime() + minutes * 60_000);
};
const newPiece = async (piece: Partial<Parameters<typeof addPiece>[1]> = {}) =>
  addPiece(sale.db, { productId: await addModel(sale.db), ...piece });
const buyerOf = async (...keys: string[]) => {
  const buyer = shopper(sale.app, 'uz');
  for (const key of keys) await putLine(buyer, key);
  return buyer;
};
const form = (fields: Partial<PlaceOrder> = {}) =>
  orderForm({ storeId: places.amirTemur, expectedTotal: price, ...fields });
const address = {
  regionId: 'samarkand',
  districtId: '1718203',
  street: 'Registon',
  house: '5',
  apartment: '',
  landmark: '',
};
const byCourier = (fields: Partial<typeof address> = {}) =>
  ({ fulfillment: { kind: 'DELIVERY', address: { ...address, ...fields } } }) satisfies Partial<PlaceOrder>;
const stateOf = async (id: number) => {
  const row = await sale.db
    .selectFrom('product_items')
    .select('product_item_state')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.product_item_state;
};
const linkOf = ({ number, token }: Order, action = '') => `/api/v1/orders/${number}${action}?token=${token}`;
const ordered = async (
  fields: Partial<PlaceOrder> = {},
): Promise<{ buyer: Shopper; order: Order; pieceId: number }> => {
  const piece = await newPiece();
  const buyer = await buyerOf(piece.fullKey);
  const answer = await place(buyer, form(fields));
  expect(answer.statusCode).toBe(201);
  return { buyer, order: answer.json(), pieceId: piece.id };
};

describe('an order', () => {
  it('picked up and paid in cash is new, keeps the very piece until the shop acts, and empties the cart', async () => {
    const piece = await newPiece({ storeId: places.amirTemur });
    const buyer = await buyerOf(piece.fullKey);
    const answer = await place(buyer, form());
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json()).toMatchObject({
      number: expect.stringMatching(/^Z-260408-\d{5}$/),
      token: expect.stringMatching(/^[\w-]{43}$/),
      state: 'NEW',
      paymentState: 'NONE',
      language: 'uz',
      createdAt: noon.toISOString(),
      contact: { name: 'Dilnoza', phone: '+998901234567', email: null },
      fulfillment: { kind: 'PICKUP', storeId: places.amirTemur },
      lines: [
        {
          piece: { itemId: piece.id, serialNumber: piece.serialNumber, weightGrams: 3.42 },
          unitPrice: price,
        },
      ],
      goodsTotal: price,
      deliveryCost: 0,
      total: price,
      payment: { method: 'CASH', redirectUrl: null, failure: null },
      reservedUntil: null,
      promisedFrom: '2026-04-08',
      promisedTo: '2026-04-08',
      events: [{ at: noon.toISOString(), state: 'NEW' }],
      allowedActions: ['CANCEL'],
    });
    expect(await stateOf(piece.id)).toBe('RESERVED');
    expect((await buyer.get('/api/v1/cart')).json()).toMatchObject({ lines: [], hold: null });
  });

  it('of a checkout takes what it held, at the price it was held for', async () => {
    const piece = await newPiece();
    const buyer = await buyerOf(piece.fullKey);
    await buyer.post('/api/v1/cart/hold');
    await sale.db
      .updateTable('product_items')
      .set({ price_b2c_som: 9_000_000 })
      .where('id', '=', piece.id)
      .execute();
    expect((await place(buyer, form())).json()).toMatchObject({
      total: price,
      lines: [{ piece: { itemId: piece.id } }],
    });
  });

  it('after the 15 minutes still takes the piece, if nobody else did', async () => {
    const buyer = await buyerOf((await newPiece()).fullKey);
    await buyer.post('/api/v1/cart/hold');
    turnClock(20);
    expect((await place(buyer, form())).statusCode).toBe(201);
  });

  it('brought by courier costs what the tariff says and names the days', async () => {
    const buyer = await buyerOf((await newPiece({ priceSom: 2_000_000 })).fullKey);
    const answer = await place(buyer, form({ ...byCourier(), expectedTotal: 2_060_000 }));
    expect(answer.json()).toMatchObject({
      goodsTotal: 2_000_000,
      deliveryCost: 60_000,
      total: 2_060_000,
      fulfillment: { kind: 'DELIVERY', address },
      promisedFrom: '2026-04-11',
      promisedTo: '2026-04-14',
    });
  });

  it('takes a landmark for a house', async () => {
    const buyer = await buyerOf((await newPiece()).fullKey);
    const answer = await place(buyer, form(byCourier({ house: '', landmark: 'Siyob bozori' })));
    expect(answer.statusCode).toBe(201);
  });

  it('with pieces of two stores is ready when the transfer has come', async () => {
    const [one, other] = [
      await newPiece({ storeId: places.amirTemur }),
      await newPiece({ storeId: places.samarqand }),
    ];
    const buyer = await buyerOf(one.fullKey, other.fullKey);
    const answer = await place(buyer, form({ expectedTotal: 2 * price }));
    expect(answer.json()).toMatchObject({ promisedFrom: '2026-04-10', promisedTo: '2026-04-11' });
  });

  it('paid online waits 30 minutes for the money and leads to the bank', async () => {
    const { order, pieceId } = await ordered({ payment: { method: 'FAKE' } });
    expect(order).toMatchObject({
      state: 'PENDING_PAYMENT',
      paymentState: 'PENDING',
      payment: {
        method: 'FAKE',
        redirectUrl: expect.stringMatching(/^\/fake-bank\/[\w-]{43}$/),
        failure: null,
      },
      reservedUntil: '2026-04-08T07:30:00.000Z',
      allowedActions: ['PAY', 'CHANGE_METHOD', 'CANCEL'],
    });
    turnClock(30);
    await sale.runTask('expire-holds');
    const [expired] = [await shopper(sale.app).get(linkOf(order))].map((answer) => answer.json());
    expect(expired).toMatchObject({
      state: 'EXPIRED',
      paymentState: 'FAILED',
      payment: { redirectUrl: null, failure: 'TIMED_OUT' },
      reservedUntil: null,
      allowedActions: [],
    });
    expect(await stateOf(pieceId)).toBe('AVAILABLE');
  });

  it('that nobody paid in time gives its piece to the next buyer without waiting for the job', async () => {
    const piece = await newPiece();
    const first = await buyerOf(piece.fullKey);
    const late: Order = (await place(first, form({ payment: { method: 'FAKE' } }))).json();
    turnClock(31);
    const second = await buyerOf(piece.fullKey);
    expect((await place(second, form())).statusCode).toBe(201);
    expect((await first.get(linkOf(late))).json()).toMatchObject({ state: 'EXPIRED' });
  });

  it('reads the same whatever happens to the product afterwards', async () => {
    const { buyer, order, pieceId } = await ordered();
    await sale.db
      .updateTable('product_items')
      .set({ price_b2c_som: 1, weight_mg: 1 })
      .where('id', '=', pieceId)
      .execute();
    expect((await buyer.get(linkOf(order))).json()).toEqual(order);
  });
});

describe('the same order twice', () => {
  it('with the same key is one order with the same answer', async () => {
    const buyer = await buyerOf((await newPiece()).fullKey);
    const key = crypto.randomUUID();
    const [first, again] = [await place(buyer, form(), key), await place(buyer, form(), key.toUpperCase())];
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
  });

  it('with the same key and another form is refused', async () => {
    const buyer = await buyerOf((await newPiece()).fullKey);
    const key = crypto.randomUUID();
    await place(buyer, form(), key);
    const answer = await place(buyer, form({ comment: 'As a gift' }), key);
    expect(answer.json()).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('a refused call leaves its key free', async () => {
    const buyer = await buyerOf((await newPiece()).fullKey);
    const key = crypto.randomUUID();
    expect((await place(buyer, form({ expectedTotal: 1 }), key)).statusCode).toBe(409);
    expect((await place(buyer, form(), key)).statusCode).toBe(201);
  });

  it('a key of one shopper is nothing to another', async () => {
    const key = crypto.randomUUID();
    const [one, other] = [
      await buyerOf((await newPiece()).fullKey),
      await buyerOf((await newPiece()).fullKey),
    ];
    const orders: Order[] = [
      (await place(one, form(), key)).json(),
      (await place(other, form(), key)).json(),
    ];
    expect(orders[0]?.number).not.toBe(orders[1]?.number);
  });

  it('keys are forgotten after two days', async () => {
    const buyer = await buyerOf((await newPiece()).fullKey);
    await place(buyer, form());
    const keys = () =>
      sale.db.selectFrom('idempotency_keys').select('key').where('created_at', '<=', noon).execute();
    expect((await keys()).length).toBeGreaterThan(0);
    turnClock(48 * 60 + 1);
    await sale.runTask('forget-idempotency-keys');
    expect(await keys()).toEqual([]);
  });
});

describe('the link of an order', () => {
  it('opens it, for whoever has it', async () => {
    const { order } = await ordered();
    expect((await shopper(sale.app).get(linkOf(order))).json()).toEqual(order);
  });

  it.each(['', '?token=', '?token=x', `?token=${'A'.repeat(43)}`])(
    'with the token %j opens nothing',
    async (query) => {
      const { buyer, order } = await ordered();
      const url = `/api/v1/orders/${order.number}`;
      const answers = [
        await buyer.get(`${url}${query}`),
        await buyer.post(`${url}/cancel${query}`),
        await buyer.send({
          method: 'POST',
          url: `${url}/pay${query}`,
          headers: { 'idempotency-key': crypto.randomUUID() },
          payload: { method: 'FAKE' },
        }),
      ];
      expect(answers.map((answer) => answer.json().code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    },
  );

  it('of one order does not open another', async () => {
    const [one, other] = [(await ordered()).order, (await ordered()).order];
    const answer = await shopper(sale.app).get(`/api/v1/orders/${one.number}?token=${other.token}`);
    expect(answer.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it.each(['Z-1', 'z-260408-00001', '1', "Z-260408-00001'"])(
    'with the number %s is malformed',
    async (number) => {
      const answer = await shopper(sale.app).get(`/api/v1/orders/${encodeURIComponent(number)}?token=x`);
      expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    },
  );
});

describe('calling an order off', () => {
  it('puts its piece on sale again; twice is no error', async () => {
    const { buyer, order, pieceId } = await ordered();
    turnClock(5);
    const cancelled = { state: 'CANCELLED', paymentState: 'NONE', allowedActions: [], reservedUntil: null };
    expect((await buyer.post(linkOf(order, '/cancel'))).json()).toMatchObject(cancelled);
    expect((await buyer.post(linkOf(order, '/cancel'))).json()).toMatchObject({
      ...cancelled,
      events: [{ state: 'NEW' }, { state: 'CANCELLED', at: '2026-04-08T07:05:00.000Z' }],
    });
    expect(await stateOf(pieceId)).toBe('AVAILABLE');
    const again = await buyerOf(`${order.lines[0]?.piece.productId}___17___585`);
    expect((await place(again, form())).statusCode).toBe(201);
  });

  it('is too late once it is being assembled', async () => {
    const { buyer, order } = await ordered();
    await sale.db
      .updateTable('orders')
      .set({ order_state: 'ASSEMBLING' })
      .where('number', '=', order.number)
      .execute();
    await sale.db
      .insertInto('order_events')
      .columns(['order_id', 'actor', 'from_state', 'to_state'])
      .expression((eb) =>
        eb
          .selectFrom('orders')
          .select((on) => [
            'id',
            on.val('STAFF').as('a'),
            on.val('NEW').as('f'),
            on.val('ASSEMBLING').as('t'),
          ])
          .where('number', '=', order.number),
      )
      .execute();
    expect((await buyer.post(linkOf(order, '/cancel'))).json()).toMatchObject({
      status: 409,
      code: 'ORDER_STATE_CONFLICT',
      facts: { state: 'ASSEMBLING' },
    });
  });
});
