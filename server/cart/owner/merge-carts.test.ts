import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { withTransaction } from '#database/transaction.ts';
import { requireSound } from '#database/invariants.ts';
import { addPiece, addProduct, changePiece, pieceState } from '#server/testing-goods.ts';
import { orderForm, place } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import {
  holdCart,
  logInAs,
  putLine,
  type Shopper,
  shopper,
  shopperWith,
  type UserShopper,
  userShopper,
} from '#server/testing-shopper.ts';
import { forgetCart } from './forget-cart.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

interface Login {
  guest: Shopper;
  user: UserShopper;
  /** The guest's browser after logging in as the user. */
  known: Shopper;
}

async function login({ guests, own = [] }: { guests: string[]; own?: string[] }): Promise<Login> {
  const guest = await shopperWith(sale.app, ...guests);
  const user = await userShopper(sale);
  for (const key of own) await putLine(user, key);
  return { guest, user, known: logInAs(sale.app, { guest, user }) };
}

async function merge(by: Shopper): Promise<Cart> {
  const answer = await by.post('/api/v1/cart/merge');
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

const keysOf = (cart: Cart) => cart.lines.map(({ key }) => key).toSorted();

describe('logging in', () => {
  it('turns the guest’s cart into the user’s, on every device, and clears the cookie', async () => {
    const piece = await addPiece(sale.db);
    const { user, known } = await login({ guests: [piece.fullKey] });
    const answer = await known.post('/api/v1/cart/merge');
    expect(answer.json()).toMatchObject({ count: 1, lines: [{ key: piece.fullKey }] });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.cookies).toMatchObject([{ name: 'cart', value: '', path: '/' }]);
    expect((await user.get('/api/v1/cart')).json()).toMatchObject({ count: 1 });
  });

  it('merges both carts', async () => {
    const [one, other] = [await addPiece(sale.db), await addPiece(sale.db)];
    const { known } = await login({ guests: [one.fullKey], own: [other.fullKey] });
    expect(keysOf(await merge(known))).toEqual([one.fullKey, other.fullKey].toSorted());
  });

  it('has a piece that was in both carts once, under any form of its key', async () => {
    const [one, other] = [await addPiece(sale.db), await addPiece(sale.db)];
    const { known } = await login({
      guests: [one.fullKey, other.shortKey],
      own: [one.fullKey, other.fullKey],
    });
    expect(await merge(known)).toMatchObject({ count: 2, lines: [{ quantity: 1 }, { quantity: 1 }] });
  });

  it('has two pieces of a key if each cart chose a different one, unless one is gone', async () => {
    const productId = await addProduct(sale.db);
    const [one, other] = [await addPiece(sale.db, { productId }), await addPiece(sale.db, { productId })];
    const choose = (by: Shopper, itemId: number) =>
      by.put(`/api/v1/cart/lines/${one.fullKey}`, { quantity: 1, itemId });
    for (const isGone of [false, true]) {
      const { guest, user, known } = await login({ guests: [] });
      await choose(guest, one.id);
      await choose(user, other.id);
      known.jar.set('cart', guest.jar.get('cart') ?? '');
      if (isGone) await changePiece(sale.db, { id: other.id, state: 'SOLD' });
      expect(await merge(known)).toMatchObject({
        lines: [{ quantity: isGone ? 1 : 2, state: 'OK' }],
      });
      expect((await user.get('/api/v1/cart')).json()).toMatchObject({ lines: [{ state: 'OK' }] });
    }
  });

  it('keeps twenty lines, including all of the guest’s', async () => {
    const pieces = [];
    for (let index = 0; index < 22; index += 1) pieces.push(await addPiece(sale.db));
    const keys = pieces.map(({ fullKey }) => fullKey);
    const { known } = await login({ guests: keys.slice(0, 4), own: keys.slice(4) });
    const cart = await merge(known);
    expect(cart.lines).toHaveLength(20);
    expect(keysOf(cart)).toEqual(expect.arrayContaining(keys.slice(0, 4)));
  });

  it('is idempotent, and returns the user’s cart without a cookie', async () => {
    const { user, known } = await login({ guests: [(await addPiece(sale.db)).fullKey] });
    const cookie = known.jar.get('cart') ?? '';
    const cart = await merge(known);
    known.jar.set('cart', cookie);
    expect(await merge(known)).toEqual(cart);
    expect(await merge(user)).toEqual(cart);
    expect(await merge(await userShopper(sale))).toMatchObject({ lines: [] });
  });

  it('makes the cookie useless for guests', async () => {
    const { guest, known } = await login({ guests: [(await addPiece(sale.db)).fullKey] });
    await merge(known);
    expect((await guest.get('/api/v1/cart')).json()).toMatchObject({ lines: [] });
    expect((await place(guest, orderForm(sale))).json()).toMatchObject({ code: 'CART_EMPTY' });
    await guest.delete('/api/v1/cart');
    await putLine(guest, (await addPiece(sale.db)).fullKey);
    expect((await known.get('/api/v1/cart')).json()).toMatchObject({ count: 1 });
  });

  it('is refused for guests', async () => {
    const guest = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    expect((await guest.post('/api/v1/cart/merge')).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await guest.get('/api/v1/cart')).json()).toMatchObject({ count: 1 });
  });
});

