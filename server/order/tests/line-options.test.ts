import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/order.ts';
import { addPiece, addProduct, pieceState, defaultPriceSom } from '#server/testing-goods.ts';
import { byCourier, cancel, orderForm, place, readOrder } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { holdCart, putLine, putWith, type Shopper, shopper } from '#server/testing-shopper.ts';
import { requireSound } from '#database/invariants.ts';
import { codesOf, placeWithRetry, ownersOf } from '../testing-races.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
  await sale.db.insertInto('shop_settings').values({ name: 'gift_price_som', value: '40000' }).execute();
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const engraving = { text: 'Oʻgʻlimga', lettering: 'CLASSIC' } as const;
const gift = { ribbon: 'SHAHTUT', card: 'С днём рождения!', hidePrice: true } as const;
const engravedTotal = defaultPriceSom + 150_000;

async function withEngraved(fields: object = { engraving }): Promise<{ buyer: Shopper; itemId: number }> {
  const piece = await addPiece(sale.db);
  const buyer = shopper(sale.app);
  await putWith(buyer, piece.fullKey, fields);
  return { buyer, itemId: piece.id };
}

async function ordered(buyer: Shopper, expectedTotal: number): Promise<Order> {
  const answer = await place(buyer, orderForm(sale, { expectedTotal }));
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

function repeat(by: Shopper, { number, token }: Order) {
  return by.post(`/api/v1/orders/${number}/repeat?token=${token}`);
}

describe('an order with options', () => {
  it('keeps the options with their prices and adds them to the goods', async () => {
    const { buyer } = await withEngraved({ engraving, gift });
    await putLine(buyer, (await addPiece(sale.db)).fullKey);
    const order = await ordered(buyer, 2 * defaultPriceSom + 190_000);
    expect(order).toMatchObject({
      goodsTotal: 2 * defaultPriceSom,
      engravingTotal: 150_000,
      giftTotal: 40_000,
      total: 2 * defaultPriceSom + 190_000,
      lines: [
        {
          unitPrice: defaultPriceSom,
          engraving: { ...engraving, price: 150_000 },
          gift: { ...gift, price: 40_000 },
          returnable: false,
        },
        { engraving: null, gift: null, returnable: true },
      ],
    });
    await sale.db.insertInto('shop_settings').values({ name: 'engraving_price_som', value: '1' }).execute();
    expect(await readOrder(buyer, order)).toEqual(order);
    await sale.db.deleteFrom('shop_settings').where('name', '=', 'engraving_price_som').execute();
  });

  it('is refused for an amount without the options; only the shop decides their prices', async () => {
    const { buyer, itemId } = await withEngraved();
    const refused = await place(buyer, orderForm(sale, { expectedTotal: defaultPriceSom }));
    expect(refused.json()).toMatchObject({
      code: 'CART_CHANGED',
      facts: { total: engravedTotal, goodsTotal: defaultPriceSom, engravingTotal: 150_000, giftTotal: 0 },
    });
    expect(await pieceState(sale.db, itemId)).toBe('AVAILABLE');
  });

  it('placed repeatedly with one key is one order with the same response', async () => {
    const { buyer } = await withEngraved({ engraving, gift });
    const form = orderForm(sale, { expectedTotal: engravedTotal + 40_000 });
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => place(buyer, form, key)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
  });

  it('promises days that include the workshop’s time, for pickup and for delivery', async () => {
    const { buyer } = await withEngraved();
    expect(await ordered(buyer, engravedTotal)).toMatchObject({ promisedFrom: '2026-04-13' });
    const two = await withEngraved();
    const form = orderForm(sale, { ...byCourier(), expectedTotal: engravedTotal });
    const answer = (await place(two.buyer, form)).json<Order>();
    const plain = shopper(sale.app);
    await putLine(plain, (await addPiece(sale.db)).fullKey);
    const usual = (await place(plain, orderForm(sale, byCourier()))).json<Order>();
    expect(usual.promisedFrom).toBe('2026-04-11');
    expect(answer.promisedFrom).toBe('2026-04-14');
  });

  it('does not get free delivery because of the options’ price', async () => {
    const piece = await addPiece(sale.db, { priceSom: 2_900_000 });
    const buyer = shopper(sale.app);
    await putWith(buyer, piece.fullKey, { engraving });
    const form = orderForm(sale, { ...byCourier(), expectedTotal: 2_900_000 + 150_000 + 60_000 });
    expect((await place(buyer, form)).json()).toMatchObject({
      deliveryCost: 60_000,
      engravingTotal: 150_000,
    });
  });

  it('can be cancelled like any other until the workshop begins', async () => {
    const { buyer, itemId } = await withEngraved();
    const order = await ordered(buyer, engravedTotal);
    expect((await cancel(buyer, order)).json()).toMatchObject({ state: 'CANCELLED' });
    expect(await pieceState(sale.db, itemId)).toBe('AVAILABLE');
  });
});

describe('buying an order with options again', () => {
  it('copies the options and is idempotent', async () => {
    const productId = await addProduct(sale.db);
    const piece = await addPiece(sale.db, { productId });
    await addPiece(sale.db, { productId });
    const buyer = shopper(sale.app);
    await putWith(buyer, piece.fullKey, { engraving, gift });
    const order = await ordered(buyer, engravedTotal + 40_000);
    expect((await repeat(buyer, order)).json()).toEqual({ added: 1, missing: [], plain: [] });
    expect((await repeat(buyer, order)).json()).toEqual({ added: 1, missing: [], plain: [] });
    expect((await buyer.get('/api/v1/cart')).json<Cart>().lines).toMatchObject([
      { quantity: 1, engraving: { text: engraving.text }, gift: { card: gift.card } },
    ]);
  });

  it('names the model that is added without its engraving, and keeps its gift wrap', async () => {
    const productId = await addProduct(sale.db);
    const piece = await addPiece(sale.db, { productId });
    const buyer = shopper(sale.app);
    await putWith(buyer, piece.fullKey, { engraving, gift });
    const order = await ordered(buyer, engravedTotal + 40_000);
    await addPiece(sale.db, { productId, isEngravable: false });
    const answer = (await repeat(buyer, order)).json<{ plain: object[] }>();
    expect(answer).toMatchObject({
      added: 1,
      missing: [],
      plain: [{ nameEn: order.lines[0]?.piece.nameEn }],
    });
    expect((await repeat(buyer, order)).json()).toEqual(answer);
    expect((await buyer.get('/api/v1/cart')).json<Cart>().lines).toMatchObject([
      { engraving: null, gift: { card: gift.card } },
    ]);
  });

  it('adds nothing if no piece is left', async () => {
    const { buyer } = await withEngraved();
    const order = await ordered(buyer, engravedTotal);
    expect((await repeat(buyer, order)).json()).toMatchObject({ added: 0, missing: [{}], plain: [] });
  });
});

describe('many buyers of the last piece, each with a different engraving', () => {
  it('exactly one gets it, with that buyer’s engraving', async () => {
    const piece = await addPiece(sale.db);
    const buyers = Array.from({ length: 12 }, () => shopper(sale.app));
    const wishOf = (index: number) =>
      index % 3 === 0 ? {} : { engraving: { ...engraving, text: String(index) } };
    await Promise.all(buyers.map((buyer, index) => putWith(buyer, piece.fullKey, wishOf(index))));
    const answers = await Promise.all(
      buyers.map(async (buyer, index) => {
        if (index % 2 === 0) await holdCart(buyer);
        const expectedTotal = index % 3 === 0 ? defaultPriceSom : engravedTotal;
        return placeWithRetry(buyer, orderForm(sale, { expectedTotal }));
      }),
    );
    const codes = codesOf(answers);
    expect(codes.filter((code) => code === 'ORDERED')).toHaveLength(1);
    expect(codes.filter((code) => code === 'ITEM_NOT_AVAILABLE')).toHaveLength(11);
    expect(await ownersOf(sale.db, piece.id)).toEqual({ orders: 1, holds: 1 });
    const winner = answers.findIndex(({ statusCode }) => statusCode === 201);
    const text = winner % 3 === 0 ? null : String(winner);
    expect(answers[winner]?.json<Order>().lines[0]?.engraving?.text ?? null).toBe(text);
  });
});
