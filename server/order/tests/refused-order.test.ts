import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addPiece, addProduct, pieceState, defaultPriceSom } from '#server/testing-goods.ts';
import { byCourier, orderForm, place, refusalOf, urgut } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { shopper, shopperWith } from '#server/testing-shopper.ts';
import { requireSound } from '#database/invariants.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

describe('an order is refused', () => {
  it('if the amount differs from the one on the button, with the present amounts', async () => {
    expect(
      await refusalOf(sale, { form: { ...byCourier(), expectedTotal: defaultPriceSom - 1 } }),
    ).toMatchObject({
      status: 409,
      code: 'CART_CHANGED',
      facts: { total: defaultPriceSom, goodsTotal: defaultPriceSom, deliveryCost: 0 },
    });
  });

  it('if a piece is gone, with the nearest pieces, and the rest of the cart stays', async () => {
    const productId = await addProduct(sale.db);
    const wanted = await addPiece(sale.db, { productId });
    const near = await addPiece(sale.db, { productId, weightMg: 3500 });
    const own = await addPiece(sale.db);
    const [quick, slow] = [
      await shopperWith(sale.app, wanted.fullKey),
      await shopperWith(sale.app, wanted.fullKey, own.fullKey),
    ];
    await place(quick, orderForm(sale));
    const answer = await place(slow, orderForm(sale, { expectedTotal: 2 * defaultPriceSom }));
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
    expect(await pieceState(sale.db, own.id)).toBe('AVAILABLE');
  });

  it('without a cart, or with an empty one', async () => {
    const emptied = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    await emptied.delete('/api/v1/cart');
    const refused = { status: 409, code: 'CART_EMPTY' };
    expect((await place(shopper(sale.app), orderForm(sale))).json()).toMatchObject(refused);
    expect((await place(emptied, orderForm(sale))).json()).toMatchObject(refused);
  });

  it('without an idempotency key, or with one that is not a uuid', async () => {
    const buyer = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    expect((await buyer.post('/api/v1/orders', orderForm(sale))).json()).toMatchObject({
      status: 400,
      code: 'IDEMPOTENCY_KEY_MISSING',
    });
    expect((await place(buyer, orderForm(sale), 'again')).json()).toMatchObject({
      code: 'IDEMPOTENCY_KEY_MISSING',
    });
  });

  it('if a courier may not carry the piece', async () => {
    const form = { ...byCourier(), expectedTotal: 60_000_000 };
    expect(await refusalOf(sale, { form, piece: { priceSom: 60_000_000 } })).toMatchObject({
      status: 409,
      code: 'DELIVERY_NOT_POSSIBLE',
    });
  });

  it('if no courier serves the district', async () => {
    const there = byCourier({ regionId: 1733, districtId: 1_733_401 });
    expect(await refusalOf(sale, { form: there })).toMatchObject({
      status: 409,
      code: 'DELIVERY_NOT_POSSIBLE',
    });
  });

  it('if the store does not exist', async () => {
    const nowhere = { fulfillment: { kind: 'PICKUP' as const, storeId: 999_999 } };
    expect(await refusalOf(sale, { form: nowhere })).toMatchObject({
      status: 409,
      code: 'PICKUP_NOT_POSSIBLE',
    });
  });

  it('if a courier order is to be paid by card in the store', async () => {
    const answer = await refusalOf(sale, { form: { ...byCourier(), payment: { method: 'CARD_IN_STORE' } } });
    expect(answer).toMatchObject({ status: 409, code: 'PAYMENT_METHOD_UNAVAILABLE' });
  });

  it('if the amount is above the limit for online payments', async () => {
    const form = { expectedTotal: 500_000_001, payment: { method: 'FAKE' as const } };
    expect(await refusalOf(sale, { form, piece: { priceSom: 500_000_001 } })).toMatchObject({
      status: 409,
      code: 'ORDER_TOTAL_TOO_HIGH',
    });
  });

  it.each([
    ['a district of another region', byCourier({ districtId: 1_726_266 }), '/fulfillment/address/districtId'],
    [
      'a district that does not exist',
      byCourier({ districtId: 9_999_999 }),
      '/fulfillment/address/districtId',
    ],
    ['neither house nor landmark', byCourier({ house: ' ', landmark: ' ' }), '/fulfillment/address/house'],
    ['a blank street', byCourier({ street: '   ' }), '/fulfillment/address/street'],
    ['a blank name', { contact: { name: '  ', phone: '+998901234567' } }, '/contact/name'],
    ['a NUL in the name', { contact: { name: 'A\u0000B', phone: '+998901234567' } }, '/contact/name'],
    ['a NUL in the comment', { comment: 'A\u0000B' }, '/comment'],
  ])('with %s', async (_case, fields, path) => {
    expect(await refusalOf(sale, { form: fields })).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      errors: [{ path }],
    });
  });

  it.each([
    ['a phone of another country', { contact: { name: 'A', phone: '+79161234567' } }],
    ['an invalid email', { contact: { name: 'A', phone: '+998901234567', email: 'dilnoza@' } }],
    ['no consent', { consent: false }],
    ['an unknown payment method', { payment: { method: 'BITCOIN' } }],
    ['an unknown field', { discount: 100 }],
    ['a negative amount', { expectedTotal: -1 }],
    ['both an address and a store', { fulfillment: { kind: 'PICKUP', storeId: 1, address: urgut } }],
  ])('with %s', async (_case, fields) => {
    const answer = await shopper(sale.app).send({
      method: 'POST',
      url: '/api/v1/orders',
      headers: { 'idempotency-key': crypto.randomUUID() },
      payload: { ...orderForm(sale), ...fields },
    });
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });

  it('if the body is not JSON', async () => {
    const answer = await shopper(sale.app).send({
      method: 'POST',
      url: '/api/v1/orders',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      payload: '{"contact":',
    });
    expect(answer.json()).toMatchObject({ status: 400, code: 'MALFORMED_BODY' });
  });

  it('after 900 requests in a minute from one network', async () => {
    const { headers } = await place(shopper(sale.app), orderForm(sale));
    expect([headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']]).toEqual(['900', '899']);
  });
});
