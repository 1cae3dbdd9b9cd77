import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { requireSound } from '#database/invariants.ts';
import { addPiece, addProduct, pieceState } from '#server/testing-goods.ts';
import { addOrder, orderUrl } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type Shopper, holdCart, shopperWith } from '#server/testing-shopper.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

type Method = 'POST' | 'DELETE';
const send = async (by: Shopper, [method, url, payload]: [Method, string, object?], key: string) => {
  const headers = { 'idempotency-key': key };
  return by.send({ method, url, headers, ...(payload !== undefined && { payload }) });
};
const hold: [Method, string] = ['POST', '/api/v1/cart/hold'];
const release: [Method, string] = ['DELETE', '/api/v1/cart/hold'];

describe('a hold with an Idempotency-Key', () => {
  it('is started once; a repeat returns the first response and holds nothing more', async () => {
    const piece = await addPiece(sale.db);
    const buyer = await shopperWith(sale.app, piece.fullKey);
    const key = crypto.randomUUID();
    const first = await send(buyer, hold, key);
    expect(first.json()).toMatchObject({ hold: { pieces: 1 } });
    await buyer.delete('/api/v1/cart/hold');
    expect((await send(buyer, hold, key)).json()).toEqual(first.json());
    expect(await pieceState(sale.db, piece.id)).toBe('AVAILABLE');
    expect((await send(buyer, hold, crypto.randomUUID())).statusCode).toBe(200);
    expect(await pieceState(sale.db, piece.id)).toBe('RESERVED');
  });

  it('is extended and released once', async () => {
    const piece = await addPiece(sale.db);
    const buyer = await shopperWith(sale.app, piece.fullKey);
    await holdCart(buyer);
    const [extended, key] = [crypto.randomUUID(), crypto.randomUUID()];
    const first = await send(buyer, ['POST', '/api/v1/cart/hold/extend'], extended);
    expect(first.json()).toMatchObject({ hold: { extendable: false } });
    expect((await send(buyer, release, key)).json()).toMatchObject({ hold: null });
    expect((await send(buyer, ['POST', '/api/v1/cart/hold/extend'], extended)).json()).toEqual(first.json());
    await holdCart(buyer);
    expect((await send(buyer, release, key)).json()).toMatchObject({ hold: null });
    expect(await pieceState(sale.db, piece.id)).toBe('RESERVED');
  });

  it('is refused if the key is not a UUID', async () => {
    const buyer = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    expect((await send(buyer, hold, 'again')).json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_MISSING' });
  });
});

describe('a replacement with an Idempotency-Key', () => {
  it('is made once, and the key is bound to that piece', async () => {
    const productId = await addProduct(sale.db);
    const wanted = await addPiece(sale.db, { productId });
    const [near, other] = [
      await addPiece(sale.db, { productId, weightMg: 3500 }),
      await addPiece(sale.db, { productId, weightMg: 3600 }),
    ];
    const buyer = await shopperWith(sale.app, wanted.fullKey);
    await holdCart(await shopperWith(sale.app, wanted.fullKey));
    const url = `/api/v1/cart/lines/${wanted.fullKey}/replace`;
    const key = crypto.randomUUID();
    const first = await send(buyer, ['POST', url, { itemId: near.id }], key);
    expect(first.json()).toMatchObject({ lines: [{ key: near.fullKey }] });
    await buyer.delete(`/api/v1/cart/lines/${near.fullKey}`);
    expect((await send(buyer, ['POST', url, { itemId: near.id }], key)).json()).toEqual(first.json());
    expect((await buyer.get('/api/v1/cart')).json()).toMatchObject({ lines: [] });
    const reused = await send(buyer, ['POST', url, { itemId: other.id }], key);
    expect(reused.json()).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  });
});

describe('cancelling an order with an Idempotency-Key', () => {
  it('returns the first response again, whatever happened to the order since', async () => {
    const { buyer, order } = await addOrder(sale);
    const key = crypto.randomUUID();
    const first = await send(buyer, ['POST', orderUrl(order, '/cancel')], key);
    expect(first.json()).toMatchObject({ state: 'CANCELLED' });
    await sale.db
      .updateTable('orders')
      .set({ comment: 'changed' })
      .where('number', '=', order.number)
      .execute();
    const again = await send(buyer, ['POST', orderUrl(order, '/cancel')], key);
    expect(again.json()).toEqual(first.json());
  });
});
