import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order, OrdersPage, PlaceOrder } from '#contract/order.ts';
import {
  addPiece,
  type AddedPiece,
  changePiece,
  pieceState,
  defaultPriceSom,
} from '#server/testing-goods.ts';
import { codeSentTo, messagesTo } from '#server/testing-messages.ts';
import { orderForm, place } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { holdCart, putLine, type Shopper, shopperWith, userShopper } from '#server/testing-shopper.ts';
import { requireSound } from '#database/invariants.ts';
import { codesOf } from '../testing-races.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale({ environment: { CHECKOUT_CODE: 'on' } });
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const folder = () => ({ folder: sale.parts.config.dataDir });
const codeTo = (phone: string) => codeSentTo(folder(), phone);
const sentTo = (phone: string) => messagesTo(folder(), phone).length;

let phones = 0;
const newPhone = () => {
  phones += 1;
  return `+99891${String(phones).padStart(7, '0')}`;
};

interface Guest {
  buyer: Shopper;
  piece: AddedPiece;
  phone: string;
  form: (fields?: Partial<PlaceOrder>) => PlaceOrder;
}

/** A shopper with one piece in the cart and a new phone to order under. */
async function guestWithPhone(): Promise<Guest> {
  const piece = await addPiece(sale.db);
  const phone = newPhone();
  const form = (fields: Partial<PlaceOrder> = {}) =>
    orderForm(sale, { contact: { name: 'Dilnoza', phone }, ...fields });
  return { buyer: await shopperWith(sale.app, piece.fullKey), piece, phone, form };
}

const wrongCode = (phone: string) => (codeTo(phone) === '000000' ? '111111' : '000000');

async function provenAt({ number }: Order): Promise<Date | null> {
  const row = await sale.db
    .selectFrom('orders')
    .select('phone_verified_at')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return row.phone_verified_at;
}

describe('a guest’s order', () => {
  it('waits for the code that was sent to its phone, and is placed with it', async () => {
    const { buyer, piece, phone, form } = await guestWithPhone();
    await holdCart(buyer);
    const key = crypto.randomUUID();
    expect((await place(buyer, form(), key)).json()).toMatchObject({
      status: 409,
      code: 'PHONE_NOT_VERIFIED',
      facts: { resendAfter: 60, expiresIn: 180 },
    });
    expect((await buyer.get('/api/v1/cart')).json()).toMatchObject({ count: 1, hold: { extendable: true } });
    sale.turnClock(1);
    const answer = await place(buyer, form({ phoneCode: codeTo(phone) }), key);
    expect(answer.statusCode).toBe(201);
    expect(await provenAt(answer.json())).toEqual(new Date('2026-04-08T07:01:00Z'));
    expect(await pieceState(sale.db, piece.id)).toBe('RESERVED');
    expect(sentTo(phone)).toBe(1);
  });

  it('with a wrong code is refused with the number of attempts left, and after the fifth attempt always', async () => {
    const { buyer, phone, form } = await guestWithPhone();
    await place(buyer, form());
    const right = codeTo(phone);
    const wrong = form({ phoneCode: wrongCode(phone) });
    for (const attemptsLeft of [4, 3, 2, 1])
      expect((await place(buyer, wrong)).json()).toMatchObject({
        code: 'OTP_INVALID',
        facts: { attemptsLeft },
      });
    expect((await place(buyer, wrong)).json()).toMatchObject({ code: 'OTP_TOO_MANY_ATTEMPTS' });
    expect((await place(buyer, form({ phoneCode: right }))).json()).toMatchObject({
      code: 'OTP_TOO_MANY_ATTEMPTS',
    });
    expect(sentTo(phone)).toBe(1);
  });

  it('with a code three minutes old is refused, and a new code is sent on demand', async () => {
    const { buyer, phone, form } = await guestWithPhone();
    await place(buyer, form());
    const old = codeTo(phone);
    sale.turnClock(3);
    expect((await place(buyer, form({ phoneCode: old }))).json()).toMatchObject({ code: 'OTP_EXPIRED' });
    expect((await place(buyer, form())).json()).toMatchObject({ code: 'PHONE_NOT_VERIFIED' });
    expect(sentTo(phone)).toBe(2);
    expect((await place(buyer, form({ phoneCode: codeTo(phone) }))).statusCode).toBe(201);
  });

  it('requested again too soon sends nothing and returns how long to wait', async () => {
    const { buyer, phone, form } = await guestWithPhone();
    await place(buyer, form());
    sale.turnClock(0.5);
    expect((await place(buyer, form())).json()).toMatchObject({
      code: 'PHONE_NOT_VERIFIED',
      facts: { resendAfter: 30, expiresIn: 150 },
    });
    expect(sentTo(phone)).toBe(1);
  });

  it('that cannot be placed anyway sends no SMS', async () => {
    const { buyer, piece, phone, form } = await guestWithPhone();
    expect((await place(buyer, form({ expectedTotal: 1 }))).json()).toMatchObject({ code: 'CART_CHANGED' });
    await changePiece(sale.db, { id: piece.id, state: 'SOLD' });
    expect((await place(buyer, form())).json()).toMatchObject({ code: 'ITEM_NOT_AVAILABLE' });
    expect(sentTo(phone)).toBe(0);
  });

  it('that was refused for another reason after the right code needs no second code', async () => {
    const { buyer, piece, phone, form } = await guestWithPhone();
    await place(buyer, form());
    await changePiece(sale.db, { id: piece.id, priceSom: 8_000_000 });
    const code = codeTo(phone);
    expect((await place(buyer, form({ phoneCode: code }))).json()).toMatchObject({
      code: 'CART_CHANGED',
      facts: { total: 8_000_000 },
    });
    sale.turnClock(14);
    const again = form({ phoneCode: code, expectedTotal: 8_000_000 });
    expect((await place(buyer, again)).statusCode).toBe(201);
    expect(sentTo(phone)).toBe(1);
  });

  it('under another phone, in another cart, or after 15 minutes needs a separate code', async () => {
    const { buyer, phone, form } = await guestWithPhone();
    await place(buyer, form({ expectedTotal: defaultPriceSom }));
    await place(buyer, form({ phoneCode: codeTo(phone), expectedTotal: 1 }));
    const needed = { code: 'PHONE_NOT_VERIFIED' };
    const otherPhone = form({ contact: { name: 'Dilnoza', phone: newPhone() } });
    expect((await place(buyer, otherPhone)).json()).toMatchObject(needed);
    const stranger = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    sale.turnClock(2);
    expect((await place(stranger, form())).json()).toMatchObject(needed);
    sale.turnClock(15);
    expect((await place(buyer, form())).json()).toMatchObject(needed);
  });

  it('is not placed with a code for another phone or for a login', async () => {
    const [one, other] = [await guestWithPhone(), await guestWithPhone()];
    await place(one.buyer, one.form());
    await place(other.buyer, other.form());
    const borrowed = one.form({ phoneCode: codeTo(other.phone) });
    expect((await place(one.buyer, borrowed)).json()).toMatchObject({ code: 'OTP_INVALID' });
    const third = await guestWithPhone();
    await third.buyer.post('/api/v1/authenticate-with-otp', { phone: third.phone });
    const byLogin = third.form({ phoneCode: codeTo(third.phone) });
    expect((await place(third.buyer, byLogin)).json()).toMatchObject({ code: 'OTP_EXPIRED' });
  });

  it('is one order for two concurrent requests with the code, and returns the same response later', async () => {
    const { buyer, phone, form } = await guestWithPhone();
    const key = crypto.randomUUID();
    await place(buyer, form(), key);
    const withCode = form({ phoneCode: codeTo(phone) });
    const answers = await Promise.all([1, 2, 3].map(() => place(buyer, withCode, key)));
    expect(codesOf(answers)).toEqual(['ORDERED', 'ORDERED', 'ORDERED']);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    sale.turnClock(60);
    expect((await place(buyer, withCode, key)).body).toBe(answers[0]?.body);
    expect((await place(buyer, form(), key)).body).toBe(answers[0]?.body);
    expect(sentTo(phone)).toBe(1);
  });

  it('of an empty cart does not consume the code', async () => {
    const { buyer, phone, form } = await guestWithPhone();
    await place(buyer, form());
    await buyer.delete('/api/v1/cart');
    const withCode = form({ phoneCode: codeTo(phone) });
    expect((await place(buyer, withCode)).json()).toMatchObject({ code: 'CART_EMPTY' });
    await putLine(buyer, (await addPiece(sale.db)).fullKey);
    expect((await place(buyer, withCode)).statusCode).toBe(201);
  });

  it.each(['12345', '1234567', 'abcdef', ''])('with %j as code is malformed', async (phoneCode) => {
    const { buyer, form } = await guestWithPhone();
    const answer = await place(buyer, form({ phoneCode }));
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: '/phoneCode' }] });
  });
});

