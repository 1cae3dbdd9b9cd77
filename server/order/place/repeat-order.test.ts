import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/order.ts';
import { type AddedPiece, addPiece, addProduct, changePiece, pieceState } from '#server/testing-goods.ts';
import { addOrder, orderForm, place } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { putLine, type Shopper, shopper, shopperWith, userShopper } from '#server/testing-shopper.ts';
import { requireSound } from '#database/invariants.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

function repeat(by: Shopper, { number, token }: Order): Promise<LightMyRequestResponse> {
  return by.post(`/api/v1/orders/${number}/repeat?token=${token}`);
}

const cartOf = async (by: Shopper): Promise<Cart> => (await by.get('/api/v1/cart')).json();

/** A model with three pieces and an order of one of them. */
async function boughtOne(): Promise<{ order: Order; left: AddedPiece[] }> {
  const productId = await addProduct(sale.db);
  const bought = await addPiece(sale.db, { productId });
  const dear = await addPiece(sale.db, { productId, weightMg: 3600, priceSom: 8_000_000 });
  const cheap = await addPiece(sale.db, { productId, weightMg: 3300, priceSom: 7_000_000 });
  const answer = await place(await shopperWith(sale.app, bought.fullKey), orderForm(sale));
  return { order: answer.json(), left: [cheap, dear] };
}

describe('buying an order again', () => {
  it('puts the cheapest piece of the same model, size and fineness into the cart and reserves nothing', async () => {
    const { order, left } = await boughtOne();
    const buyer = shopper(sale.app);
    const answer = await repeat(buyer, order);
    expect(answer.json()).toEqual({ added: 1, missing: [], plain: [] });
    expect(answer.cookies).toMatchObject([{ name: 'cart', maxAge: 2_592_000 }]);
    const cart = await cartOf(buyer);
    expect(cart).toMatchObject({ count: 1, goodsTotal: 7_000_000, lines: [{ key: left[0]?.shortKey }] });
    expect(cart.lines).toMatchObject([{ piece: { itemId: left[0]?.id }, previousPrice: null }]);
    expect(await pieceState(sale.db, left[0]?.id ?? 0)).toBe('AVAILABLE');
  });

  it('puts it into the cart of the calling user', async () => {
    const { order } = await boughtOne();
    const user = await userShopper(sale);
    expect((await repeat(user, order)).cookies).toEqual([]);
    expect(await cartOf(user)).toMatchObject({ count: 1 });
  });

  it('is idempotent', async () => {
    const { order } = await boughtOne();
    const buyer = shopper(sale.app);
    await repeat(buyer, order);
    await Promise.all([repeat(buyer, order), repeat(buyer, order)]);
    expect((await repeat(buyer, order)).json()).toEqual({ added: 1, missing: [], plain: [] });
    expect(await cartOf(buyer)).toMatchObject({ count: 1 });
  });

  it('keeps what is already in the cart', async () => {
    const { order } = await boughtOne();
    const other = await addPiece(sale.db);
    const buyer = await shopperWith(sale.app, other.fullKey);
    sale.turnClock(1);
    await repeat(buyer, order);
    expect(await cartOf(buyer)).toMatchObject({ count: 2, lines: [{ key: other.fullKey }, {}] });
  });

  it('names the models that are unavailable: sold out, other sizes only, or price on request', async () => {
    const { order, piece } = await addOrder(sale);
    const productId = order.lines[0]?.piece.productId ?? 0;
    await addPiece(sale.db, { productId, size: 1800 });
    await addPiece(sale.db, { productId, priceSom: null });
    const buyer = shopper(sale.app);
    expect((await repeat(buyer, order)).json()).toEqual({
      added: 0,
      missing: [
        {
          nameUz: order.lines[0]?.piece.nameUz,
          nameRu: order.lines[0]?.piece.nameRu,
          nameEn: order.lines[0]?.piece.nameEn,
          slugUz: order.lines[0]?.piece.slugUz,
          slugRu: order.lines[0]?.piece.slugRu,
          slugEn: order.lines[0]?.piece.slugEn,
        },
      ],
      plain: [],
    });
    expect(await cartOf(buyer)).toMatchObject({ lines: [] });
    expect(await pieceState(sale.db, piece.id)).toBe('RESERVED');
  });

  it('adds the available pieces and names the model that has too few', async () => {
    const productId = await addProduct(sale.db);
    const [one, other] = [await addPiece(sale.db, { productId }), await addPiece(sale.db, { productId })];
    const buyer = shopper(sale.app);
    await putLine(buyer, one.shortKey, 2);
    const order: Order = (await place(buyer, orderForm(sale, { expectedTotal: 14_540_000 }))).json();
    await addPiece(sale.db, { productId });
    expect((await repeat(buyer, order)).json()).toMatchObject({ added: 1, missing: [{}] });
    expect(await cartOf(buyer)).toMatchObject({ count: 1, lines: [{ state: 'OK', quantity: 1 }] });
    expect([await pieceState(sale.db, one.id), await pieceState(sale.db, other.id)]).toEqual([
      'RESERVED',
      'RESERVED',
    ]);
  });

  it('is refused if the cart is full, and changes nothing', async () => {
    const { order } = await boughtOne();
    const keys = [];
    for (let index = 0; index < 20; index += 1) keys.push((await addPiece(sale.db)).fullKey);
    const buyer = await shopperWith(sale.app, ...keys);
    expect((await repeat(buyer, order)).json()).toMatchObject({ status: 409, code: 'CART_FULL' });
    expect((await cartOf(buyer)).lines).toHaveLength(20);
  });

  it('uses the present price', async () => {
    const { order, left } = await boughtOne();
    const buyer = shopper(sale.app);
    await repeat(buyer, order);
    await changePiece(sale.db, { id: left[0]?.id ?? 0, priceSom: 7_500_000 });
    expect(await cartOf(buyer)).toMatchObject({ lines: [{ previousPrice: 7_000_000 }] });
    await repeat(buyer, order);
    expect(await cartOf(buyer)).toMatchObject({ lines: [{ previousPrice: null, unitPrice: 7_500_000 }] });
  });
});
