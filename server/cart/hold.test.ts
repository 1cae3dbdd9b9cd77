import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { requireSound } from '#server/order/testing-invariants.ts';
import {
  type AddedPiece,
  type Shopper,
  addModel,
  addPiece,
  addPlaces,
  noon,
  putLine,
  shopper,
  testSale,
} from '#server/testing-sale.ts';

let sale: Awaited<ReturnType<typeof testSale>>;
beforeAll(async () => {
  sale = await testSale();
  await addPlaces(sale.db);
});
beforeEach(() => turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const turnClock = (minutes: number) => {
  sale.clock.now = new Date(noon.getTime() + minutes * 60_000);
};
const newPiece = async (piece: Partial<Parameters<typeof addPiece>[1]> = {}) =>
  addPiece(sale.db, { productId: await addModel(sale.db), ...piece });
const stateOf = async (id: number) => {
  const row = await sale.db
    .selectFrom('product_items')
    .select('product_item_state')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.product_item_state;
};
const hold = async (buyer: Shopper): Promise<Cart> => (await buyer.post('/api/v1/cart/hold')).json();
const buyerOf = async (...keys: string[]) => {
  const buyer = shopper(sale.app);
  for (const key of keys) await putLine(buyer, key);
  return buyer;
};
const runJob = () => sale.runTask('expire-holds');

describe('entering checkout', () => {
  it('holds the pieces for 15 minutes', async () => {
    const piece = await newPiece();
    const cart = await hold(await buyerOf(piece.fullKey));
    expect(cart.hold).toEqual({ expiresAt: '2026-04-08T07:15:00.000Z', extendable: true });
    expect(cart).toMatchObject({ count: 1, lines: [{ state: 'OK' }] });
    expect(await stateOf(piece.id)).toBe('RESERVED');
  });

  it('again keeps the hold as it is and takes the new lines in', async () => {
    const [one, other] = [await newPiece(), await newPiece()];
    const buyer = await buyerOf(one.fullKey);
    await hold(buyer);
    turnClock(5);
    await putLine(buyer, other.fullKey);
    expect(await stateOf(other.id)).toBe('AVAILABLE');
    expect((await hold(buyer)).hold?.expiresAt).toBe('2026-04-08T07:15:00.000Z');
    expect(await stateOf(other.id)).toBe('RESERVED');
  });

  it('says which piece somebody else holds, offers the nearest, and holds the rest', async () => {
    const productId = await addModel(sale.db);
    const wanted = await addPiece(sale.db, { productId });
    const near = await addPiece(sale.db, { productId, weightMg: 3500 });
    const own = await newPiece();
    const [first, second] = [await buyerOf(wanted.fullKey), await buyerOf(wanted.fullKey, own.fullKey)];
    await hold(first);
    const cart = await hold(second);
    expect(cart.lines).toMatchObject([
      { key: wanted.fullKey, state: 'UNAVAILABLE', quantity: 0, nearest: [{ itemId: near.id }] },
      { key: own.fullKey, state: 'OK' },
    ]);
    expect(cart.hold).not.toBeNull();
    expect(await stateOf(own.id)).toBe('RESERVED');
  });

  it('begins no hold when everything is gone', async () => {
    const wanted = await newPiece();
    const [first, second] = [await buyerOf(wanted.fullKey), await buyerOf(wanted.fullKey)];
    await hold(first);
    expect(await hold(second)).toMatchObject({ hold: null, count: 0 });
  });

  it('keeps the price that the shopper saw, even when the piece becomes dearer, and gives a lower one at once', async () => {
    const piece = await newPiece();
    const buyer = await buyerOf(piece.fullKey);
    await hold(buyer);
    const price = (som: number) =>
      sale.db.updateTable('product_items').set({ price_b2c_som: som }).where('id', '=', piece.id).execute();
    await price(9_000_000);
    expect((await buyer.get('/api/v1/cart')).json()).toMatchObject({ goodsTotal: 7_270_000 });
    await price(6_000_000);
    expect((await buyer.get('/api/v1/cart')).json()).toMatchObject({ goodsTotal: 6_000_000 });
  });

  it('with an empty cart is refused', async () => {
    expect((await shopper(sale.app).post('/api/v1/cart/hold')).json()).toMatchObject({
      status: 409,
      code: 'CART_EMPTY',
    });
    const buyer = await buyerOf((await newPiece()).fullKey);
    await buyer.delete('/api/v1/cart');
    expect((await buyer.post('/api/v1/cart/hold')).json()).toMatchObject({ status: 409, code: 'CART_EMPTY' });
  });

  it('a fourth time in an hour is refused, with when it may be', async () => {
    const buyer = await buyerOf((await newPiece()).fullKey);
    for (const minutes of [0, 10, 20]) {
      turnClock(minutes);
      await hold(buyer);
      await buyer.delete('/api/v1/cart/hold');
    }
    turnClock(30);
    const answer = await buyer.post('/api/v1/cart/hold');
    expect(answer.json()).toMatchObject({ status: 429, code: 'HOLD_LIMIT' });
    expect(answer.headers['retry-after']).toBe('1800');
    turnClock(61);
    expect((await hold(buyer)).hold).not.toBeNull();
  });

  it('holds ten pieces at most', async () => {
    const productId = await addModel(sale.db);
    const pieces: AddedPiece[] = [];
    for (let index = 0; index < 12; index += 1)
      pieces.push(await addPiece(sale.db, { productId, weightMg: 3000 + index }));
    const buyer = await buyerOf(...pieces.map(({ fullKey }) => fullKey));
    expect(await hold(buyer)).toMatchObject({ count: 12 });
    const states = await Promise.all(pieces.map(({ id }) => stateOf(id)));
    expect(states.filter((state) => state === 'RESERVED')).toHaveLength(10);
  });
});

describe('a hold', () => {
  it('is 15 minutes longer by one tap, once', async () => {
    const buyer = await buyerOf((await newPiece()).fullKey);
    await hold(buyer);
    const extended = { expiresAt: '2026-04-08T07:30:00.000Z', extendable: false };
    expect((await buyer.post('/api/v1/cart/hold/extend')).json()).toMatchObject({ hold: extended });
    expect((await buyer.post('/api/v1/cart/hold/extend')).json()).toMatchObject({ hold: extended });
  });

  it('that is over cannot be extended', async () => {
    const buyer = await buyerOf((await newPiece()).fullKey);
    expect((await buyer.post('/api/v1/cart/hold/extend')).json()).toMatchObject({
      status: 409,
      code: 'CART_EMPTY',
    });
    await hold(buyer);
    turnClock(15);
    expect((await buyer.post('/api/v1/cart/hold/extend')).json()).toMatchObject({
      status: 409,
      code: 'CART_EMPTY',
    });
    await runJob();
  });

  it('gives its pieces back when the shopper leaves', async () => {
    const piece = await newPiece();
    const buyer = await buyerOf(piece.fullKey);
    await hold(buyer);
    expect((await buyer.delete('/api/v1/cart/hold')).json()).toMatchObject({ hold: null, count: 1 });
    expect(await stateOf(piece.id)).toBe('AVAILABLE');
    expect((await buyer.delete('/api/v1/cart/hold')).statusCode).toBe(200);
  });

  it('gives back the piece of a line that is taken out, and keeps the others', async () => {
    const [one, other] = [await newPiece(), await newPiece()];
    const buyer = await buyerOf(one.fullKey, other.fullKey);
    await hold(buyer);
    const cart: Cart = (await buyer.delete(`/api/v1/cart/lines/${one.fullKey}`)).json();
    expect(cart.hold).not.toBeNull();
    expect([await stateOf(one.id), await stateOf(other.id)]).toEqual(['AVAILABLE', 'RESERVED']);
    expect((await buyer.delete('/api/v1/cart')).json()).toMatchObject({ hold: null });
    expect(await stateOf(other.id)).toBe('AVAILABLE');
  });

  it('keeps fewer pieces when fewer are wanted', async () => {
    const productId = await addModel(sale.db);
    const one = await addPiece(sale.db, { productId });
    const other = await addPiece(sale.db, { productId });
    const buyer = shopper(sale.app);
    await putLine(buyer, one.shortKey, 2);
    await hold(buyer);
    await putLine(buyer, one.shortKey, 1);
    expect(new Set([await stateOf(one.id), await stateOf(other.id)])).toEqual(
      new Set(['AVAILABLE', 'RESERVED']),
    );
  });
});

describe('when the 15 minutes are over', () => {
  it('the job puts the pieces on sale again; twice does no harm', async () => {
    const piece = await newPiece();
    await hold(await buyerOf(piece.fullKey));
    turnClock(14);
    await runJob();
    expect(await stateOf(piece.id)).toBe('RESERVED');
    turnClock(15);
    await runJob();
    await runJob();
    expect(await stateOf(piece.id)).toBe('AVAILABLE');
  });

  it('a job waits for that very moment, and for the later one after an extension', async () => {
    const jobsAt = async () =>
      (
        await sale.parts.pool.query(
          `select run_at from graphile_worker.jobs where key like 'expire-hold:%' order by id desc limit 1`,
        )
      ).rows;
    const buyer = await buyerOf((await newPiece()).fullKey);
    await hold(buyer);
    expect(await jobsAt()).toEqual([{ run_at: new Date('2026-04-08T07:15:00Z') }]);
    await buyer.post('/api/v1/cart/hold/extend');
    expect(await jobsAt()).toEqual([{ run_at: new Date('2026-04-08T07:30:00Z') }]);
    await buyer.delete('/api/v1/cart');
  });

  it('another buyer has the piece at once, without waiting for the job', async () => {
    const piece = await newPiece();
    const [slow, quick] = [await buyerOf(piece.fullKey), await buyerOf(piece.fullKey)];
    await hold(slow);
    turnClock(16);
    expect((await quick.get('/api/v1/cart')).json()).toMatchObject({ count: 1 });
    expect(await hold(quick)).toMatchObject({ count: 1, lines: [{ state: 'OK' }] });
    expect((await slow.get('/api/v1/cart')).json()).toMatchObject({
      hold: null,
      count: 0,
      lines: [{ state: 'UNAVAILABLE' }],
    });
    await quick.delete('/api/v1/cart');
  });

  it('the same shopper may hold the piece again, if nobody else did', async () => {
    const piece = await newPiece();
    const buyer = await buyerOf(piece.fullKey);
    await hold(buyer);
    turnClock(20);
    expect((await hold(buyer)).hold?.expiresAt).toBe('2026-04-08T07:35:00.000Z');
    await buyer.delete('/api/v1/cart');
  });
});

describe('when many hold at once', () => {
  it('of 30 buyers of one piece exactly one holds it', async () => {
    const piece = await newPiece();
    const buyers = await Promise.all(Array.from({ length: 30 }, () => buyerOf(piece.fullKey)));
    const carts = await Promise.all(buyers.map(hold));
    expect(carts.filter((cart) => cart.hold !== null)).toHaveLength(1);
    expect(carts.filter((cart) => cart.lines[0]?.state === 'UNAVAILABLE')).toHaveLength(29);
  });

  it('30 buyers of any of 12 pieces hold all 12, one each', async () => {
    const productId = await addModel(sale.db);
    const pieces: AddedPiece[] = [];
    for (let index = 0; index < 12; index += 1) pieces.push(await addPiece(sale.db, { productId }));
    const buyers = await Promise.all(Array.from({ length: 30 }, () => buyerOf(pieces[0]?.shortKey ?? '')));
    const carts = await Promise.all(buyers.map(hold));
    const held = carts
      .filter((cart) => cart.hold !== null)
      .flatMap((cart) => cart.lines[0]?.piece.itemId ?? []);
    expect(held.toSorted((a, b) => a - b)).toEqual(pieces.map(({ id }) => id));
  });

  it('two who hold the same two pieces in opposite order do not wait for each other for ever', async () => {
    const [one, other] = [await newPiece(), await newPiece()];
    const buyers = await Promise.all(
      Array.from({ length: 20 }, (_each, index) =>
        index % 2 === 0 ? buyerOf(one.fullKey, other.fullKey) : buyerOf(other.fullKey, one.fullKey),
      ),
    );
    const answers = await Promise.all(buyers.map((buyer) => buyer.post('/api/v1/cart/hold')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  });

  it('one shopper in two windows begins one hold', async () => {
    const buyer = await buyerOf((await newPiece()).fullKey);
    const carts = await Promise.all([hold(buyer), hold(buyer), hold(buyer)]);
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
