import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { requireSound } from '#database/invariants.ts';
import { addPiece, addProduct } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { putLine, shopper, shopperWith } from '#server/testing-shopper.ts';
import { emptyCart } from '../get-cart.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

describe('the cart', () => {
  it('uses the cheapest piece for a key without a weight, and several as one line', async () => {
    const productId = await addProduct(sale.db);
    const dear = await addPiece(sale.db, { productId, priceSom: 9_000_000, weightMg: 3900 });
    const cheap = await addPiece(sale.db, { productId, priceSom: 8_000_000, weightMg: 3500 });
    const buyer = shopper(sale.app);
    expect((await putLine(buyer, cheap.shortKey)).lines[0]?.piece.itemId).toBe(cheap.id);
    const cart = await putLine(buyer, cheap.shortKey, 2);
    expect(cart.lines[0]?.pieces.map(({ itemId }) => itemId)).toEqual([cheap.id, dear.id]);
    expect(cart).toMatchObject({
      count: 2,
      goodsTotal: 17_000_000,
      lines: [{ quantity: 2, lineTotal: 17_000_000 }],
    });
  });

  it('joins pieces with the same key into one line', async () => {
    const productId = await addProduct(sale.db);
    const one = await addPiece(sale.db, { productId });
    const twin = await addPiece(sale.db, { productId });
    const buyer = shopper(sale.app);
    await buyer.put(`/api/v1/cart/lines/${one.fullKey}`, { quantity: 1, itemId: one.id });
    const cart = await putLine(buyer, twin.fullKey, 2);
    expect(cart.lines).toHaveLength(1);
    expect(cart.lines[0]?.pieces.map(({ itemId }) => itemId).toSorted()).toEqual([one.id, twin.id]);
  });

  it('is the same after putting a line twice', async () => {
    const piece = await addPiece(sale.db);
    const buyer = shopper(sale.app);
    expect(await putLine(buyer, piece.fullKey)).toEqual(await putLine(buyer, piece.fullKey));
  });

  it('recognizes a key in any spelling of its numbers', async () => {
    const piece = await addPiece(sale.db);
    const cart = await putLine(shopper(sale.app), piece.shortKey.replace('___17___', '___17.0___'));
    expect(cart.lines[0]?.key).toBe(piece.shortKey);
  });

  it('removes a line, or all lines; removing a missing one is no error', async () => {
    const [one, other] = [await addPiece(sale.db), await addPiece(sale.db)];
    const buyer = await shopperWith(sale.app, one.fullKey, other.fullKey);
    expect((await buyer.delete(`/api/v1/cart/lines/${one.fullKey}`)).json()).toMatchObject({ count: 1 });
    expect((await buyer.delete(`/api/v1/cart/lines/${one.fullKey}`)).json()).toMatchObject({ count: 1 });
    expect((await buyer.delete('/api/v1/cart')).json()).toEqual(emptyCart);
    expect((await buyer.delete('/api/v1/cart')).json()).toEqual(emptyCart);
    expect((await shopper(sale.app).delete('/api/v1/cart')).json()).toEqual(emptyCart);
  });
});

