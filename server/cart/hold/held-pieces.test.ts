import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { requireSound } from '#database/invariants.ts';
import { addPiece, type NewPiece } from '#server/testing-goods.ts';
import { orderForm, place } from '#server/testing-order.ts';
import { type Sale, testSale, defaultLimits } from '#server/testing-sale.ts';
import { holdCart, putLine, type Shopper, shopperAt, userShopper } from '#server/testing-shopper.ts';
import { storePhoneProof } from '../owner/phone-proof.ts';

const store = '192.0.2.77';
let sale: Sale;
beforeAll(async () => {
  sale = await testSale({ environment: { ...defaultLimits, STORE_NETWORKS: store } });
});
beforeEach(async () => {
  sale.turnClock(0);
  await sale.db.deleteFrom('hold_starts').execute();
});
afterEach(async () => {
  await requireSound(sale.db);
  // later than any hold, so that the next test starts without held pieces
  sale.turnClock(24 * 60);
  await sale.runTask('expire-holds');
});
afterAll(() => sale.close());

let networks = 0;
/** Returns a generator of addresses in a network that no other test uses. */
function newNetwork(): () => string {
  networks += 1;
  const network = networks;
  let hosts = 0;
  return () => {
    hosts += 1;
    return `2001:db8:0:${network.toString(16)}::${hosts.toString(16)}`;
  };
}

async function visitor(address: string, count = 1, piece: NewPiece = {}): Promise<Shopper> {
  const buyer = shopperAt(sale.app, address);
  for (let number = 0; number < count; number += 1)
    await putLine(buyer, (await addPiece(sale.db, piece)).fullKey);
  return buyer;
}

const enter = async (buyer: Shopper) =>
  (await buyer.post('/api/v1/cart/hold')).json<Cart & { code?: string; facts?: object }>();
const heldBy = (answers: { hold?: { pieces: number } | null }[]) =>
  answers.reduce((sum, answer) => sum + (answer.hold?.pieces ?? 0), 0);
const prove = (buyer: Shopper, phone: string) =>
  storePhoneProof(sale.db, {
    owner: { token: buyer.jar.get('cart') ?? '' },
    proof: { phone, provenAt: new Date('2026-04-08T07:00:00Z') },
  });

describe('checkouts without a proven phone', () => {
  it('hold at most 20 pieces per network, for fifty concurrent checkouts from different addresses', async () => {
    const address = newNetwork();
    const visitors: Shopper[] = [];
    while (visitors.length < 50) visitors.push(await visitor(address()));
    const answers = await Promise.all(visitors.map(enter));
    expect(heldBy(answers)).toBe(20);
    const refused = answers.filter(({ code }) => code === 'HOLD_NEEDS_PHONE');
    expect(refused).toHaveLength(30);
    expect(refused[0]?.facts).toEqual({ reason: 'NETWORK', most: 20 });
    expect(await enter(await visitor(newNetwork()()))).toMatchObject({ hold: { pieces: 1 } });
  });

  it('hold at most three pieces each, worth at most 50 million', async () => {
    const address = newNetwork();
    expect(await enter(await visitor(address(), 3))).toMatchObject({ hold: { pieces: 3 } });
    expect(await enter(await visitor(address(), 4))).toMatchObject({
      status: 409,
      code: 'HOLD_NEEDS_PHONE',
      facts: { reason: 'PIECES', most: 3 },
    });
    expect(await enter(await visitor(address(), 2, { priceSom: 26_000_000 }))).toMatchObject({
      code: 'HOLD_NEEDS_PHONE',
      facts: { reason: 'SUM', most: 50_000_000 },
    });
  });

  it('count a piece that is added to a live hold', async () => {
    const address = newNetwork();
    const buyer = await visitor(address(), 3);
    await holdCart(buyer);
    await putLine(buyer, (await addPiece(sale.db)).fullKey);
    expect(await enter(buyer)).toMatchObject({ code: 'HOLD_NEEDS_PHONE' });
    expect((await buyer.get('/api/v1/cart')).json()).toMatchObject({ hold: { pieces: 3 } });
  });

  it('count for the network if the user has no phone', async () => {
    const user = await userShopper(sale, { email: 'dilnoza@example.uz' });
    for (let count = 0; count < 4; count += 1) await putLine(user, (await addPiece(sale.db)).fullKey);
    expect(await enter(user)).toMatchObject({ code: 'HOLD_NEEDS_PHONE' });
  });

  it('stop counting for the network when the hold ends, or its order has a proven phone', async () => {
    const address = newNetwork();
    const full: Shopper[] = [];
    while (full.length < 20) full.push(await visitor(address()));
    await Promise.all(full.map(enter));
    const late = await visitor(address());
    expect(await enter(late)).toMatchObject({ code: 'HOLD_NEEDS_PHONE' });
    const [first, second] = full;
    if (!first || !second) throw new Error('nobody holds');
    await first.delete('/api/v1/cart/hold');
    expect(await enter(late)).toMatchObject({ hold: { pieces: 1 } });
    await prove(second, '+998901110001');
    const contact = { name: 'Dilnoza', phone: '+998901110001' };
    expect((await place(second, orderForm(sale, { contact }))).statusCode).toBe(201);
    expect(await enter(await visitor(address()))).toMatchObject({ hold: { pieces: 1 } });
    expect(await enter(await visitor(address()))).toMatchObject({ code: 'HOLD_NEEDS_PHONE' });
  });
});

