import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requireSound } from '#database/invariants.ts';
import { addPiece, pieceState } from '#server/testing-goods.ts';
import { orderForm, place } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import {
  holdCart,
  logInAs,
  putLine,
  type Shopper,
  shopper,
  shopperWith,
  userShopper,
} from '#server/testing-shopper.ts';
import { emptyCart } from '../get-cart.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const guest = async () => shopper(sale.app);
const user = () => userShopper(sale);

describe.each([
  { who: 'a guest', come: guest },
  { who: 'a user', come: user },
])('the cart of $who', ({ come }) => {
  it('can be filled, held, extended, released and emptied', async () => {
    const [one, other] = [await addPiece(sale.db), await addPiece(sale.db)];
    const buyer: Shopper = await come();
    await putLine(buyer, one.fullKey);
    expect(await putLine(buyer, other.fullKey)).toMatchObject({ count: 2 });
    expect((await holdCart(buyer)).hold).toMatchObject({ extendable: true });
    expect((await buyer.post('/api/v1/cart/hold/extend')).json().hold).toMatchObject({ extendable: false });
    expect((await buyer.delete(`/api/v1/cart/lines/${one.fullKey}`)).json()).toMatchObject({ count: 1 });
    expect((await buyer.delete('/api/v1/cart/hold')).json()).toMatchObject({ hold: null, count: 1 });
    expect((await buyer.delete('/api/v1/cart')).json()).toEqual(emptyCart);
  });

  it('can be ordered', async () => {
    const buyer: Shopper = await come();
    await putLine(buyer, (await addPiece(sale.db)).fullKey);
    await holdCart(buyer);
    expect((await place(buyer, orderForm(sale))).statusCode).toBe(201);
    expect((await buyer.get('/api/v1/cart')).json()).toEqual(emptyCart);
  });
});

describe('the cart of a user', () => {
  it('needs no cookie and is the same on another device', async () => {
    const piece = await addPiece(sale.db);
    const phone = await user();
    const answer = await phone.put(`/api/v1/cart/lines/${piece.fullKey}`, { quantity: 1 });
    expect(answer.cookies).toEqual([]);
    const laptop = await userShopper(sale, { userId: phone.userId });
    expect((await laptop.get('/api/v1/cart')).json()).toMatchObject({ lines: [{ key: piece.fullKey }] });
  });

  it('is separate from other users’ and guests’ carts', async () => {
    await putLine(await user(), (await addPiece(sale.db)).fullKey);
    expect((await (await user()).get('/api/v1/cart')).json()).toEqual(emptyCart);
    expect((await (await guest()).get('/api/v1/cart')).json()).toEqual(emptyCart);
  });

  it('is separate from the cart of a cookie in the same browser', async () => {
    const piece = await addPiece(sale.db);
    const before = await shopperWith(sale.app, piece.fullKey);
    const known = logInAs(sale.app, { guest: before, user: await user() });
    expect((await known.get('/api/v1/cart')).json()).toEqual(emptyCart);
    await known.delete('/api/v1/cart');
    expect((await before.get('/api/v1/cart')).json()).toMatchObject({ count: 1 });
  });

  it('cannot be accessed with an ended or invalid login', async () => {
    const buyer = await user();
    const ended = { ended_at: new Date(), ended_because: 'LOGOUT' } as const;
    await sale.db.updateTable('sessions').set(ended).where('id', '=', buyer.sessionId).execute();
    const calls = [
      ['GET', '/api/v1/cart'],
      ['DELETE', '/api/v1/cart'],
      ['POST', '/api/v1/cart/hold'],
      ['POST', '/api/v1/cart/merge'],
    ] as const;
    for (const [method, url] of calls) {
      expect((await buyer.send({ method, url })).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    const madeUp = shopper(sale.app, 'ru', { authorization: 'Bearer x.y' });
    expect((await madeUp.get('/api/v1/cart')).statusCode).toBe(401);
  });

  it('is created once by two concurrent first lines', async () => {
    const [one, other] = [await addPiece(sale.db), await addPiece(sale.db)];
    const buyer = await user();
    await Promise.all([putLine(buyer, one.fullKey), putLine(buyer, other.fullKey)]);
    expect((await buyer.get('/api/v1/cart')).json()).toMatchObject({ count: 2 });
  });

  it('is not deleted before it is unviewed for 30 days', async () => {
    const piece = await addPiece(sale.db);
    const buyer = await user();
    await putLine(buyer, piece.fullKey);
    sale.turnClock(29 * 24 * 60);
    await sale.runTask('forget-carts');
    expect((await buyer.get('/api/v1/cart')).json()).toMatchObject({ count: 1 });
    expect(await pieceState(sale.db, piece.id)).toBe('AVAILABLE');
  });
});
