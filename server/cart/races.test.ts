import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { noon } from '#domain/calendar/testing-noon.ts';
import { cartRules } from '#domain/cart/allocate-pieces.ts';
import { requireSound } from '#database/invariants.ts';
import { type AddedPiece, addPiece, addProduct, pieceState } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { crowdWith, holdCart, putLine, shopperWith } from '#server/testing-shopper.ts';
import { expireHolds } from './hold/expire-holds.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale({ connections: 10 });
});
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

describe('concurrent holds', () => {
  it('of 30 buyers of one piece exactly one holds it', async () => {
    const piece = await addPiece(sale.db);
    const buyers = await crowdWith(sale.app, { count: 30, key: piece.fullKey });
    const carts = await Promise.all(buyers.map(holdCart));
    expect(carts.filter((cart) => cart.hold !== null)).toHaveLength(1);
    expect(carts.filter((cart) => cart.lines[0]?.state === 'UNAVAILABLE')).toHaveLength(29);
  });

  it('30 buyers of any of 12 pieces hold all 12, one each', async () => {
    const productId = await addProduct(sale.db);
    const pieces: AddedPiece[] = [];
    for (let index = 0; index < 12; index += 1) pieces.push(await addPiece(sale.db, { productId }));
    const buyers = await crowdWith(sale.app, { count: 30, key: pieces[0]?.shortKey ?? '' });
    const carts = await Promise.all(buyers.map(holdCart));
    const held = carts
      .filter((cart) => cart.hold !== null)
      .flatMap((cart) => cart.lines[0]?.piece.itemId ?? []);
    expect(held.toSorted((a, b) => a - b)).toEqual(pieces.map(({ id }) => id));
  });

  it('two buyers who hold the same two pieces in opposite order do not deadlock', async () => {
    const [one, other] = [await addPiece(sale.db), await addPiece(sale.db)];
    const buyers = await Promise.all(
      Array.from({ length: 20 }, (_each, index) =>
        index % 2 === 0
          ? shopperWith(sale.app, one.fullKey, other.fullKey)
          : shopperWith(sale.app, other.fullKey, one.fullKey),
      ),
    );
    const answers = await Promise.all(buyers.map((buyer) => buyer.post('/api/v1/cart/hold')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  });

  it('a hold that is extended in its last moment either survives the expiry job or is reported as expired', async () => {
    const pieces: AddedPiece[] = [];
    while (pieces.length < 12) pieces.push(await addPiece(sale.db));
    const buyers = await Promise.all(pieces.map(({ fullKey }) => shopperWith(sale.app, fullKey)));
    for (const buyer of buyers) await holdCart(buyer);
    const over = new Date(noon.getTime() + 15 * 60_000);
    sale.turnClock(14.99);
    const expire = () => expireHolds({ db: sale.db, endOrderHold: () => Promise.resolve() }, { now: over });
    const [answers] = await Promise.all([
      Promise.all(buyers.map((buyer) => buyer.post('/api/v1/cart/hold/extend'))),
      expire(),
      expire(),
    ]);
    const states = await Promise.all(pieces.map(({ id }) => pieceState(sale.db, id)));
    // a shopper whose extension succeeded still holds the piece; any other shopper has lost it
    expect(states).toEqual(answers.map(({ statusCode }) => (statusCode === 200 ? 'RESERVED' : 'AVAILABLE')));
    sale.turnClock(0);
  });

  it('of ten concurrent extensions one counts', async () => {
    const buyer = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    const { hold } = await holdCart(buyer);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => buyer.post('/api/v1/cart/hold/extend')),
    );
    const ends = new Set(answers.map((answer) => answer.json<Cart>().hold?.expiresAt));
    expect([...ends]).toEqual([new Date(Date.parse(hold?.expiresAt ?? '') + 15 * 60_000).toISOString()]);
  });

  it('one shopper in two windows starts one hold', async () => {
    const buyer = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    const carts = await Promise.all([holdCart(buyer), holdCart(buyer), holdCart(buyer)]);
    expect(new Set(carts.map((cart) => cart.hold?.expiresAt)).size).toBe(1);
    const starts = await sale.db
      .selectFrom('hold_starts as s')
      .innerJoin('holds as h', 'h.cart_id', 's.cart_id')
      .innerJoin('hold_items as hi', 'hi.hold_id', 'h.id')
      .select('s.started_at')
      .where('hi.item_id', '=', carts[0]?.lines[0]?.piece.itemId ?? 0)
      .execute();
    expect(starts).toHaveLength(1);
  });
});

describe('concurrent changes of a cart in two tabs', () => {
  it('store each line exactly once', async () => {
    const pieces: AddedPiece[] = [];
    while (pieces.length < 8) pieces.push(await addPiece(sale.db));
    const first = await addPiece(sale.db);
    const buyer = await shopperWith(sale.app, first.fullKey);
    await Promise.all(pieces.map(({ fullKey }) => putLine(buyer, fullKey)));
    const { lines } = (await buyer.get('/api/v1/cart')).json<Cart>();
    const inCart = lines.flatMap((line) => line.pieces.map(({ itemId }) => itemId));
    const ids = [...pieces, first].map(({ id }) => id);
    expect(inCart.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('fill the last free line once; the other one is refused because the cart is full', async () => {
    const pieces: AddedPiece[] = [];
    while (pieces.length < cartRules.lines + 3) pieces.push(await addPiece(sale.db));
    const keys = pieces.map(({ fullKey }) => fullKey);
    const buyer = await shopperWith(sale.app, ...keys.slice(0, cartRules.lines - 1));
    const answers = await Promise.all(
      keys.slice(cartRules.lines - 1).map((key) => buyer.put(`/api/v1/cart/lines/${key}`, { quantity: 1 })),
    );
    const codes = answers.map((answer) =>
      answer.statusCode === 200 ? 'PUT' : answer.json<{ code: string }>().code,
    );
    expect(codes.toSorted()).toEqual(['CART_FULL', 'CART_FULL', 'CART_FULL', 'PUT']);
  });
});
