import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { cuttable } from '#domain/cart/engraving.ts';
import { requireSound } from '#database/invariants.ts';
import { addPiece, addProduct, pieceState, defaultPriceSom } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { holdCart, logInAs, putLine, putWith, shopper, userShopper } from '#server/testing-shopper.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const engraving = { text: 'Anvar va Zuhra', lettering: 'ITALIC' } as const;
const gift = { ribbon: 'IVORY', card: 'Всегда рядом', hidePrice: true } as const;

/** Creates pieces with the same key. */
async function equals(count: number) {
  const productId = await addProduct(sale.db);
  const pieces = [await addPiece(sale.db, { productId })];
  while (pieces.length < count) pieces.push(await addPiece(sale.db, { productId }));
  return { key: pieces[0]?.fullKey ?? '', ids: pieces.map(({ id }) => id) };
}

const linesOf = (cart: Cart) =>
  cart.lines.map(({ engraving: cut, gift: box, quantity, piece }) => ({
    text: cut?.text ?? null,
    isGift: box !== null,
    quantity,
    itemId: piece.itemId,
  }));

describe('a line with options', () => {
  it('lists the options with their prices, totalled separately from the goods', async () => {
    const { key } = await equals(1);
    const cart = await putWith(shopper(sale.app), key, { engraving, gift });
    expect(cart).toMatchObject({
      goodsTotal: defaultPriceSom,
      engravingTotal: 150_000,
      giftTotal: 0,
      total: defaultPriceSom + 150_000,
    });
    expect(cart.lines).toMatchObject([
      {
        key,
        id: expect.stringMatching(/^[0-9_.]+~[0-9a-f]{16}$/) as string,
        engraving: { ...engraving, price: 150_000 },
        gift: { ...gift, price: 0 },
        optionsTotal: 150_000,
        returnable: false,
        lineTotal: defaultPriceSom,
      },
    ]);
  });

  it('is separate from a line of the same key with other options or none, and buys a separate piece', async () => {
    const { key, ids } = await equals(3);
    const buyer = shopper(sale.app);
    await putLine(buyer, key);
    await putWith(buyer, key, { engraving });
    const cart = await putWith(buyer, key, { engraving: { ...engraving, text: 'Zuhra' } });
    expect(linesOf(cart).map(({ text }) => text)).toEqual([null, 'Anvar va Zuhra', 'Zuhra']);
    expect(new Set(linesOf(cart).map(({ itemId }) => itemId))).toEqual(new Set(ids));
    expect(new Set(cart.lines.map(({ id }) => id)).size).toBe(3);
    const refused = await buyer.put(`/api/v1/cart/lines/${key}`, { quantity: 1, gift });
    expect(refused.json()).toMatchObject({ code: 'ITEM_NOT_AVAILABLE', facts: { available: 0 } });
  });

  it('is the same line for the same options; its quantity multiplies their prices', async () => {
    const { key } = await equals(2);
    const buyer = shopper(sale.app);
    await putWith(buyer, key, { engraving: { ...engraving, text: "Go'zal" } });
    const cart = await putWith(buyer, key, {
      engraving: { ...engraving, text: ' Goʻzal  ' },
      quantity: 2,
    });
    expect(cart).toMatchObject({ count: 2, engravingTotal: 300_000, lines: [{ quantity: 2 }] });
  });

  it('is removed by its id, without other lines of its key', async () => {
    const { key } = await equals(2);
    const buyer = shopper(sale.app);
    await putLine(buyer, key);
    const [, engraved] = (await putWith(buyer, key, { engraving })).lines;
    const cart = (await buyer.delete(`/api/v1/cart/lines/${engraved?.id}`)).json<Cart>();
    expect(linesOf(cart)).toMatchObject([{ text: null }]);
    expect((await buyer.delete(`/api/v1/cart/lines/${key}`)).json()).toMatchObject({ lines: [] });
  });

  it('has the option prices of the shop’s settings', async () => {
    const { key } = await equals(1);
    const buyer = shopper(sale.app);
    await putWith(buyer, key, { engraving, gift });
    const settings = [
      { name: 'engraving_price_som', value: '200000' },
      { name: 'engraving_days', value: '5' },
      { name: 'gift_price_som', value: '40000' },
    ];
    await sale.db.insertInto('shop_settings').values(settings).execute();
    expect((await buyer.get('/api/v1/cart')).json()).toMatchObject({
      engravingTotal: 200_000,
      giftTotal: 40_000,
      total: defaultPriceSom + 240_000,
      readyOn: '2026-04-14',
    });
    expect((await buyer.get('/api/v1/line-options')).json()).toMatchObject({
      engraving: { price: 200_000, days: 5 },
      gift: { price: 40_000 },
    });
    await sale.db
      .deleteFrom('shop_settings')
      .where(
        'name',
        'in',
        settings.map(({ name }) => name),
      )
      .execute();
  });
});