describe('a user’s order', () => {
  it('under the user’s own phone needs no code', async () => {
    const phone = newPhone();
    const user = await userShopper(sale, { phone });
    await putLine(user, (await addPiece(sale.db)).fullKey);
    const answer = await place(user, orderForm(sale, { contact: { name: 'Dilnoza', phone } }));
    expect(answer.statusCode).toBe(201);
    expect(await provenAt(answer.json())).toEqual(new Date('2026-04-08T07:00:00Z'));
    expect(sentTo(phone)).toBe(0);
  });

  it('under another phone, or of a user without a phone, needs a code for that phone', async () => {
    const users = [await userShopper(sale), await userShopper(sale, { email: 'dilnoza@example.uz' })];
    for (const user of users) {
      const phone = newPhone();
      const contact = { name: 'Dilnoza', phone };
      await putLine(user, (await addPiece(sale.db)).fullKey);
      expect((await place(user, orderForm(sale, { contact }))).json()).toMatchObject({
        code: 'PHONE_NOT_VERIFIED',
      });
      const withCode = orderForm(sale, { contact, phoneCode: codeTo(phone) });
      expect((await place(user, withCode)).statusCode).toBe(201);
    }
  });

  it('is listed together with what the same phone ordered as a guest', async () => {
    const { buyer, phone, form } = await guestWithPhone();
    await place(buyer, form());
    const order: Order = (await place(buyer, form({ phoneCode: codeTo(phone) }))).json();
    const user = await userShopper(sale, { phone });
    const page: OrdersPage = (await user.get('/api/v1/orders')).json();
    expect(page.content).toMatchObject([{ number: order.number }]);
  });
});

it('fails with an error while no SMS can be sent', async () => {
  const silent = await testSale({
    environment: {
      CHECKOUT_CODE: 'on',
      FAKE_PAYMENTS: 'off',
      NODE_ENV: 'production',
      PUBLIC_URL: 'http://localhost',
    },
  });
  const piece = await addPiece(silent.db);
  const buyer = await shopperWith(silent.app, piece.fullKey);
  expect((await place(buyer, orderForm(silent))).json()).toMatchObject({
    status: 503,
    code: 'UPSTREAM_UNAVAILABLE',
  });
  expect((await buyer.get('/api/v1/cart')).json()).toMatchObject({ count: 1 });
  await silent.close();
});
