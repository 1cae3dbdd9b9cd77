import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order, PlaceOrder } from '#contract/order.ts';
import { requireSound } from '#database/invariants.ts';
import { noon } from '#domain/calendar/testing-noon.ts';
import { bank, verifiedCard } from '#server/card/testing-card.ts';
import { subjectKey } from '#server/cart/hold/limit-pieces.ts';
import { storePhoneProof } from '#server/cart/owner/phone-proof.ts';
import { advanceOrder } from '#server/order/advance-order.ts';
import { testSecret } from '#server/testing-accounts.ts';
import { addPiece, pieceState, defaultPriceSom } from '#server/testing-goods.ts';
import { createSealer } from '#server/kit/crypto/sealing.ts';
import { codeSentTo } from '#server/testing-messages.ts';
import { cancel, cards, orderForm, payAgain, payAtBank, place, readOrder } from '#server/testing-order.ts';
import { type Sale, testSale, defaultLimits } from '#server/testing-sale.ts';
import { putLine, type Shopper, shopperAt, userShopper } from '#server/testing-shopper.ts';
import { codesOf } from '../testing-races.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale({ environment: defaultLimits });
});
beforeEach(() => sale.turnClock(0));
afterEach(async () => {
  await requireSound(sale.db);
  // resets the counters of networks and phones for the next test
  await sale.db.deleteFrom('hold_subjects').execute();
});
afterAll(() => sale.close());

let made = 0;
const newPhone = () => {
  made += 1;
  return `+99893${String(made).padStart(7, '0')}`;
};
const newAddress = () => {
  made += 1;
  return `198.18.${Math.floor(made / 250)}.${(made % 250) + 1}`;
};

interface Wish {
  phone: string;
  method?: PlaceOrder['payment']['method'];
  pieces?: number;
  address?: string;
  isProven?: boolean;
  minutes?: number;
}

/** A browser with a new cart, whose phone was proven by a code. */
async function buyerOf({ phone, pieces = 1, address = newAddress(), isProven = true, minutes = 0 }: Wish) {
  const buyer = shopperAt(sale.app, address);
  for (let count = 0; count < pieces; count += 1) await putLine(buyer, (await addPiece(sale.db)).fullKey);
  const provenAt = new Date(noon.getTime() + minutes * 60_000);
  if (isProven)
    await storePhoneProof(sale.db, {
      owner: { token: buyer.jar.get('cart') ?? '' },
      proof: { phone, provenAt },
    });
  return buyer;
}

const formOf = ({ phone, method = 'CASH', pieces = 1 }: Wish, fields: Partial<PlaceOrder> = {}) =>
  orderForm(sale, {
    contact: { name: 'Dilnoza', phone },
    payment: { method },
    expectedTotal: pieces * defaultPriceSom,
    ...fields,
  });

const order = async (wish: Wish) => place(await buyerOf(wish), formOf(wish));
/** Puts the pieces into all carts, then places all orders at the same time. */
async function atOnce(wishes: readonly Wish[]): Promise<string[]> {
  const ready: { buyer: Shopper; wish: Wish }[] = [];
  for (const wish of wishes) ready.push({ buyer: await buyerOf(wish), wish });
  return codesOf(await Promise.all(ready.map(({ buyer, wish }) => place(buyer, formOf(wish)))));
}
const codeOf = async (wish: Wish) => codesOf([await order(wish)])[0];
/** Places an order that is refused, and returns the problem. */
const answerOf = async (wish: Wish) => (await order(wish)).json<object>();
const hours = (count: number) => sale.turnClock(count * 60);

