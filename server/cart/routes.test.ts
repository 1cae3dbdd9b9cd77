import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { DB } from '#database/schema.ts';
import { addModel, addPiece, addPlaces, noon, putLine, shopper, testSale } from '#server/testing-sale.ts';
import { getCart } from './get-cart.ts';

let sale: Awaited<ReturnType<typeof testSale>>;
let places: Awaited<ReturnType<typeof addPlaces>>;
beforeAll(async () => {
  sale = await testSale();
  places = await addPlaces(sale.db);
});
afterAll(() => sale.close());

const emptyCart = { lines: [], count: 0, goodsTotal: 0, hold: null, pickups: [], pickupOnly: false };
const newPiece = async (piece: Partial<Parameters<typeof addPiece>[1]> = {}) =>
  addPiece(sale.db, { productId: await addModel(sale.db), ...piece });
const change = (id: number, values: { price_b2c_som?: number; product_item_state?: 'SOLD' | 'AVAILABLE' }) =>
  sale.db.updateTable('product_items').set(values).where('id', '=', id).execute();

describe('the cart', () => {
  it('is empty for a shopper who never put anything in, and costs them no cookie', async () => {
    const answer = await shopper(sale.app).get('/api/v1/cart');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(emptyCart);
    expect(answer.cookies).toEqual([]);
  });

  it('comes to be with its first line and is known by an opaque cookie no script can read', async () => {
    const piece = await newPiece();
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

  it('is not in the database under the cookie itself', async () => {
    const buyer = shopper(sale.app);
    await putLine(buyer, (await newPiece()).fullKey);
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from carts c where position(${buyer.jar.get('cart')}::text in c::text) > 0) as found`.execute(
      sale.db,
    );
    expect(rows).toEqual([{ found: false }]);
  });

  it('shows the very piece with its facts', async () => {
    const piece = await newPiece({ storeId: places.amirTemur });
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
            storeId: places.amirTemur,
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

  it('takes the cheapest piece for a key without a weight, and more of them as one line', async () => {
    const productId = await addModel(sale.db);
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
    const productId = await addModel(sale.db);
    const one = await addPiece(sale.db, { productId });
    const twin = await addPiece(sale.db, { productId });
    const buyer = shopper(sale.app);
    await buyer.put(`/api/v1/cart/lines/${one.fullKey}`, { quantity: 1, itemId: one.id });
    const cart = await putLine(buyer, twin.fullKey, 2);
    expect(cart.lines).toHaveLength(1);
    expect(cart.lines[0]?.pieces.map(({ itemId }) => itemId).toSorted()).toEqual([one.id, twin.id]);
  });

  it('put twice is the same cart', async () => {
    const piece = await newPiece();
    const buyer = shopper(sale.app);
    expect(await putLine(buyer, piece.fullKey)).toEqual(await putLine(buyer, piece.fullKey));
  });

  it('knows a key by what it says, however the number is spelled', async () => {
    const piece = await newPiece();
    const cart = await putLine(shopper(sale.app), piece.shortKey.replace('___17___', '___17.0___'));
    expect(cart.lines[0]?.key).toBe(piece.shortKey);
  });

  it('loses a line, and all lines, without complaint about what is not there', async () => {
    const [one, other] = [await newPiece(), await newPiece()];
    const buyer = shopper(sale.app);
    await putLine(buyer, one.fullKey);
    await putLine(buyer, other.fullKey);
    expect((await buyer.delete(`/api/v1/cart/lines/${one.fullKey}`)).json()).toMatchObject({ count: 1 });
    expect((await buyer.delete(`/api/v1/cart/lines/${one.fullKey}`)).json()).toMatchObject({ count: 1 });
    expect((await buyer.delete('/api/v1/cart')).json()).toEqual(emptyCart);
    expect((await buyer.delete('/api/v1/cart')).json()).toEqual(emptyCart);
    expect((await shopper(sale.app).delete('/api/v1/cart')).json()).toEqual(emptyCart);
  });

  it('of another shopper stays out of reach', async () => {
    const piece = await newPiece();
    await putLine(shopper(sale.app), piece.fullKey);
    const stranger = shopper(sale.app);
    stranger.jar.set('cart', 'A'.repeat(43));
    expect((await stranger.get('/api/v1/cart')).json()).toEqual(emptyCart);
    stranger.jar.set('cart', "' or 1=1 --");
    expect((await stranger.get('/api/v1/cart')).json()).toEqual(emptyCart);
  });

  it('lives another 30 days from each day that it is looked at', async () => {
    const buyer = shopper(sale.app);
    await putLine(buyer, (await newPiece()).fullKey);
    expect((await buyer.get('/api/v1/cart')).cookies).toEqual([]);
    sale.clock.now = new Date(noon.getTime() + 2 * 86_400_000);
    expect((await buyer.get('/api/v1/cart')).cookies).toMatchObject([{ name: 'cart', maxAge: 2_592_000 }]);
    sale.clock.now = noon;
  });

  it('takes as many statements for one line as for twelve', async () => {
    const small = shopper(sale.app);
    await putLine(small, (await newPiece()).fullKey);
    const large = shopper(sale.app);
    for (let line = 0; line < 12; line += 1) await putLine(large, (await newPiece()).fullKey);
    let count = 0;
    const db = new Kysely<DB>({
      dialect: new PostgresDialect({ pool: sale.parts.pool }),
      log: () => {
        count += 1;
      },
    });
    await getCart(db, { token: small.jar.get('cart'), now: noon });
    expect(count).toBe(4);
    await getCart(db, { token: large.jar.get('cart'), now: noon });
    expect(count).toBe(8);
  });
});

describe('each look at the cart', () => {
  it('says what became dearer, from what to what, until the shopper takes it', async () => {
    const piece = await newPiece();
    const buyer = shopper(sale.app);
    await putLine(buyer, piece.fullKey);
    await change(piece.id, { price_b2c_som: 7_500_000 });
    const seen: Cart = (await buyer.get('/api/v1/cart')).json();
    expect(seen.lines).toMatchObject([{ unitPrice: 7_500_000, previousPrice: 7_270_000, state: 'OK' }]);
    expect(seen.goodsTotal).toBe(7_500_000);
    const accepted = await putLine(buyer, piece.fullKey);
    expect(accepted.lines).toMatchObject([{ unitPrice: 7_500_000, previousPrice: null }]);
  });

  it('says which piece is gone, and offers the nearest of the same model by weight', async () => {
    const productId = await addModel(sale.db);
    const lost = await addPiece(sale.db, { productId, weightMg: 3420 });
    const near = await addPiece(sale.db, { productId, weightMg: 3510, priceSom: 7_440_000 });
    const far = await addPiece(sale.db, { productId, weightMg: 2000 });
    const buyer = shopper(sale.app);
    await putLine(buyer, lost.fullKey);
    await change(lost.id, { product_item_state: 'SOLD' });
    const cart: Cart = (await buyer.get('/api/v1/cart')).json();
    expect(cart).toMatchObject({ count: 0, goodsTotal: 0 });
    expect(cart.lines).toMatchObject([
      { state: 'UNAVAILABLE', quantity: 0, maxQuantity: 0, piece: { itemId: lost.id } },
    ]);
    expect(cart.lines[0]?.nearest).toEqual([
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

  it('says that fewer are left than were asked for', async () => {
    const productId = await addModel(sale.db);
    const one = await addPiece(sale.db, { productId });
    await addPiece(sale.db, { productId });
    const buyer = shopper(sale.app);
    await putLine(buyer, one.shortKey, 2);
    await change(one.id, { product_item_state: 'SOLD' });
    const cart: Cart = (await buyer.get('/api/v1/cart')).json();
    expect(cart).toMatchObject({
      count: 1,
      goodsTotal: 7_270_000,
      lines: [{ state: 'REDUCED', quantity: 1, maxQuantity: 1 }],
    });
  });

  it('says at which counter everything lies today, and when the others have it', async () => {
    const buyer = shopper(sale.app);
    await putLine(buyer, (await newPiece({ storeId: places.amirTemur })).fullKey);
    const cart: Cart = (await buyer.get('/api/v1/cart')).json();
    expect(cart.pickups.toSorted((a, b) => a.storeId - b.storeId)).toEqual([
      { storeId: places.amirTemur, readyOn: '2026-04-08', allHere: true },
      { storeId: places.chilonzor, readyOn: '2026-04-10', allHere: false },
      { storeId: places.samarqand, readyOn: '2026-04-10', allHere: false },
    ]);
  });

  it('does not promise today what is still on its way to the store', async () => {
    const piece = await newPiece({ storeId: places.amirTemur, arrivesOn: '2026-04-20' });
    const cart = await putLine(shopper(sale.app), piece.fullKey);
    expect(cart.pickups.find(({ storeId }) => storeId === places.amirTemur)).toEqual({
      storeId: places.amirTemur,
      readyOn: '2026-04-20',
      allHere: false,
    });
  });

  it('says that a piece above the insured limit of couriers is for a store', async () => {
    const dear = await newPiece({ priceSom: 50_000_000 });
    expect((await putLine(shopper(sale.app), dear.fullKey)).pickupOnly).toBe(true);
    const limit = { name: 'courier_insured_limit_som', value: '60000000' };
    await sale.db.insertInto('shop_settings').values(limit).execute();
    expect((await putLine(shopper(sale.app), dear.fullKey)).pickupOnly).toBe(false);
    await sale.db.deleteFrom('shop_settings').where('name', '=', limit.name).execute();
  });
});

describe('what cannot go into the cart is refused', () => {
  it('a piece that is sold: with how many there are, and the nearest', async () => {
    const productId = await addModel(sale.db);
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

  it('more pieces than there are', async () => {
    const answer = await shopper(sale.app).put(`/api/v1/cart/lines/${(await newPiece()).shortKey}`, {
      quantity: 2,
    });
    expect(answer.json()).toMatchObject({ status: 409, code: 'ITEM_NOT_AVAILABLE', facts: { available: 1 } });
  });

  it('another piece than the chosen one, though its key is the same: nothing is swapped silently', async () => {
    const productId = await addModel(sale.db);
    const gone = await addPiece(sale.db, { productId, state: 'SOLD' });
    await addPiece(sale.db, { productId });
    const answer = await shopper(sale.app).put(`/api/v1/cart/lines/${gone.fullKey}`, {
      quantity: 1,
      itemId: gone.id,
    });
    expect(answer.json()).toMatchObject({ code: 'ITEM_NOT_AVAILABLE' });
  });

  it('a piece with its price on request', async () => {
    const piece = await newPiece({ priceSom: null });
    const answer = await shopper(sale.app).put(`/api/v1/cart/lines/${piece.fullKey}`, { quantity: 1 });
    expect(answer.json()).toMatchObject({ status: 409, code: 'PRICE_ON_REQUEST' });
  });

  it('the 21st line', async () => {
    const buyer = shopper(sale.app);
    const productId = await addModel(sale.db);
    for (let line = 0; line < 20; line += 1) {
      await putLine(buyer, (await addPiece(sale.db, { productId, weightMg: 1000 + line })).fullKey);
    }
    const last = await addPiece(sale.db, { productId, weightMg: 2000 });
    const answer = await buyer.put(`/api/v1/cart/lines/${last.fullKey}`, { quantity: 1 });
    expect(answer.json()).toMatchObject({ status: 409, code: 'CART_FULL' });
    expect((await buyer.get('/api/v1/cart')).json()).toMatchObject({ count: 20 });
  });

  it('a model that is not on sale, or does not exist, or another piece than the key says', async () => {
    const draft = await addPiece(sale.db, { productId: await addModel(sale.db, 'DRAFT') });
    const [one, other] = [await newPiece(), await newPiece()];
    const calls = [
      shopper(sale.app).put(`/api/v1/cart/lines/${draft.fullKey}`, { quantity: 1 }),
      shopper(sale.app).put('/api/v1/cart/lines/999999___17___585', { quantity: 1 }),
      shopper(sale.app).put(`/api/v1/cart/lines/${one.fullKey}`, { quantity: 1, itemId: 999_999 }),
    ];
    expect((await Promise.all(calls)).slice(0, 2).map((answer) => answer.json().code)).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
    const swapped = await shopper(sale.app).put(`/api/v1/cart/lines/${one.fullKey}`, {
      quantity: 1,
      itemId: other.id,
    });
    expect(swapped.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it.each([
    ['no quantity', {}],
    ['a quantity of none', { quantity: 0 }],
    ['eleven of one', { quantity: 11 }],
    ['half a ring', { quantity: 1.5 }],
    ['a field that is not known', { quantity: 1, price: 1 }],
    ['a piece that is no number', { quantity: 1, itemId: 'first' }],
    ['a list', []],
  ])('a body with %s', async (_case, body) => {
    const answer = await shopper(sale.app).put('/api/v1/cart/lines/1___17___585', body);
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });

  it.each([
    '17',
    '___17___585',
    '1___17___585___3___4',
    '1___x___585',
    encodeURIComponent("1___17___585'--"),
  ])('the key %s', async (key) => {
    const answer = await shopper(sale.app).put(`/api/v1/cart/lines/${key}`, { quantity: 1 });
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });

  it('with words in the language of the shopper', async () => {
    const answer = await shopper(sale.app, 'uz').put('/api/v1/cart/lines/999999___17___585', { quantity: 1 });
    expect(answer.headers['content-language']).toBe('uz');
  });

  it('the 301st change within a minute from one address', async () => {
    const buyer = shopper(sale.app);
    const codes = [];
    for (let call = 0; call <= 300; call += 1) {
      codes.push((await buyer.put('/api/v1/cart/lines/999999___17___585', { quantity: 0 })).json().code);
    }
    expect(codes.filter((code) => code === 'VALIDATION_FAILED')).toHaveLength(300);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });

  it('a page of another site', async () => {
    const answer = await shopper(sale.app).send({
      method: 'PUT',
      url: '/api/v1/cart/lines/1___17___585',
      headers: { origin: 'https://elsewhere.example' },
      payload: { quantity: 1 },
    });
    expect(answer.statusCode).toBe(403);
  });
});