describe('logging in during the checkout', () => {
  it('continues the guest’s hold and ends the one on the user’s other device', async () => {
    const [here, there] = [await addPiece(sale.db), await addPiece(sale.db)];
    const { guest, user, known } = await login({ guests: [here.fullKey], own: [there.fullKey] });
    await holdCart(user);
    sale.turnClock(5);
    const { hold } = await holdCart(guest);
    const cart = await merge(known);
    expect(cart.hold).toEqual(hold);
    expect([await pieceState(sale.db, here.id), await pieceState(sale.db, there.id)]).toEqual([
      'RESERVED',
      'AVAILABLE',
    ]);
    expect((await place(known, orderForm(sale, { expectedTotal: cart.goodsTotal }))).statusCode).toBe(201);
  });

  it('continues the user’s hold if the guest has none or an expired one', async () => {
    const [here, there] = [await addPiece(sale.db), await addPiece(sale.db)];
    const { guest, user, known } = await login({ guests: [here.fullKey], own: [there.fullKey] });
    await holdCart(guest);
    sale.turnClock(14);
    const { hold } = await holdCart(user);
    sale.turnClock(16);
    expect((await merge(known)).hold).toEqual(hold);
    expect(await pieceState(sale.db, here.id)).toBe('AVAILABLE');
  });

  it('counts the guest’s earlier holds', async () => {
    const { guest, known } = await login({ guests: [(await addPiece(sale.db)).fullKey] });
    for (let time = 0; time < 3; time += 1) {
      await holdCart(guest);
      await guest.delete('/api/v1/cart/hold');
    }
    await merge(known);
    expect((await known.post('/api/v1/cart/hold')).json()).toMatchObject({ code: 'HOLD_LIMIT' });
  });
});

describe('concurrent calls', () => {
  it('two merges of one cookie have the effect of one', async () => {
    const [one, other] = [await addPiece(sale.db), await addPiece(sale.db)];
    const { guest, user, known } = await login({ guests: [one.fullKey], own: [other.fullKey] });
    await holdCart(guest);
    const carts = await Promise.all(
      Array.from({ length: 8 }, () => merge(logInAs(sale.app, { guest, user }))),
    );
    for (const cart of carts) expect(keysOf(cart)).toEqual([one.fullKey, other.fullKey].toSorted());
    expect((await known.get('/api/v1/cart')).json()).toMatchObject({ count: 2 });
    expect(await pieceState(sale.db, one.id)).toBe('RESERVED');
  });

  it('two users with one cookie: only one of them gets the cart', async () => {
    const piece = await addPiece(sale.db);
    const guest = await shopperWith(sale.app, piece.fullKey);
    const users = [await userShopper(sale), await userShopper(sale)];
    const carts = await Promise.all(users.map((user) => merge(logInAs(sale.app, { guest, user }))));
    expect(carts.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  it('a merge and the first line on another device lose nothing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await addPiece(sale.db), await addPiece(sale.db)];
      const { user, known } = await login({ guests: [one.fullKey] });
      await Promise.all([merge(known), putLine(user, other.fullKey)]);
      expect((await user.get('/api/v1/cart')).json()).toMatchObject({ count: 2 });
    }
  });

  it('a merge and the guest’s order result in one order or in the whole cart', async () => {
    for (let round = 0; round < 10; round += 1) {
      const piece = await addPiece(sale.db);
      const { guest, known } = await login({ guests: [piece.fullKey] });
      await holdCart(guest);
      const [placed] = await Promise.all([place(guest, orderForm(sale)), merge(known)]);
      const { count } = (await known.get('/api/v1/cart')).json<Cart>();
      expect([placed.statusCode, count]).toEqual(placed.statusCode === 201 ? [201, 0] : [409, 1]);
    }
  });

  it('a merge and the user’s order on another device do not deadlock', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, other] = [await addPiece(sale.db), await addPiece(sale.db)];
      const { guest, user, known } = await login({ guests: [one.fullKey], own: [other.fullKey] });
      await Promise.all([holdCart(guest), holdCart(user)]);
      const [placed] = await Promise.all([place(user, orderForm(sale)), merge(known)]);
      const { count } = (await known.get('/api/v1/cart')).json<Cart>();
      expect([placed.statusCode, count]).toEqual(placed.statusCode === 201 ? [201, 1] : [409, 2]);
    }
  });

  it('a merge and the job that ends both holds leave no piece reserved', async () => {
    const [one, other] = [await addPiece(sale.db), await addPiece(sale.db)];
    const { guest, user, known } = await login({ guests: [one.fullKey], own: [other.fullKey] });
    await Promise.all([holdCart(guest), holdCart(user)]);
    sale.turnClock(15);
    await Promise.all([merge(known), sale.runTask('expire-holds'), sale.runTask('expire-holds')]);
    await sale.runTask('expire-holds');
    expect([await pieceState(sale.db, one.id), await pieceState(sale.db, other.id)]).toEqual([
      'AVAILABLE',
      'AVAILABLE',
    ]);
  });
});

describe('closing an account', () => {
  it('deletes the cart and makes its held pieces available again', async () => {
    const piece = await addPiece(sale.db);
    const user = await userShopper(sale);
    await putLine(user, piece.fullKey);
    await holdCart(user);
    await withTransaction(sale.db, (db) => forgetCart(db, user.userId));
    await withTransaction(sale.db, (db) => forgetCart(db, user.userId));
    expect(await pieceState(sale.db, piece.id)).toBe('AVAILABLE');
    expect((await user.get('/api/v1/cart')).json()).toMatchObject({ lines: [] });
    expect((await shopper(sale.app).get('/api/v1/cart')).statusCode).toBe(200);
  });
});