describe('unpaid orders of a proven phone', () => {
  it('are limited to three, also for carts that order concurrently', async () => {
    const phone = newPhone();
    const wish = { phone };
    const buyers: Shopper[] = [];
    while (buyers.length < 17) buyers.push(await buyerOf(wish));
    const codes = codesOf(await Promise.all(buyers.map((buyer) => place(buyer, formOf(wish)))));
    expect(codes.filter((code) => code === 'ORDERED')).toHaveLength(3);
    expect(codes.filter((code) => code === 'ORDER_LIMIT')).toHaveLength(14);
  });

  it('reserve at most ten pieces together', async () => {
    const phone = newPhone();
    expect(await codeOf({ phone, pieces: 7 })).toBe('ORDERED');
    expect(await answerOf({ phone, pieces: 4 })).toMatchObject({
      status: 409,
      code: 'ORDER_LIMIT',
      facts: { orders: 3, pieces: 10 },
    });
    expect(await codeOf({ phone, pieces: 3 })).toBe('ORDERED');
  });

  it('free a place when one is cancelled, paid, or confirmed by the shop', async () => {
    const phone = newPhone();
    const buyers = [
      await buyerOf({ phone }),
      await buyerOf({ phone }),
      await buyerOf({ phone, method: 'FAKE' }),
    ];
    const [one, two, three] = buyers as [Shopper, Shopper, Shopper]; // just made
    const first: Order = (await place(one, formOf({ phone }))).json();
    const second: Order = (await place(two, formOf({ phone }))).json();
    const third: Order = (await place(three, formOf({ phone, method: 'FAKE' }))).json();
    expect(await codeOf({ phone })).toBe('ORDER_LIMIT');
    await cancel(one, first);
    expect(await codeOf({ phone })).toBe('ORDERED');
    expect(await codeOf({ phone })).toBe('ORDER_LIMIT');
    await payAtBank(three, third, cards.approved);
    expect(await codeOf({ phone })).toBe('ORDERED');
    expect(await codeOf({ phone })).toBe('ORDER_LIMIT');
    await advanceOrder({ db: sale.db, secret: '' }, { number: second.number, to: 'CONFIRMED', now: noon });
    expect(await codeOf({ phone })).toBe('ORDERED');
  });

  it('also count against the limit of their user under other phones', async () => {
    const user = await userShopper(sale);
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 4; count += 1) {
      const phone = newPhone();
      await putLine(user, (await addPiece(sale.db)).fullKey);
      await storePhoneProof(sale.db, { owner: { userId: user.userId }, proof: { phone, provenAt: noon } });
      codes.push(...codesOf([await place(user, formOf({ phone }))]));
    }
    expect(codes).toEqual(['ORDERED', 'ORDERED', 'ORDERED', 'ORDER_LIMIT']);
  });

  it('also count against the limit of the paying card, in any account', async () => {
    const owner = newPhone();
    for (let count = 0; count < 3; count += 1) expect(await codeOf({ phone: owner })).toBe('ORDERED');
    const phone = newPhone();
    const other = await userShopper(sale, { phone });
    const [busy, free] = [
      await verifiedCard(sale, other, bank.humo),
      await verifiedCard(sale, other, bank.visa),
    ];
    const { token_sealed } = await sale.db
      .selectFrom('cards')
      .select('token_sealed')
      .where('id', '=', busy.id)
      .executeTakeFirstOrThrow();
    const subject = subjectKey(testSecret, {
      card: createSealer(testSecret, 'card-token').open(token_sealed),
    });
    // as if this card had paid for the three orders
    await sale.parts.pool.query(
      `insert into hold_subjects (subject, hold_id)
       select $1, h.id from holds h join orders o on o.id = h.order_id where o.contact_phone = $2`,
      [subject, owner],
    );
    const byCard = async ({ id: cardId }: { id: number }) => {
      await putLine(other, (await addPiece(sale.db)).fullKey);
      return codesOf([await place(other, formOf({ phone }, { payment: { method: 'FAKE', cardId } }))])[0];
    };
    expect(await byCard(busy)).toBe('ORDER_LIMIT');
    await other.delete('/api/v1/cart');
    expect(await byCard(free)).toBe('ORDERED');
  });

  it('of a business are limited to twenty', async () => {
    const user = await userShopper(sale);
    await sale.db.updateTable('users').set({ price_type: 'B2B' }).where('id', '=', user.userId).execute();
    const phone = newPhone();
    for (let count = 0; count < 5; count += 1) {
      await putLine(user, (await addPiece(sale.db)).fullKey);
      await sale.db.updateTable('product_items').set({ price_b2b_som: defaultPriceSom }).execute();
      await storePhoneProof(sale.db, { owner: { userId: user.userId }, proof: { phone, provenAt: noon } });
      expect((await place(user, formOf({ phone }))).statusCode).toBe(201);
    }
  });

  it('of sixty buyers of one network do not limit each other', async () => {
    const address = newAddress();
    const codes = await atOnce(Array.from({ length: 60 }, () => ({ phone: newPhone(), address })));
    expect(codes.filter((code) => code === 'ORDERED')).toHaveLength(60);
  });
});

describe('unpaid orders if phones need not be proven', () => {
  it('are limited to three per phone; another phone must be proven, and its owner’s orders count separately', async () => {
    const phone = newPhone();
    const stranger = { phone, isProven: false };
    for (let count = 0; count < 3; count += 1) expect(await codeOf(stranger)).toBe('ORDERED');
    expect(await codeOf(stranger)).toBe('PHONE_NOT_VERIFIED');
    expect(await codeOf({ phone })).toBe('ORDERED');
  });

  it('reserve at most twenty pieces per network; a phone proven by SMS is not limited by this', async () => {
    const address = newAddress();
    const wishes = Array.from({ length: 30 }, () => ({ phone: newPhone(), address, isProven: false }));
    const codes = await atOnce(wishes);
    expect(codes.filter((code) => code === 'ORDERED')).toHaveLength(20);
    expect(codes.filter((code) => code === 'PHONE_NOT_VERIFIED')).toHaveLength(10);
    const wish = { phone: newPhone(), address, isProven: false };
    const buyer = await buyerOf(wish);
    expect(codesOf([await place(buyer, formOf(wish))])).toEqual(['PHONE_NOT_VERIFIED']);
    const phoneCode = codeSentTo({ folder: sale.folder }, wish.phone);
    expect((await place(buyer, formOf(wish, { phoneCode }))).statusCode).toBe(201);
  });
});

