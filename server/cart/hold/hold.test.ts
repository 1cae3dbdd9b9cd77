import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { requireSound } from '#database/invariants.ts';
import {
  type AddedPiece,
  addPiece,
  addProduct,
  changePiece,
  pieceState,
  defaultPriceSom,
} from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { holdCart, putLine, shopper, shopperWith } from '#server/testing-shopper.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

describe('entering checkout', () => {
  it('holds the pieces for 15 minutes', async () => {
    const piece = await addPiece(sale.db);
    const cart = await holdCart(await shopperWith(sale.app, piece.fullKey));
    expect(cart.hold).toEqual({ expiresAt: '2026-04-08T07:15:00.000Z', extendable: true, pieces: 1 });
    expect(cart).toMatchObject({ count: 1, lines: [{ state: 'OK' }] });
    expect(await pieceState(sale.db, piece.id)).toBe('RESERVED');
  });

  it('again leaves the hold unchanged and adds the new lines to it', async () => {
    const [one, other] = [await addPiece(sale.db), await addPiece(sale.db)];
    const buyer = await shopperWith(sale.app, one.fullKey);
    await holdCart(buyer);
    sale.turnClock(5);
    await putLine(buyer, other.fullKey);
    expect(await pieceState(sale.db, other.id)).toBe('AVAILABLE');
    expect((await holdCart(buyer)).hold?.expiresAt).toBe('2026-04-08T07:15:00.000Z');
    expect(await pieceState(sale.db, other.id)).toBe('RESERVED');
  });

  it('reports the pieces that somebody else holds, offers the nearest ones, and holds the rest', async () => {
    const productId = await addProduct(sale.db);
    const wanted = await addPiece(sale.db, { productId });
    const near = await addPiece(sale.db, { productId, weightMg: 3500 });
    const own = await addPiece(sale.db);
    const [first, second] = [
      await shopperWith(sale.app, wanted.fullKey),
      await shopperWith(sale.app, wanted.fullKey, own.fullKey),
    ];
    await holdCart(first);
    const cart = await holdCart(second);
    expect(cart.lines).toMatchObject([
      { key: wanted.fullKey, state: 'UNAVAILABLE', quantity: 0, nearest: [{ itemId: near.id }] },
      { key: own.fullKey, state: 'OK' },
    ]);
    expect(cart.hold).not.toBeNull();
    expect(await pieceState(sale.db, own.id)).toBe('RESERVED');
  });

  it('starts no hold if everything is gone', async () => {
    const wanted = await addPiece(sale.db);
    const [first, second] = [
      await shopperWith(sale.app, wanted.fullKey),
      await shopperWith(sale.app, wanted.fullKey),
    ];
    await holdCart(first);
    expect(await holdCart(second)).toMatchObject({ hold: null, count: 0 });
  });

  it('holds the price that the shopper saw if it rises, and applies a lower one at once', async () => {
    const piece = await addPiece(sale.db);
    const buyer = await shopperWith(sale.app, piece.fullKey);
    await holdCart(buyer);
    await changePiece(sale.db, { id: piece.id, priceSom: 9_000_000 });
    expect((await buyer.get('/api/v1/cart')).json()).toMatchObject({
      goodsTotal: defaultPriceSom,
      lines: [{ unitPrice: defaultPriceSom, risenTo: 9_000_000 }],
    });
    await changePiece(sale.db, { id: piece.id, priceSom: 6_000_000 });
    expect((await buyer.get('/api/v1/cart')).json()).toMatchObject({
      goodsTotal: 6_000_000,
      lines: [{ risenTo: null }],
    });
  });

  it('is refused with an empty cart', async () => {
    expect((await shopper(sale.app).post('/api/v1/cart/hold')).json()).toMatchObject({
      status: 409,
      code: 'CART_EMPTY',
    });
    const buyer = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    await buyer.delete('/api/v1/cart');
    expect((await buyer.post('/api/v1/cart/hold')).json()).toMatchObject({ status: 409, code: 'CART_EMPTY' });
  });

  it('is refused for the fourth time in an hour, with the time when it is allowed again', async () => {
    const buyer = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    for (const minutes of [0, 10, 20]) {
      sale.turnClock(minutes);
      await holdCart(buyer);
      await buyer.delete('/api/v1/cart/hold');
    }
    sale.turnClock(30);
    const answer = await buyer.post('/api/v1/cart/hold');
    expect(answer.json()).toMatchObject({ status: 429, code: 'HOLD_LIMIT' });
    expect(answer.headers['retry-after']).toBe('1800');
    sale.turnClock(61);
    expect((await holdCart(buyer)).hold).not.toBeNull();
  });

  it('holds at most ten pieces', async () => {
    const productId = await addProduct(sale.db);
    const pieces: AddedPiece[] = [];
    for (let index = 0; index < 12; index += 1)
      pieces.push(await addPiece(sale.db, { productId, weightMg: 3000 + index }));
    const buyer = await shopperWith(sale.app, ...pieces.map(({ fullKey }) => fullKey));
    expect(await holdCart(buyer)).toMatchObject({ count: 12, hold: { pieces: 10 } });
    const states = await Promise.all(pieces.map(({ id }) => pieceState(sale.db, id)));
    expect(states.filter((state) => state === 'RESERVED')).toHaveLength(10);
  });
});