describe('checkouts with a proven phone', () => {
  it('hold their pieces although the limit of the network is reached', async () => {
    const address = newNetwork();
    const strangers: Shopper[] = [];
    while (strangers.length < 20) strangers.push(await visitor(address()));
    await Promise.all(strangers.map(enter));
    const buyers: Shopper[] = [];
    while (buyers.length < 25) {
      const buyer = await visitor(address());
      await prove(buyer, `+99890200${String(buyers.length).padStart(4, '0')}`);
      buyers.push(buyer);
    }
    expect(heldBy(await Promise.all(buyers.map(enter)))).toBe(25);
  });

  it('hold at most ten pieces per phone, across all carts', async () => {
    const address = newNetwork();
    const carts = [await visitor(address(), 6), await visitor(address(), 6)];
    for (const cart of carts) await prove(cart, '+998901110002');
    const answers = await Promise.all(carts.map(enter));
    expect(heldBy(answers)).toBe(6);
    expect(answers.map(({ code }) => code)).toContain('ORDER_LIMIT');
  });

  it('hold more for a business', async () => {
    const user = await userShopper(sale, { phone: '+998901110003' });
    await sale.db.updateTable('users').set({ price_type: 'B2B' }).where('id', '=', user.userId).execute();
    const guest = await visitor(newNetwork()(), 6);
    await prove(guest, '+998901110003');
    await holdCart(guest);
    for (let count = 0; count < 10; count += 1) await putLine(user, (await addPiece(sale.db)).fullKey);
    await sale.db.updateTable('product_items').set({ price_b2b_som: 6_000_000 }).execute();
    expect(await enter(user)).toMatchObject({ hold: { pieces: 10 } });
  });
});

it('a store’s own network is exempt from the limit', async () => {
  const holders = [await visitor(store, 9), await visitor(store, 9), await visitor(store, 9)];
  expect(heldBy(await Promise.all(holders.map(enter)))).toBe(27);
});

describe('the length of a hold', () => {
  const minutesOf = (cart: Cart) =>
    cart.hold === null
      ? null
      : (Date.parse(cart.hold.expiresAt) - Date.parse('2026-04-08T07:00:00Z')) / 60_000;

  it('is 15, 10, then 5 minutes for a cart whose checkouts lead to no order', async () => {
    const buyer = await visitor(newNetwork()());
    const lengths: (number | null)[] = [];
    for (const at of [0, 20, 40]) {
      sale.turnClock(at);
      lengths.push((minutesOf(await holdCart(buyer)) ?? 0) - at);
      await buyer.delete('/api/v1/cart/hold');
    }
    expect(lengths).toEqual([15, 10, 5]);
  });

  it('is extended by the original length', async () => {
    const buyer = await visitor(newNetwork()());
    await holdCart(buyer);
    await buyer.delete('/api/v1/cart/hold');
    await holdCart(buyer);
    expect(minutesOf((await buyer.post('/api/v1/cart/hold/extend')).json())).toBe(20);
  });

  it('is 15 minutes again after an order', async () => {
    const buyer = await visitor(newNetwork()());
    await holdCart(buyer);
    expect((await place(buyer, orderForm(sale))).statusCode).toBe(201);
    await putLine(buyer, (await addPiece(sale.db)).fullKey);
    expect(minutesOf(await holdCart(buyer))).toBe(15);
  });

  it('is shorter for a network with many checkouts that led to no order', async () => {
    const address = newNetwork();
    for (let count = 0; count < 20; count += 1) {
      const buyer = await visitor(address());
      await holdCart(buyer);
      await buyer.delete('/api/v1/cart/hold');
    }
    sale.turnClock(16);
    expect((minutesOf(await holdCart(await visitor(address()))) ?? 0) - 16).toBe(10);
    const proven = await visitor(address());
    await prove(proven, '+998901110009');
    expect((minutesOf(await holdCart(proven)) ?? 0) - 16).toBe(15);
  });
});