describe('an order with payment at hand-over', () => {
  const runClock = () => sale.runTask('expire-unconfirmed-orders');

  it('expires if the shop does not confirm it within 48 hours', async () => {
    const wish = { phone: newPhone() };
    const buyer = shopperAt(sale.app, newAddress());
    const piece = await addPiece(sale.db);
    await putLine(buyer, piece.fullKey);
    const placed: Order = (await place(buyer, formOf(wish))).json();
    const confirmBy = new Date(noon.getTime() + 48 * 60 * 60_000).toISOString();
    expect(placed).toMatchObject({ confirmBy });
    hours(47);
    await runClock();
    expect(await readOrder(buyer, placed)).toMatchObject({ state: 'NEW', confirmBy });
    hours(48);
    await Promise.all([runClock(), runClock()]);
    expect(await readOrder(buyer, placed)).toMatchObject({
      state: 'EXPIRED',
      paymentState: 'NONE',
      confirmBy: null,
    });
    expect(await pieceState(sale.db, piece.id)).toBe('AVAILABLE');
  });

  it('does not expire after the shop confirmed it', async () => {
    const wish = { phone: newPhone() };
    const buyer = await buyerOf(wish);
    const placed: Order = (await place(buyer, formOf(wish))).json();
    await advanceOrder({ db: sale.db, secret: '' }, { number: placed.number, to: 'CONFIRMED', now: noon });
    hours(72);
    await runClock();
    expect(await readOrder(buyer, placed)).toMatchObject({ state: 'CONFIRMED', confirmBy: null });
  });

  it('has 48 hours from the moment when this method was chosen', async () => {
    const wish: Wish = { phone: newPhone(), method: 'FAKE' };
    const buyer = await buyerOf(wish);
    const placed: Order = (await place(buyer, formOf(wish))).json();
    sale.turnClock(20);
    expect((await payAgain(buyer, placed, { method: 'CASH' })).json()).toMatchObject({ state: 'NEW' });
    hours(48);
    await runClock();
    expect(await readOrder(buyer, placed)).toMatchObject({ state: 'NEW' });
    sale.turnClock(48 * 60 + 20);
    await runClock();
    expect(await readOrder(buyer, placed)).toMatchObject({ state: 'EXPIRED' });
  });
});

describe('a shopper who let two orders expire', () => {
  async function lapseTwice(wish: Wish): Promise<void> {
    await order({ ...wish, method: 'FAKE' });
    await order({ ...wish, method: 'FAKE' });
    sale.turnClock(31);
    await sale.runTask('expire-holds');
  }

  it('must pay the next one online', async () => {
    const phone = newPhone();
    await lapseTwice({ phone });
    expect(await answerOf({ phone, minutes: 31 })).toMatchObject({ status: 409, code: 'PREPAYMENT_NEEDED' });
    const buyer = await buyerOf({ phone, minutes: 31 });
    const placed = await place(buyer, formOf({ phone, method: 'FAKE' }));
    expect(placed.statusCode).toBe(201);
    // and cannot change the method to cash afterwards
    expect((await payAgain(buyer, placed.json(), { method: 'CASH' })).json()).toMatchObject({
      code: 'PREPAYMENT_NEEDED',
    });
    await payAtBank(buyer, placed.json(), cards.approved);
    expect(await codeOf({ phone, minutes: 31 })).toBe('ORDERED');
  });

  it('must prove the phone even where phones need not be proven', async () => {
    const phone = newPhone();
    await lapseTwice({ phone, isProven: false });
    expect(await codeOf({ phone, isProven: false, method: 'FAKE' })).toBe('PHONE_NOT_VERIFIED');
    // orders that strangers placed under the phone do not count against its owner
    expect(await codeOf({ phone, minutes: 31 })).toBe('ORDERED');
  });

  it('need not pay online once the expired orders are a month old', async () => {
    const phone = newPhone();
    await lapseTwice({ phone });
    const minutes = 31 * 24 * 60;
    sale.turnClock(minutes);
    expect(await codeOf({ phone, minutes })).toBe('ORDERED');
  });
});