describe('putting a line is refused', () => {
  it('for a sold piece, with the available quantity and the nearest pieces', async () => {
    const productId = await addProduct(sale.db);
    const sold = await addPiece(sale.db, { productId, state: 'SOLD' });
    const near = await addPiece(sale.db, { productId, weightMg: 3500 });
    const answer = await shopper(sale.app).put(`/api/v1/cart/lines/${sold.fullKey}`, {
      quantity: 1,
      itemId: sold.id,
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'ITEM_NOT_AVAILABLE',
      facts: { key: sold.fullKey, available: 0, nearest: [{ itemId: near.id }] },
    });
    expect(answer.cookies).toEqual([]);
  });

  it('for more pieces than there are', async () => {
    const answer = await shopper(sale.app).put(`/api/v1/cart/lines/${(await addPiece(sale.db)).shortKey}`, {
      quantity: 2,
    });
    expect(answer.json()).toMatchObject({ status: 409, code: 'ITEM_NOT_AVAILABLE', facts: { available: 1 } });
  });

  it('if another piece than the chosen one would be used, even with the same key', async () => {
    const productId = await addProduct(sale.db);
    const gone = await addPiece(sale.db, { productId, state: 'SOLD' });
    await addPiece(sale.db, { productId });
    const answer = await shopper(sale.app).put(`/api/v1/cart/lines/${gone.fullKey}`, {
      quantity: 1,
      itemId: gone.id,
    });
    expect(answer.json()).toMatchObject({ code: 'ITEM_NOT_AVAILABLE' });
  });

  it('for a piece with a price on request', async () => {
    const piece = await addPiece(sale.db, { priceSom: null });
    const answer = await shopper(sale.app).put(`/api/v1/cart/lines/${piece.fullKey}`, { quantity: 1 });
    expect(answer.json()).toMatchObject({ status: 409, code: 'PRICE_ON_REQUEST' });
  });

  it('for the 21st line', async () => {
    const buyer = shopper(sale.app);
    const productId = await addProduct(sale.db);
    for (let line = 0; line < 20; line += 1) {
      await putLine(buyer, (await addPiece(sale.db, { productId, weightMg: 1000 + line })).fullKey);
    }
    const last = await addPiece(sale.db, { productId, weightMg: 2000 });
    const answer = await buyer.put(`/api/v1/cart/lines/${last.fullKey}`, { quantity: 1 });
    expect(answer.json()).toMatchObject({ status: 409, code: 'CART_FULL' });
    expect((await buyer.get('/api/v1/cart')).json()).toMatchObject({ count: 20 });
  });

  it('for a model that is not on sale or does not exist, or a piece that does not match the key', async () => {
    const draft = await addPiece(sale.db, { productId: await addProduct(sale.db, 'DRAFT') });
    const [one, other] = [await addPiece(sale.db), await addPiece(sale.db)];
    const calls = [
      shopper(sale.app).put(`/api/v1/cart/lines/${draft.fullKey}`, { quantity: 1 }),
      shopper(sale.app).put('/api/v1/cart/lines/999999___17___585', { quantity: 1 }),
      shopper(sale.app).put(`/api/v1/cart/lines/${one.fullKey}`, { quantity: 1, itemId: 999_999 }),
    ];
    expect((await Promise.all(calls)).map((answer) => answer.json().code)).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
      'ITEM_NOT_AVAILABLE',
    ]);
    const swapped = await shopper(sale.app).put(`/api/v1/cart/lines/${one.fullKey}`, {
      quantity: 1,
      itemId: other.id,
    });
    expect(swapped.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it.each([
    ['no quantity', {}],
    ['a quantity of 0', { quantity: 0 }],
    ['a quantity of 11', { quantity: 11 }],
    ['a fractional quantity', { quantity: 1.5 }],
    ['an unknown field', { quantity: 1, price: 1 }],
    ['a piece id that is not a number', { quantity: 1, itemId: 'first' }],
    ['a list instead of an object', []],
  ])('for a body with %s', async (_case, body) => {
    const answer = await shopper(sale.app).put('/api/v1/cart/lines/1___17___585', body);
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });

  it.each([
    '17',
    '___17___585',
    '1___17___585___3___4',
    '1___x___585',
    encodeURIComponent("1___17___585'--"),
  ])('for the key %s', async (key) => {
    const answer = await shopper(sale.app).put(`/api/v1/cart/lines/${key}`, { quantity: 1 });
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });

  it('with a message in the shopper’s language', async () => {
    const answer = await shopper(sale.app, 'uz').put('/api/v1/cart/lines/999999___17___585', { quantity: 1 });
    expect(answer.headers['content-language']).toBe('uz');
  });

  it('for the 3001st change within a minute from one network', async () => {
    const buyer = shopper(sale.app);
    const change = () => buyer.put('/api/v1/cart/lines/999999___17___585', { quantity: 0 });
    const { headers } = await change();
    expect([headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']]).toEqual(['3000', '2999']);
  });

  it('for a page of another site', async () => {
    const answer = await shopper(sale.app).send({
      method: 'PUT',
      url: '/api/v1/cart/lines/1___17___585',
      headers: { origin: 'https://elsewhere.example' },
      payload: { quantity: 1 },
    });
    expect(answer.statusCode).toBe(403);
  });
});
