import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/order.ts';
import { noon } from '#domain/calendar/testing-noon.ts';
import { addPromoCode, endCode, usesOf } from '#server/pricing/testing-prices.ts';
import { addPiece, addProduct, changePiece, defaultPriceSom } from '#server/testing-goods.ts';
import { byCourier, cancel, orderForm, place } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import {
  logInAs,
  putLine,
  type Shopper,
  shopper,
  shopperWith,
  userShopper,
} from '#server/testing-shopper.ts';
import { requireSound } from '#database/invariants.ts';
import { codesOf, placeWithRetry } from '../testing-races.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale({ connections: 20 });
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const put = (by: Shopper, code: string) => by.put('/api/v1/cart/promo-code', { code });
const cartOf = async (by: Shopper) => (await by.get('/api/v1/cart')).json<Cart>();
const tenth = defaultPriceSom / 10;

describe('a promo code in the cart', () => {
  it('is accepted in any spelling, shows its discount, and can be removed', async () => {
    const code = await addPromoCode(sale.db, { percent: 10 });
    const buyer = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    const answer = await put(buyer, ` ${code.toLowerCase()} `);
    expect(answer.json<Cart>()).toMatchObject({
      goodsTotal: defaultPriceSom,
      discountTotal: tenth,
      total: defaultPriceSom - tenth,
      promo: { code, discount: tenth, problem: null, missing: 0 },
    });
    expect(await cartOf(buyer)).toEqual(answer.json());
    expect((await buyer.delete('/api/v1/cart/promo-code')).json()).toMatchObject({
      total: defaultPriceSom,
      promo: null,
    });
  });

  it.each([
    ['PROMO_CODE_UNKNOWN', null],
    ['PROMO_CODE_NOT_BEGUN', { beginsAt: new Date(noon.getTime() + 1) }],
    ['PROMO_CODE_OVER', { endsAt: noon }],
    ['PROMO_CODE_USED_UP', { maxUses: 1, uses: 1 }],
    ['PROMO_CODE_NOT_FOR_THESE', { otherProduct: true }],
    ['PROMO_CODE_MINIMUM', { minGoodsSom: defaultPriceSom + 1_000_000 }],
  ])('is refused as %s, and the cart is unchanged', async (problem, facts) => {
    const { otherProduct, uses, ...rest } = { otherProduct: false, uses: 0, ...facts };
    const product = otherProduct ? { productId: await addProduct(sale.db) } : {};
    const code =
      facts === null ? 'NOSUCH' : await addPromoCode(sale.db, { percent: 10, ...rest, ...product });
    await sale.db.updateTable('promo_codes').set({ uses }).where('code', '=', code).execute();
    const buyer = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    const answer = await put(buyer, code);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: problem });
    expect(answer.json().facts?.missing).toBe(problem === 'PROMO_CODE_MINIMUM' ? 1_000_000 : undefined);
    expect(await cartOf(buyer)).toMatchObject({ promo: null, total: defaultPriceSom });
    await sale.db.updateTable('promo_codes').set({ uses: 0 }).execute();
  });

  it('stays in the cart when it stops being valid, shows why, and applies again later', async () => {
    const code = await addPromoCode(sale.db, { percent: 10, minGoodsSom: 10_000_000 });
    const [one, other] = [await addPiece(sale.db), await addPiece(sale.db)];
    const buyer = await shopperWith(sale.app, one.fullKey, other.fullKey);
    await put(buyer, code);
    await buyer.delete(`/api/v1/cart/lines/${other.fullKey}`);
    expect(await cartOf(buyer)).toMatchObject({
      total: defaultPriceSom,
      promo: { code, discount: 0, problem: 'MINIMUM', missing: 10_000_000 - defaultPriceSom },
    });
    await putLine(buyer, other.fullKey);
    expect(await cartOf(buyer)).toMatchObject({ promo: { discount: 2 * tenth, problem: null } });
  });

  it('reduces an already reduced piece only by the difference to the better price', async () => {
    const code = await addPromoCode(sale.db, { percent: 10 });
    const piece = await addPiece(sale.db);
    await sale.db
      .updateTable('product_items')
      .set({ price_b2c_som: 7_000_000, old_price_b2c_som: defaultPriceSom })
      .where('id', '=', piece.id)
      .execute();
    const buyer = await shopperWith(sale.app, piece.fullKey);
    expect((await put(buyer, code)).json()).toMatchObject({ discountTotal: 7_000_000 - 6_543_000 });
  });

  it('is kept when the guest logs in', async () => {
    const code = await addPromoCode(sale.db, { percent: 10 });
    const guest = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    await put(guest, code);
    const known = logInAs(sale.app, { guest, user: await userShopper(sale) });
    expect((await known.post('/api/v1/cart/merge')).json()).toMatchObject({
      discountTotal: tenth,
      promo: { code },
    });
  });

  it('can be tried ten times in ten minutes', async () => {
    const buyer = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    const answers = [];
    for (let index = 0; index < 11; index += 1) answers.push((await put(buyer, `TRY${index}`)).json().code);
    expect(answers).toEqual([...Array<string>(10).fill('PROMO_CODE_UNKNOWN'), 'RATE_LIMITED']);
    sale.turnClock(10);
    expect((await put(buyer, 'TRY')).json()).toMatchObject({ code: 'PROMO_CODE_UNKNOWN' });
  });

  it('needs a cart', async () => {
    expect((await put(shopper(sale.app), 'ANY')).json()).toMatchObject({ code: 'CART_EMPTY' });
    expect((await put(shopper(sale.app), '')).statusCode).toBe(400);
  });
});

