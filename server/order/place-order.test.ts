import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PlaceOrder } from '#contract/order.ts';
import {
  addModel,
  addPiece,
  addPlaces,
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
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const price = 7_270_000;
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
describe('an order is refused', () => {
  const refusal = async (
    fields: Partial<PlaceOrder>,
    piece: Partial<Parameters<typeof addPiece>[1]> = {},
  ) => {
    const added = await newPiece(piece);
    const buyer = await buyerOf(added.fullKey);
    const answer = await place(buyer, form(fields));
    expect((await buyer.get('/api/v1/cart')).json()).toMatchObject({ count: 1 });
    expect(await stateOf(added.id)).toBe('AVAILABLE');
    return answer.json();
  };

  it('when the sum is not the one on the button, with the sums of now', async () => {
    expect(await refusal({ ...byCourier(), expectedTotal: price - 1 })).toMatchObject({
      status: 409,
      code: 'CART_CHANGED',
      facts: { total: price, goodsTotal: price, deliveryCost: 0 },
    });
  });

  it('when a piece is gone, with the nearest, and the rest of the cart is kept', async () => {
    const productId = await addModel(sale.db);
    const wanted = await addPiece(sale.db, { productId });
    const near = await addPiece(sale.db, { productId, weightMg: 3500 });
    const own = await newPiece();
    const [quick, slow] = [await buyerOf(wanted.fullKey), await buyerOf(wanted.fullKey, own.fullKey)];
    await place(quick, form());
    const answer = await place(slow, form({ expectedTotal: 2 * price }));
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'ITEM_NOT_AVAILABLE',
      facts: {
        lines: [
          {
            key: wanted.fullKey,
            serialNumber: wanted.serialNumber,
            available: 0,
            nearest: [{ itemId: near.id }],
          },
        ],
      },
    });
    expect((await slow.get('/api/v1/cart')).json()).toMatchObject({
      count: 1,
      lines: [{ state: 'UNAVAILABLE' }, { state: 'OK' }],
    });
    expect(await stateOf(own.id)).toBe('AVAILABLE');
  });

  it('without a cart, or with an empty one', async () => {
    expect((await place(shopper(sale.app), form())).json()).toMatchObject({
      status: 409,
      code: 'CART_EMPTY',
    });
  });

  it('without a key, or with one that is no uuid', async () => {
    const buyer = await buyerOf((await newPiece()).fullKey);
    expect((await buyer.post('/api/v1/orders', form())).json()).toMatchObject({
      status: 400,
      code: 'IDEMPOTENCY_KEY_MISSING',
    });
    expect((await place(buyer, form(), 'again')).json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_MISSING' });
  });

  it('when a courier may not carry the piece', async () => {
    const dear = { ...byCourier(), expectedTotal: 60_000_000 };
    expect(await refusal(dear, { priceSom: 60_000_000 })).toMatchObject({
      status: 409,
      code: 'DELIVERY_NOT_POSSIBLE',
    });
  });

  it('when no courier goes there', async () => {
    const there = byCourier({ regionId: 'khorezm', districtId: '1733401' });
    expect(await refusal(there)).toMatchObject({ status: 409, code: 'DELIVERY_NOT_POSSIBLE' });
  });

  it('when the store does not exist', async () => {
    const nowhere = { fulfillment: { kind: 'PICKUP' as const, storeId: 999_999 } };
    expect(await refusal(nowhere)).toMatchObject({ status: 409, code: 'PICKUP_NOT_POSSIBLE' });
  });

  it('when a courier would be paid by the card reader of a store', async () => {
    const answer = await refusal({ ...byCourier(), payment: { method: 'CARD_IN_STORE' } });
    expect(answer).toMatchObject({ status: 409, code: 'PAYMENT_METHOD_UNAVAILABLE' });
  });

  it('when it is too much for an online payment', async () => {
    const dear = { expectedTotal: 500_000_001, payment: { method: 'FAKE' as const } };
    expect(await refusal(dear, { priceSom: 500_000_001 })).toMatchObject({
      status: 409,
      code: 'ORDER_TOTAL_TOO_HIGH',
    });
  });

  it.each([
    ['a district of another region', byCourier({ districtId: '1726266' }), '/fulfillment/address/districtId'],
    [
      'a district that does not exist',
      byCourier({ districtId: '9999999' }),
      '/fulfillment/address/districtId',
    ],
    ['neither house nor landmark', byCourier({ house: ' ', landmark: ' ' }), '/fulfillment/address/house'],
    ['a street of spaces', byCourier({ street: '   ' }), '/fulfillment/address/street'],
    ['a name of spaces', { contact: { name: '  ', phone: '+998901234567' } }, '/contact/name'],
    ['a NUL in the name', { contact: { name: 'A\u0000B', phone: '+998901234567' } }, '/contact/name'],
    ['a NUL in the comment', { comment: 'A\u0000B' }, '/comment'],
  ])('with %s', async (_case, fields, path) => {
    expect(await refusal(fields)).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      errors: [{ path }],
    });
  });

  it.each([
    ['a phone of another country', { contact: { name: 'A', phone: '+79161234567' } }],
    ['an e-mail that is none', { contact: { name: 'A', phone: '+998901234567', email: 'dilnoza@' } }],
    ['no consent', { consent: false }],
    ['an unknown way to pay', { payment: { method: 'BITCOIN' } }],
    ['a field that is not known', { discount: 100 }],
    ['a sum below nothing', { expectedTotal: -1 }],
    ['an address and a store', { fulfillment: { kind: 'PICKUP', storeId: 1, address } }],
  ])('with %s', async (_case, fields) => {
    const answer = await shopper(sale.app).send({
      method: 'POST',
      url: '/api/v1/orders',
      headers: { 'idempotency-key': crypto.randomUUID() },
      payload: { ...form(), ...fields },
    });
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });

  it('with a body that is no JSON', async () => {
    const answer = await shopper(sale.app).send({
      method: 'POST',
      url: '/api/v1/orders',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      payload: '{"contact":',
    });
    expect(answer.json()).toMatchObject({ status: 400, code: 'MALFORMED_BODY' });
  });

  it('from one address more than 60 times in a minute', async () => {
    const buyer = shopper(sale.app);
    const codes = [];
    for (let call = 0; call <= 60; call += 1) codes.push((await place(buyer, form())).json().code);
    expect(codes.filter((code) => code === 'CART_EMPTY')).toHaveLength(60);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });
});
