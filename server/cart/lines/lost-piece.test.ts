import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { requireSound } from '#database/invariants.ts';
import { addPiece, addProduct, changePiece, type NewPiece, pieceState } from '#server/testing-goods.ts';
import { orderForm, place } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import {
  crowdWith,
  holdCart,
  putLine,
  putWith,
  type Shopper,
  shopper,
  shopperWith,
} from '#server/testing-shopper.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const cartOf = async (buyer: Shopper): Promise<Cart> => (await buyer.get('/api/v1/cart')).json();
const replace = (buyer: Shopper, id: string, itemId: number) =>
  buyer.post(`/api/v1/cart/lines/${id}/replace`, { itemId });

/** Adds a model to the same category as another one. */
async function addSibling(productId: number, metal: 'yellow' | 'white' = 'yellow'): Promise<number> {
  const sibling = await addProduct(sale.db);
  const { category_id } = await sale.db
    .selectFrom('products')
    .select('category_id')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  await sale.db.updateTable('products').set({ category_id, metal }).where('id', '=', sibling).execute();
  return sibling;
}

/** A shopper whose piece has been sold to somebody else. */
async function loser(productId: number, piece: NewPiece = {}) {
  const lost = await addPiece(sale.db, { productId, ...piece });
  const buyer = await shopperWith(sale.app, lost.fullKey);
  await changePiece(sale.db, { id: lost.id, state: 'SOLD' });
  return { buyer, lost };
}

describe('a piece that somebody else has', () => {
  it('is shown as being paid for, with the end of the hold', async () => {
    const piece = await addPiece(sale.db);
    const [first, second] = await crowdWith(sale.app, { count: 2, key: piece.fullKey });
    if (!first || !second) throw new Error('two shoppers');
    await holdCart(first);
    sale.turnClock(3);
    const lostLine = { state: 'UNAVAILABLE', lostTo: 'PAYING', mayReturnAt: '2026-04-08T07:15:00.000Z' };
    expect((await cartOf(second)).lines).toMatchObject([lostLine]);
    await first.post('/api/v1/cart/hold/extend');
    expect((await cartOf(second)).lines).toMatchObject([{ mayReturnAt: '2026-04-08T07:30:00.000Z' }]);
    await first.delete('/api/v1/cart/hold');
    expect((await cartOf(second)).lines).toMatchObject([{ state: 'OK', lostTo: null, mayReturnAt: null }]);
  });

  it('is shown as ordered or sold', async () => {
    const piece = await addPiece(sale.db);
    const [first, second] = await crowdWith(sale.app, { count: 2, key: piece.fullKey });
    if (!first || !second) throw new Error('two shoppers');
    await place(first, orderForm(sale));
    expect((await cartOf(second)).lines).toMatchObject([{ lostTo: 'ORDERED', mayReturnAt: null }]);
    const { buyer } = await loser(await addProduct(sale.db));
    expect((await cartOf(buyer)).lines).toMatchObject([{ lostTo: 'SOLD', mayReturnAt: null }]);
  });

  it('is shown the same to every visitor of the model, and not for a draft', async () => {
    const productId = await addProduct(sale.db);
    const [held, ordered] = [
      await addPiece(sale.db, { productId, weightMg: 3000 }),
      await addPiece(sale.db, { productId, weightMg: 4000 }),
    ];
    await holdCart(await shopperWith(sale.app, held.fullKey));
    await place(await shopperWith(sale.app, ordered.fullKey), orderForm(sale));
    const reserved = async () =>
      (await shopper(sale.app).get(`/api/v1/products/${productId}/reserved`)).json();
    expect(await reserved()).toEqual([
      { itemId: held.id, lostTo: 'PAYING', mayReturnAt: '2026-04-08T07:15:00.000Z' },
      { itemId: ordered.id, lostTo: 'ORDERED', mayReturnAt: null },
    ]);
    sale.turnClock(15);
    expect(await reserved()).toMatchObject([{ itemId: ordered.id }]);
    await sale.runTask('expire-holds');
    await sale.db
      .updateTable('products')
      .set({ product_state: 'DRAFT' })
      .where('id', '=', productId)
      .execute();
    expect(await reserved()).toEqual([]);
    expect((await shopper(sale.app).get('/api/v1/products/x/reserved')).statusCode).toBe(400);
  });
});