describe('an order with a promo code', () => {
  const buyerWith = async (code: string) => {
    const buyer = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    await put(buyer, code);
    return buyer;
  };
  const reduced = { expectedTotal: defaultPriceSom - tenth };

  it('stores the discount of each piece, the code and the VAT of the day; the code is removed from the cart', async () => {
    const code = await addPromoCode(sale.db, { amountSom: 1_000_000 });
    const [cheap, dear] = [await addPiece(sale.db, { priceSom: 1_000_000 }), await addPiece(sale.db)];
    const buyer = await shopperWith(sale.app, cheap.fullKey, dear.fullKey);
    await put(buyer, code);
    const answer = await place(
      buyer,
      orderForm(sale, { ...byCourier(), expectedTotal: 1_000_000 + defaultPriceSom - 1_000_000 }),
    );
    const order = answer.json<Order>();
    expect(order).toMatchObject({
      goodsTotal: 1_000_000 + defaultPriceSom,
      discountTotal: 1_000_000,
      promoCode: code,
      total: defaultPriceSom + order.deliveryCost,
    });
    expect(order.lines.map(({ discount }) => discount)).toEqual([120_919, 879_081]);
    const lines = await sale.db
      .selectFrom('order_lines as l')
      .innerJoin('orders as o', 'o.id', 'l.order_id')
      .select(['l.discount_som', 'l.vat_percent'])
      .where('o.number', '=', order.number)
      .orderBy('l.position')
      .execute();
    expect(lines).toEqual([
      { discount_som: 120_919, vat_percent: 12 },
      { discount_som: 879_081, vat_percent: 12 },
    ]);
    await putLine(buyer, (await addPiece(sale.db)).fullKey);
    expect((await cartOf(buyer)).promo).toBeNull();
  });

  it('must be confirmed again if the code expired in the meantime: the amount on the button never changes silently', async () => {
    const code = await addPromoCode(sale.db, { percent: 10 });
    const buyer = await buyerWith(code);
    await endCode(sale.db, code);
    const answer = await place(buyer, orderForm(sale, reduced));
    expect(answer.json()).toMatchObject({
      code: 'CART_CHANGED',
      facts: { total: defaultPriceSom, discountTotal: 0 },
    });
    expect((await place(buyer, orderForm(sale))).statusCode).toBe(201);
  });

  it('must be confirmed again if the price rose', async () => {
    const code = await addPromoCode(sale.db, { percent: 10 });
    const piece = await addPiece(sale.db);
    const buyer = await shopperWith(sale.app, piece.fullKey);
    await put(buyer, code);
    await changePiece(sale.db, { id: piece.id, priceSom: 8_000_000 });
    expect((await place(buyer, orderForm(sale, reduced))).json()).toMatchObject({
      code: 'CART_CHANGED',
      facts: { total: 7_200_000 },
    });
  });

  it('gives the use of the code back once, when it is cancelled or expires', async () => {
    const code = await addPromoCode(sale.db, { percent: 10, maxUses: 1 });
    const buyer = await buyerWith(code);
    const order = (await place(buyer, orderForm(sale, reduced))).json<Order>();
    expect(await usesOf(sale.db, code)).toBe(1);
    await cancel(buyer, order);
    await cancel(buyer, order);
    expect(await usesOf(sale.db, code)).toBe(0);
    const late = await buyerWith(code);
    const unpaid = orderForm(sale, { ...reduced, payment: { method: 'FAKE' } });
    expect((await place(late, unpaid)).statusCode).toBe(201);
    expect(await usesOf(sale.db, code)).toBe(1);
    sale.turnClock(31);
    await sale.runTask('expire-holds');
    expect(await usesOf(sale.db, code)).toBe(0);
  });

  it('is limited to one per shopper if the code says so, by phone and by account', async () => {
    const code = await addPromoCode(sale.db, { percent: 10, maxUsesPerShopper: 1 });
    const contact = { name: 'Aziza', phone: '+998907770001' };
    const user = await userShopper(sale);
    await putLine(user, (await addPiece(sale.db)).fullKey);
    await put(user, code);
    expect((await place(user, orderForm(sale, { ...reduced, contact }))).statusCode).toBe(201);
    const samePhone = await buyerWith(code);
    expect((await place(samePhone, orderForm(sale, { ...reduced, contact }))).json()).toMatchObject({
      code: 'PROMO_CODE_USED_BY_YOU',
    });
    await putLine(user, (await addPiece(sale.db)).fullKey);
    expect((await put(user, code)).json()).toMatchObject({ code: 'PROMO_CODE_USED_BY_YOU' });
    const other = { ...contact, phone: '+998907770002' };
    expect((await place(samePhone, orderForm(sale, { ...reduced, contact: other }))).statusCode).toBe(201);
  });

  it('is placed five times when fifty buyers at once have a code for five uses', async () => {
    const code = await addPromoCode(sale.db, { percent: 10, maxUses: 5 });
    // each buys a different piece, so that they compete for the code only
    const buyers: Shopper[] = [];
    while (buyers.length < 50) buyers.push(await buyerWith(code));
    const answers = await Promise.all(buyers.map((buyer) => placeWithRetry(buyer, orderForm(sale, reduced))));
    const codes = codesOf(answers);
    expect(codes.filter((one) => one === 'ORDERED')).toHaveLength(5);
    const refusals = ['CART_CHANGED', 'PROMO_CODE_USED_UP'];
    expect(codes.filter((one) => refusals.includes(one))).toHaveLength(45);
    expect(await usesOf(sale.db, code)).toBe(5);
  }, 60_000);

  it('uses the code once when its shopper taps five times', async () => {
    const code = await addPromoCode(sale.db, { percent: 10 });
    const buyer = await buyerWith(code);
    const key = crypto.randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => place(buyer, orderForm(sale, reduced), key)));
    expect(await usesOf(sale.db, code)).toBe(1);
  });
});