describe('engraving', () => {
  it('is offered publicly, with its price and working days', async () => {
    const answer = await shopper(sale.app).get('/api/v1/line-options');
    expect(answer.json()).toEqual({
      engraving: {
        price: 150_000,
        days: 2,
        maxLength: 18,
        signs: cuttable,
        letterings: ['CLASSIC', 'ITALIC', 'PLAIN'],
      },
      gift: { price: 0, cardMaxLength: 140, ribbons: ['SHAHTUT', 'IVORY', 'NONE'] },
    });
    expect((await shopper(sale.app).get('/api/v1/line-options?x=1')).statusCode).toBe(400);
  });

  it.each([
    ['ru', 'Люблю ♥', 'Эти знаки выгравировать нельзя: ♥'],
    ['uz', 'é', 'Bu belgilarni oʻyib boʻlmaydi: é'],
    ['en', '$& 愛', 'These characters cannot be engraved: $ 愛'],
    ['en', 'a\u0000', 'These characters cannot be engraved: ␀'],
    ['en', '1234567890123456789', '18 characters at most; you have 19.'],
    ['en', '  ', 'Please fill this in.'],
  ])('in %s: %j gets the message “%s”', async (language, text, message) => {
    const { key } = await equals(1);
    const answer = await shopper(sale.app, language).put(`/api/v1/cart/lines/${key}`, {
      quantity: 1,
      engraving: { text, lettering: 'PLAIN' },
    });
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: '/engraving/text', message }],
    });
  });

  it('uses a piece that can be engraved, and the next equal one that can', async () => {
    const productId = await addProduct(sale.db);
    const small = await addPiece(sale.db, { productId, isEngravable: false });
    const url = `/api/v1/cart/lines/${small.fullKey}`;
    expect((await shopper(sale.app).put(url, { quantity: 1, engraving })).json()).toMatchObject({
      status: 409,
      code: 'ENGRAVING_NOT_POSSIBLE',
    });
    const large = await addPiece(sale.db, { productId });
    const cart = await putWith(shopper(sale.app), small.fullKey, { engraving });
    expect(linesOf(cart)).toMatchObject([{ itemId: large.id }]);
    expect((await putLine(shopper(sale.app), small.fullKey)).lines).toMatchObject([{ engravable: false }]);
  });

  it.each([
    { engraving: { text: 'A', lettering: 'GOTHIC' } },
    { engraving: { text: 'A' } },
    { gift: { ribbon: 'RED', card: '', hidePrice: true } },
    { gift: { ribbon: 'NONE', card: 'x'.repeat(141), hidePrice: true } },
    { gift: { ribbon: 'NONE', card: 'a\u0000', hidePrice: true } },
    { gift: { ribbon: 'NONE', card: '', hidePrice: true, price: 0 } },
    { takenFrom: 'x' },
  ])('refuses the malformed options %j', async (fields) => {
    const { key } = await equals(1);
    const answer = await shopper(sale.app).put(`/api/v1/cart/lines/${key}`, { quantity: 1, ...fields });
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });
});