describe('alternatives for a lost piece', () => {
  it('are other pieces of its model first, then similar models, at most three', async () => {
    const productId = await addProduct(sale.db);
    const { buyer } = await loser(productId);
    const nextSize = await addPiece(sale.db, { productId, size: 1750 });
    const [white, yellow, far] = [
      await addPiece(sale.db, { productId: await addSibling(productId, 'white') }),
      await addPiece(sale.db, { productId: await addSibling(productId), priceSom: 9_000_000 }),
      await addPiece(sale.db, { productId: await addSibling(productId), size: 2000 }),
    ];
    const [line] = (await cartOf(buyer)).lines;
    expect(line?.nearest.map(({ itemId }) => itemId)).toEqual([nextSize.id, yellow.id, white.id]);
    expect(line?.nearest.map(({ itemId }) => itemId)).not.toContain(far.id);
    expect(line?.nearest[1]).toMatchObject({ key: yellow.fullKey, price: 9_000_000, sizeMm: 17 });
  });

  it('exclude pieces that are unavailable, already in the cart, or cannot be engraved although that was wished', async () => {
    const productId = await addProduct(sale.db);
    const lost = await addPiece(sale.db, { productId });
    const buyer = shopper(sale.app);
    await putWith(buyer, lost.fullKey, { engraving: { text: 'Anvar', lettering: 'CLASSIC' } });
    await changePiece(sale.db, { id: lost.id, state: 'SOLD' });
    const own = await addPiece(sale.db, { productId: await addSibling(productId) });
    sale.turnClock(1);
    await putLine(buyer, own.fullKey);
    await addPiece(sale.db, { productId: await addSibling(productId), state: 'SOLD' });
    await addPiece(sale.db, { productId: await addSibling(productId), isEngravable: false });
    await addPiece(sale.db, { productId: await addSibling(productId), priceSom: null });
    expect((await cartOf(buyer)).lines).toMatchObject([{ nearest: [] }, { state: 'OK' }]);
  });

  it('can be taken with one tap, in the same position and with the same options; a second tap changes nothing', async () => {
    const productId = await addProduct(sale.db);
    const lost = await addPiece(sale.db, { productId });
    const buyer = shopper(sale.app);
    const gift = { ribbon: 'IVORY', card: 'Tabriklayman', hidePrice: true } as const;
    await putWith(buyer, lost.fullKey, { gift });
    sale.turnClock(1);
    await putLine(buyer, (await addPiece(sale.db)).fullKey);
    await changePiece(sale.db, { id: lost.id, state: 'SOLD' });
    const other = await addPiece(sale.db, { productId: await addSibling(productId) });
    const id = (await cartOf(buyer)).lines[0]?.id ?? '';
    const answer = await replace(buyer, id, other.id);
    expect(answer.json<Cart>().lines).toMatchObject([
      { piece: { itemId: other.id }, state: 'OK', gift },
      { state: 'OK' },
    ]);
    expect((await replace(buyer, id, other.id)).json<Cart>().lines).toHaveLength(2);
    // a cart reserves nothing
    expect(await pieceState(sale.db, other.id)).toBe('AVAILABLE');
  });

  it('replace only the pieces that the line lost', async () => {
    const productId = await addProduct(sale.db);
    const [one, other] = [await addPiece(sale.db, { productId }), await addPiece(sale.db, { productId })];
    const buyer = shopper(sale.app);
    await putLine(buyer, one.shortKey, 2);
    await changePiece(sale.db, { id: other.id, state: 'SOLD' });
    const near = await addPiece(sale.db, { productId, size: 1750 });
    const cart = (await replace(buyer, one.shortKey, near.id)).json<Cart>();
    expect(cart.lines.map(({ state, quantity }) => [state, quantity])).toEqual([
      ['OK', 1],
      ['OK', 1],
    ]);
  });

  it('are held at once during the checkout', async () => {
    const productId = await addProduct(sale.db);
    const [wanted, own] = [await addPiece(sale.db, { productId }), await addPiece(sale.db)];
    const [first, second] = [
      await shopperWith(sale.app, wanted.fullKey),
      await shopperWith(sale.app, wanted.fullKey, own.fullKey),
    ];
    await holdCart(first);
    await holdCart(second);
    const near = await addPiece(sale.db, { productId, weightMg: 3500 });
    const cart = (await replace(second, wanted.fullKey, near.id)).json<Cart>();
    expect(cart.hold).toMatchObject({ pieces: 2 });
    expect(await pieceState(sale.db, near.id)).toBe('RESERVED');
  });

  it('are not taken if the lost piece has become available again', async () => {
    const { buyer, lost } = await loser(await addProduct(sale.db));
    const other = await addPiece(sale.db);
    await changePiece(sale.db, { id: lost.id, state: 'AVAILABLE' });
    expect((await replace(buyer, lost.fullKey, other.id)).json<Cart>().lines).toMatchObject([
      { piece: { itemId: lost.id }, state: 'OK' },
    ]);
  });

  it('that are gone or never existed are refused', async () => {
    const { buyer, lost } = await loser(await addProduct(sale.db));
    const gone = await addPiece(sale.db, { state: 'SOLD' });
    expect((await replace(buyer, lost.fullKey, gone.id)).json()).toMatchObject({
      code: 'ITEM_NOT_AVAILABLE',
    });
    expect((await replace(buyer, lost.fullKey, 987_654)).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await replace(shopper(sale.app), lost.fullKey, gone.id)).json()).toMatchObject({
      code: 'CART_EMPTY',
    });
    const malformed = await buyer.post(`/api/v1/cart/lines/${lost.fullKey}/replace`, { itemId: 1, x: 1 });
    expect(malformed.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });
});

describe('several shoppers who take the same alternative concurrently', () => {
  it('exactly one holds it; the other ones are offered the next', async () => {
    const productId = await addProduct(sale.db);
    const wanted = await addPiece(sale.db, { productId });
    const buyers = await crowdWith(sale.app, { count: 12, key: wanted.fullKey });
    // each shopper also holds another piece, so that they are in the checkout
    for (const buyer of buyers) {
      await putLine(buyer, (await addPiece(sale.db)).fullKey);
    }
    await changePiece(sale.db, { id: wanted.id, state: 'SOLD' });
    for (const buyer of buyers) await holdCart(buyer);
    const near = await addPiece(sale.db, { productId, weightMg: 3500 });
    const next = await addPiece(sale.db, { productId, weightMg: 3600 });
    const answers = await Promise.all(buyers.map((buyer) => replace(buyer, wanted.fullKey, near.id)));
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    expect(won).toHaveLength(1);
    expect(won[0]?.json<Cart>().hold).toMatchObject({ pieces: 2 });
    const lost = answers.filter((answer) => answer.json<{ code?: string }>().code === 'ITEM_NOT_AVAILABLE');
    expect(lost).toHaveLength(11);
    const loserAt = answers.findIndex(({ statusCode }) => statusCode === 409);
    const buyer = buyers[loserAt];
    if (!buyer) throw new Error('a buyer who lost');
    expect((await cartOf(buyer)).lines[0]?.nearest).toMatchObject([{ itemId: next.id }]);
  });
});
