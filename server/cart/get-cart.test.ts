import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { DB } from '#database/schema.ts';
import { requireSound } from '#database/invariants.ts';
import { noon } from '#domain/calendar/testing-noon.ts';
import { addPiece, addProduct, changePiece } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { putLine, shopper, shopperWith } from '#server/testing-shopper.ts';
import { getCart } from './get-cart.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const emptyCart = {
  lines: [],
  count: 0,
  goodsTotal: 0,
  discountTotal: 0,
  promo: null,
  engravingTotal: 0,
  giftTotal: 0,
  total: 0,
  readyOn: null,
  hold: null,
  pickups: [],
  pickupOnly: false,
  pickupReason: null,
};

describe('the cart', () => {
  it('is empty for a shopper who never added anything, and sets no cookie', async () => {
    const answer = await shopper(sale.app).get('/api/v1/cart');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(emptyCart);
    expect(answer.cookies).toEqual([]);
  });

  it('has the same count as when it is shown, but counting does not touch it', async () => {
    const [available, lost] = [await addPiece(sale.db), await addPiece(sale.db)];
    const buyer = await shopperWith(sale.app, available.fullKey, lost.fullKey);
    await changePiece(sale.db, { id: lost.id, state: 'SOLD' });
    const [cart, counted] = [await buyer.get('/api/v1/cart'), await buyer.get('/api/v1/cart/count')];
    expect(counted.json()).toEqual({ count: 1 });
    expect(cart.json()).toMatchObject(counted.json());
    expect(counted.headers['cache-control']).toBe('private, no-store');
    expect((await shopper(sale.app).get('/api/v1/cart/count')).json()).toEqual({ count: 0 });
  });

  it('is created with its first line and identified by an opaque HttpOnly cookie', async () => {
    const piece = await addPiece(sale.db);
    const answer = await shopper(sale.app).put(`/api/v1/cart/lines/${piece.fullKey}`, { quantity: 1 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ count: 1, goodsTotal: 7_270_000 });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.cookies).toMatchObject([
      {
        name: 'cart',
        value: expect.stringMatching(/^[\w-]{43}$/),
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: 2_592_000,
      },
    ]);
  });

  it('is stored under a hash of its cookie', async () => {
    const buyer = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from carts c where position(${buyer.jar.get('cart')}::text in c::text) > 0) as found`.execute(
      sale.db,
    );
    expect(rows).toEqual([{ found: false }]);
  });

  it('shows the exact piece with its facts', async () => {
    const piece = await addPiece(sale.db, { storeId: sale.places.amirTemur });
    const cart = await putLine(shopper(sale.app), piece.fullKey);
    expect(cart.lines).toMatchObject([
      {
        key: piece.fullKey,
        piece: {
          itemId: piece.id,
          serialNumber: piece.serialNumber,
          weightGrams: 3.42,
          sizeMm: 17,
          probe: 585,
          metal: 'yellow',
        },
        pieces: [
          {
            itemId: piece.id,
            serialNumber: piece.serialNumber,
            weightGrams: 3.42,
            storeId: sale.places.amirTemur,
            price: 7_270_000,
          },
        ],
        quantity: 1,
        maxQuantity: 1,
        unitPrice: 7_270_000,
        lineTotal: 7_270_000,
        state: 'OK',
        previousPrice: null,
        nearest: [],
      },
    ]);
  });

  it('of another shopper cannot be read', async () => {
    const piece = await addPiece(sale.db);
    await putLine(shopper(sale.app), piece.fullKey);
    const stranger = shopper(sale.app);
    stranger.jar.set('cart', 'A'.repeat(43));
    expect((await stranger.get('/api/v1/cart')).json()).toEqual(emptyCart);
    stranger.jar.set('cart', "' or 1=1 --");
    expect((await stranger.get('/api/v1/cart')).json()).toEqual(emptyCart);
  });

  it('is stored for 30 days after each day on which it is viewed', async () => {
    const buyer = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    expect((await buyer.get('/api/v1/cart')).cookies).toEqual([]);
    sale.turnClock(2 * 24 * 60);
    expect((await buyer.get('/api/v1/cart')).cookies).toMatchObject([{ name: 'cart', maxAge: 2_592_000 }]);
  });

  it('takes the same number of statements for one line as for twelve', async () => {
    const small = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    const large = shopper(sale.app);
    for (let line = 0; line < 12; line += 1) await putLine(large, (await addPiece(sale.db)).fullKey);
    let count = 0;
    const db = new Kysely<DB>({
      dialect: new PostgresDialect({ pool: sale.parts.pool }),
      log: () => {
        count += 1;
      },
    });
    await getCart(db, { owner: { token: small.jar.get('cart') ?? '' }, now: noon });
    expect(count).toBe(4);
    await getCart(db, { owner: { token: large.jar.get('cart') ?? '' }, now: noon });
    expect(count).toBe(8);
  });
});

describe('viewing the cart', () => {
  it('reports each price increase until the shopper accepts it', async () => {
    const piece = await addPiece(sale.db);
    const buyer = await shopperWith(sale.app, piece.fullKey);
    await changePiece(sale.db, { id: piece.id, priceSom: 7_500_000 });
    const seen: Cart = (await buyer.get('/api/v1/cart')).json();
    expect(seen.lines).toMatchObject([{ unitPrice: 7_500_000, previousPrice: 7_270_000, state: 'OK' }]);
    expect(seen.goodsTotal).toBe(7_500_000);
    const accepted = await putLine(buyer, piece.fullKey);
    expect(accepted.lines).toMatchObject([{ unitPrice: 7_500_000, previousPrice: null }]);
  });

  it('reports which piece is gone and offers the pieces of the same model nearest in weight', async () => {
    const productId = await addProduct(sale.db);
    const lost = await addPiece(sale.db, { productId, weightMg: 3420 });
    const near = await addPiece(sale.db, { productId, weightMg: 3510, priceSom: 7_440_000 });
    const far = await addPiece(sale.db, { productId, weightMg: 2000 });
    const buyer = await shopperWith(sale.app, lost.fullKey);
    await changePiece(sale.db, { id: lost.id, state: 'SOLD' });
    const cart: Cart = (await buyer.get('/api/v1/cart')).json();
    expect(cart).toMatchObject({ count: 0, goodsTotal: 0 });
    expect(cart.lines).toMatchObject([
      { state: 'UNAVAILABLE', quantity: 0, maxQuantity: 0, piece: { itemId: lost.id } },
    ]);
    expect(cart.lines[0]?.nearest).toMatchObject([
      {
        itemId: near.id,
        key: near.fullKey,
        serialNumber: near.serialNumber,
        weightGrams: 3.51,
        sizeMm: 17,
        price: 7_440_000,
      },
      {
        itemId: far.id,
        key: far.fullKey,
        serialNumber: far.serialNumber,
        weightGrams: 2,
        sizeMm: 17,
        price: 7_270_000,
      },
    ]);
  });

  it('reports that fewer pieces are left than requested', async () => {
    const productId = await addProduct(sale.db);
    const one = await addPiece(sale.db, { productId });
    await addPiece(sale.db, { productId });
    const buyer = shopper(sale.app);
    await putLine(buyer, one.shortKey, 2);
    await changePiece(sale.db, { id: one.id, state: 'SOLD' });
    const cart: Cart = (await buyer.get('/api/v1/cart')).json();
    expect(cart).toMatchObject({
      count: 1,
      goodsTotal: 7_270_000,
      lines: [{ state: 'REDUCED', quantity: 1, maxQuantity: 1 }],
    });
  });

  it('lists the stores that have everything today, and when other stores will have it', async () => {
    const buyer = shopper(sale.app);
    await putLine(buyer, (await addPiece(sale.db, { storeId: sale.places.amirTemur })).fullKey);
    const cart: Cart = (await buyer.get('/api/v1/cart')).json();
    expect(cart.pickups.toSorted((a, b) => a.storeId - b.storeId)).toEqual([
      { storeId: sale.places.amirTemur, readyOn: '2026-04-08', allHere: true },
      { storeId: sale.places.chilonzor, readyOn: '2026-04-10', allHere: false },
      { storeId: sale.places.samarqand, readyOn: '2026-04-10', allHere: false },
    ]);
  });

  it('does not promise for today what is still in transit to the store', async () => {
    const piece = await addPiece(sale.db, { storeId: sale.places.amirTemur, arrivesOn: '2026-04-20' });
    const cart = await putLine(shopper(sale.app), piece.fullKey);
    expect(cart.pickups.find(({ storeId }) => storeId === sale.places.amirTemur)).toEqual({
      storeId: sale.places.amirTemur,
      readyOn: '2026-04-20',
      allHere: false,
    });
  });

  it('reports that a piece above the couriers’ insured limit can only be picked up', async () => {
    const dear = await addPiece(sale.db, { priceSom: 50_000_000 });
    expect((await putLine(shopper(sale.app), dear.fullKey)).pickupOnly).toBe(true);
    const limit = { name: 'courier_insured_limit_som', value: '60000000' };
    await sale.db.insertInto('shop_settings').values(limit).execute();
    expect((await putLine(shopper(sale.app), dear.fullKey)).pickupOnly).toBe(false);
    await sale.db.deleteFrom('shop_settings').where('name', '=', limit.name).execute();
  });
});