describe('changing the options', () => {
  it('moves the piece from its line to the new one, in the same position, in one step', async () => {
    const { key } = await equals(1);
    const other = await addPiece(sale.db);
    const buyer = shopper(sale.app);
    await putLine(buyer, key);
    sale.turnClock(1);
    await putLine(buyer, other.fullKey);
    const engraved = await putWith(buyer, key, { engraving, takenFrom: key });
    expect(linesOf(engraved)).toMatchObject([{ text: engraving.text }, { text: null }]);
    const again = await putWith(buyer, key, { engraving, takenFrom: key });
    expect(linesOf(again)).toEqual(linesOf(engraved));
    const plain = await putWith(buyer, key, { takenFrom: engraved.lines[0]?.id ?? '' });
    expect(linesOf(plain)).toMatchObject([{ text: null }, { text: null }]);
  });

  it('moves one piece of several: the chosen one', async () => {
    const { key, ids } = await equals(3);
    const [chosen = 0] = ids;
    const buyer = shopper(sale.app);
    await putWith(buyer, key, { quantity: 3, itemId: chosen });
    const cart = await putWith(buyer, key, { itemId: chosen, gift, takenFrom: key });
    expect(linesOf(cart)).toMatchObject([
      { quantity: 2, isGift: false },
      { quantity: 1, isGift: true, itemId: chosen },
    ]);
  });

  it('preserves the hold of each piece', async () => {
    const { key, ids } = await equals(2);
    const buyer = shopper(sale.app);
    await putLine(buyer, key, 2);
    const before = await holdCart(buyer);
    const cart = await putWith(buyer, key, { engraving, takenFrom: key });
    expect(cart.hold).toEqual(before.hold);
    expect(cart.lines).toMatchObject([
      { state: 'OK', quantity: 1 },
      { state: 'OK', quantity: 1 },
    ]);
    for (const id of ids) expect(await pieceState(sale.db, id)).toBe('RESERVED');
    await putWith(buyer, key, { engraving, quantity: 2, takenFrom: key });
    expect((await buyer.get('/api/v1/cart')).json()).toMatchObject({ lines: [{ quantity: 2 }] });
  });
});

describe('merging carts at login', () => {
  async function merged({ own, guests }: { own: object; guests: object }) {
    const { key, ids } = await equals(1);
    const [itemId = 0] = ids;
    const guest = shopper(sale.app);
    const user = await userShopper(sale);
    await putWith(user, key, { itemId, ...own });
    await putWith(guest, key, { itemId, ...guests });
    const known = logInAs(sale.app, { guest, user });
    return linesOf((await known.post('/api/v1/cart/merge')).json<Cart>());
  }

  it('has a piece that was in both carts once, with its engraving, whichever cart had it', async () => {
    expect(await merged({ own: { engraving }, guests: {} })).toMatchObject([{ text: engraving.text }]);
    expect(await merged({ own: {}, guests: { engraving } })).toMatchObject([{ text: engraving.text }]);
  });

  it('uses the guest’s options if both carts have some, because they are newer', async () => {
    expect(await merged({ own: { engraving }, guests: { gift } })).toMatchObject([
      { text: null, isGift: true },
    ]);
  });

  it('joins equal lines of different pieces into one line with their total quantity', async () => {
    const { key, ids } = await equals(2);
    const [one = 0, other = 0] = ids;
    const guest = shopper(sale.app);
    const user = await userShopper(sale);
    await putWith(user, key, { itemId: one, gift });
    await putWith(guest, key, { itemId: other, gift });
    const known = logInAs(sale.app, { guest, user });
    expect(linesOf((await known.post('/api/v1/cart/merge')).json<Cart>())).toMatchObject([
      { quantity: 2, isGift: true },
    ]);
  });
});

describe('the pickup days of an engraved cart', () => {
  it('include the workshop’s days, in every store', async () => {
    const here = sale.places.amirTemur;
    const piece = await addPiece(sale.db, { storeId: here });
    const buyer = shopper(sale.app);
    const plain = await putLine(buyer, piece.fullKey);
    expect(plain.readyOn).toBeNull();
    expect(plain.pickups.find(({ storeId }) => storeId === here)).toMatchObject({
      readyOn: '2026-04-08',
      allHere: true,
    });
    const engraved = await putWith(buyer, piece.fullKey, { engraving, takenFrom: piece.fullKey });
    expect(engraved.readyOn).toBe('2026-04-10');
    expect(engraved.pickups.find(({ storeId }) => storeId === here)).toMatchObject({
      readyOn: '2026-04-10',
      allHere: false,
    });
    const elsewhere = engraved.pickups.filter(({ storeId }) => storeId !== here);
    expect(elsewhere.every(({ readyOn }) => readyOn > '2026-04-10')).toBe(true);
  });
});