describe('a hold', () => {
  it('can be extended by 15 minutes, once', async () => {
    const buyer = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    await holdCart(buyer);
    const extended = { expiresAt: '2026-04-08T07:30:00.000Z', extendable: false, pieces: 1 };
    expect((await buyer.post('/api/v1/cart/hold/extend')).json()).toMatchObject({ hold: extended });
    expect((await buyer.post('/api/v1/cart/hold/extend')).json()).toMatchObject({ hold: extended });
  });

  it('cannot be extended once it has expired', async () => {
    const buyer = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    expect((await buyer.post('/api/v1/cart/hold/extend')).json()).toMatchObject({
      status: 409,
      code: 'CART_EMPTY',
    });
    await holdCart(buyer);
    sale.turnClock(15);
    expect((await buyer.post('/api/v1/cart/hold/extend')).json()).toMatchObject({
      status: 409,
      code: 'CART_EMPTY',
    });
    await sale.runTask('expire-holds');
  });

  it('releases its pieces when the shopper leaves', async () => {
    const piece = await addPiece(sale.db);
    const buyer = await shopperWith(sale.app, piece.fullKey);
    await holdCart(buyer);
    expect((await buyer.delete('/api/v1/cart/hold')).json()).toMatchObject({ hold: null, count: 1 });
    expect(await pieceState(sale.db, piece.id)).toBe('AVAILABLE');
    expect((await buyer.delete('/api/v1/cart/hold')).statusCode).toBe(200);
  });

  it('releases the piece of a removed line and holds the rest', async () => {
    const [one, other] = [await addPiece(sale.db), await addPiece(sale.db)];
    const buyer = await shopperWith(sale.app, one.fullKey, other.fullKey);
    await holdCart(buyer);
    const cart: Cart = (await buyer.delete(`/api/v1/cart/lines/${one.fullKey}`)).json();
    expect(cart.hold).not.toBeNull();
    expect([await pieceState(sale.db, one.id), await pieceState(sale.db, other.id)]).toEqual([
      'AVAILABLE',
      'RESERVED',
    ]);
    expect((await buyer.delete('/api/v1/cart')).json()).toMatchObject({ hold: null });
    expect(await pieceState(sale.db, other.id)).toBe('AVAILABLE');
  });

  it('releases a piece when the quantity is reduced', async () => {
    const productId = await addProduct(sale.db);
    const one = await addPiece(sale.db, { productId });
    const other = await addPiece(sale.db, { productId });
    const buyer = shopper(sale.app);
    await putLine(buyer, one.shortKey, 2);
    await holdCart(buyer);
    await putLine(buyer, one.shortKey, 1);
    expect(new Set([await pieceState(sale.db, one.id), await pieceState(sale.db, other.id)])).toEqual(
      new Set(['AVAILABLE', 'RESERVED']),
    );
  });
});

describe('after the 15 minutes', () => {
  it('the job makes the pieces available again, and is idempotent', async () => {
    const piece = await addPiece(sale.db);
    await holdCart(await shopperWith(sale.app, piece.fullKey));
    sale.turnClock(14);
    await sale.runTask('expire-holds');
    expect(await pieceState(sale.db, piece.id)).toBe('RESERVED');
    sale.turnClock(15);
    await sale.runTask('expire-holds');
    await sale.runTask('expire-holds');
    expect(await pieceState(sale.db, piece.id)).toBe('AVAILABLE');
  });

  it('the job is scheduled for the exact end, and again after an extension', async () => {
    const jobsAt = async () =>
      (
        await sale.parts.pool.query(
          `select run_at from graphile_worker.jobs where key like 'expire-hold:%' order by id desc limit 1`,
        )
      ).rows;
    const buyer = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    await holdCart(buyer);
    expect(await jobsAt()).toEqual([{ run_at: new Date('2026-04-08T07:15:00Z') }]);
    await buyer.post('/api/v1/cart/hold/extend');
    expect(await jobsAt()).toEqual([{ run_at: new Date('2026-04-08T07:30:00Z') }]);
    await buyer.delete('/api/v1/cart');
  });

  it('another buyer can hold the piece at once, without waiting for the job', async () => {
    const piece = await addPiece(sale.db);
    const [slow, quick] = [
      await shopperWith(sale.app, piece.fullKey),
      await shopperWith(sale.app, piece.fullKey),
    ];
    await holdCart(slow);
    sale.turnClock(16);
    expect((await quick.get('/api/v1/cart')).json()).toMatchObject({ count: 1 });
    expect(await holdCart(quick)).toMatchObject({ count: 1, lines: [{ state: 'OK' }] });
    expect((await slow.get('/api/v1/cart')).json()).toMatchObject({
      hold: null,
      count: 0,
      lines: [{ state: 'UNAVAILABLE' }],
    });
    await quick.delete('/api/v1/cart');
  });

  it('the same shopper can hold the piece again if nobody else does', async () => {
    const piece = await addPiece(sale.db);
    const buyer = await shopperWith(sale.app, piece.fullKey);
    await holdCart(buyer);
    sale.turnClock(20);
    expect((await holdCart(buyer)).hold?.expiresAt).toBe('2026-04-08T07:30:00.000Z');
    await buyer.delete('/api/v1/cart');
  });
});
