import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffOrder } from '#contract/admin/order.ts';
import type { PhoneCart } from '#contract/admin/phone-order.ts';
import { requireSound } from '#database/invariants.ts';
import { type AddedPiece, addPiece, pieceState, defaultPriceSom } from '#server/testing-goods.ts';
import { messagesTo } from '#server/testing-messages.ts';
import { byCourier } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { holdCart, shopperWith } from '#server/testing-shopper.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let staff: TestedStaff;
let support: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
beforeEach(async () => {
  sale.turnClock(0);
  support = await staff.enter('SUPPORT');
});
afterEach(async () => {
  sale.turnClock(0);
  support = await staff.enter('SUPPORT');
  const { cart } = (await support.get('phone-cart')).json<PhoneCart>();
  for (const { id } of cart.lines) await support.delete(`phone-cart/lines/${id}`);
  await requireSound(sale.db);
});
afterAll(() => sale.close());

let callers = 0;
/** A new phone for each caller. */
const newPhone = () => `+9989055500${String((callers += 1)).padStart(2, '0')}`;

async function fill(...pieces: AddedPiece[]): Promise<PhoneCart> {
  for (const piece of pieces) await support.post('phone-cart/pieces', { serial: piece.serialNumber });
  return (await support.get('phone-cart')).json();
}

function place(by: StaffBrowser, form: object, key: string = crypto.randomUUID()) {
  by.headers['idempotency-key'] = key;
  return by.post('orders', {
    contact: { name: 'Dilnoza', phone: '+998905550000' },
    language: 'uz',
    fulfillment: { kind: 'PICKUP', storeId: sale.places.amirTemur },
    method: 'CASH',
    expectedTotal: defaultPriceSom,
    ...form,
  });
}

const orderOf = (number: string) =>
  sale.db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();

describe('an order taken by phone', () => {
  it('with payment at hand-over is confirmed at once, and the caller gets an SMS in their language', async () => {
    const [piece, phone] = [await addPiece(sale.db), newPhone()];
    expect((await fill(piece)).cart).toMatchObject({ total: defaultPriceSom, count: 1 });
    const answer = await place(support, { contact: { name: 'Dilnoza', phone } });
    expect(answer.statusCode).toBe(201);
    const order = await orderOf(answer.json().number);
    expect(order).toMatchObject({
      channel: 'PHONE',
      order_state: 'CONFIRMED',
      confirm_by: null,
      contact_phone: phone,
      phone_verified_at: null,
      network: null,
    });
    expect(order.staff_id).not.toBeNull();
    expect(await pieceState(sale.db, piece.id)).toBe('RESERVED');
    expect((await fill()).cart.lines).toEqual([]);
    await sale.runTask('send-order-messages');
    const [sms] = messagesTo(sale, phone);
    expect(sms?.text).toMatch(
      /^Zarona: kelishganimizdek, buyurtma rasmiylashtirildi. http:\/\/localhost:3000/,
    );
  });

  it('with online payment waits three hours for the payment through the link in the SMS', async () => {
    const [piece, phone] = [await addPiece(sale.db), newPhone()];
    await fill(piece);
    const contact = { name: 'Азиз', phone };
    const placed = await place(support, { contact, language: 'ru', method: 'FAKE', ...byCourier() });
    const { number } = placed.json();
    expect(await orderOf(number)).toMatchObject({ order_state: 'PENDING_PAYMENT', channel: 'PHONE' });
    await sale.runTask('send-order-messages');
    expect(messagesTo(sale, phone).map(({ text }) => text)).toEqual([
      expect.stringMatching(
        new RegExp(`^Zarona: оплатите заказ до 15:00 по ссылке: http://localhost:3000/order/${number}`),
      ),
    ]);
    sale.turnClock(179);
    await sale.runTask('expire-holds');
    expect((await orderOf(number)).order_state).toBe('PENDING_PAYMENT');
    sale.turnClock(181);
    await sale.runTask('expire-holds');
    expect((await orderOf(number)).order_state).toBe('EXPIRED');
    expect(await pieceState(sale.db, piece.id)).toBe('AVAILABLE');
  });

  it('BO-35: sends its payment link again: once per key, not within two minutes, at most three times a day', async () => {
    await fill(await addPiece(sale.db));
    const phone = newPhone();
    const contact = { name: 'Азиз', phone };
    const placed = await place(support, { contact, language: 'ru', method: 'FAKE' });
    const { number } = placed.json();
    const send = (key: string = crypto.randomUUID(), by = support) => {
      by.headers['idempotency-key'] = key;
      return by.post(`orders/${number}/pay-link`);
    };
    const sent = async () => {
      await sale.runTask('send-order-messages');
      return messagesTo(sale, phone).filter(({ text }) => text.startsWith('Zarona: оплатите заказ до 15:00'));
    };
    expect(await sent()).toHaveLength(1);
    expect((await send()).json()).toMatchObject({ code: 'RATE_LIMITED', facts: { retryAfterSeconds: 120 } });
    sale.turnClock(2);
    const key = crypto.randomUUID();
    const [first, second] = [await send(key), await send(key)];
    expect(first.json<StaffOrder>().events.at(-1)).toMatchObject({ kind: 'PAY_LINK', actor: 'STAFF' });
    expect(second.statusCode).toBe(200);
    expect(await sent()).toHaveLength(2);
    expect((await staff.enter('SELLER', 1).then((far) => send(undefined, far))).statusCode).toBe(404);
    for (const minute of [4, 6]) {
      sale.turnClock(minute);
      const atOnce = await Promise.all([send(), send()]);
      expect(new Set(atOnce.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
      expect(await sent()).toHaveLength(minute / 2 + 1);
    }
    sale.turnClock(20);
    expect((await send()).json()).toMatchObject({ code: 'RATE_LIMITED' });
    sale.turnClock(181);
    await sale.runTask('expire-holds');
    sale.turnClock(21);
    expect((await send()).json()).toMatchObject({ code: 'ORDER_STATE_CONFLICT' });
  });

  it('BO-35: does not queue a second payment link while an SMS with one waits for its gateway', async () => {
    await fill(await addPiece(sale.db));
    const phone = newPhone();
    const contact = { name: 'Азиз', phone };
    const { number } = (await place(support, { contact, language: 'ru', method: 'FAKE' })).json();
    const send = () => {
      support.headers['idempotency-key'] = crypto.randomUUID();
      return support.post(`orders/${number}/pay-link`);
    };
    const { id } = await orderOf(number);
    const links = () =>
      sale.db.selectFrom('order_messages').select(['id', 'message_state']).where('pay_link_of', '=', id);
    sale.turnClock(5);
    expect((await send()).json()).toMatchObject({ status: 409, code: 'PAY_LINK_WAITS' });
    const [first] = await links().execute();
    const settle = (to: 'DROPPED' | 'WAITING') =>
      sale.db
        .updateTable('order_messages')
        .set(
          to === 'WAITING'
            ? { message_state: to, dropped_because: null, settled_at: null }
            : { message_state: to, dropped_because: 'GAVE_UP', settled_at: sale.parts.now() },
        )
        .where('id', '=', first?.id ?? 0)
        .execute();
    await settle('DROPPED');
    expect((await send()).statusCode).toBe(200);
    // while the second SMS waits, the first one cannot be queued again
    const resent = await support.post(`orders/${number}/messages/${first?.id}/resend`);
    expect(resent.json()).toMatchObject({ status: 409, code: 'ORDER_STATE_CONFLICT' });
    const again = await support.post(`messages/order-${first?.id}/resend`);
    expect(again.json()).toMatchObject({ status: 409, code: 'MESSAGE_STATE_CONFLICT' });
    await expect(settle('WAITING')).rejects.toThrow('order_messages_waiting_pay_link');
    await sale.runTask('send-order-messages');
    expect((await links().orderBy('id').execute()).map((row) => row.message_state)).toEqual([
      'DROPPED',
      'SENT',
    ]);
    expect((await support.post(`messages/order-${first?.id}/resend`)).statusCode).toBe(200);
  });

  it('sent repeatedly with one key is one order', async () => {
    await fill(await addPiece(sale.db));
    const [key, contact] = [crypto.randomUUID(), { name: 'Dilnoza', phone: newPhone() }];
    const first = await place(support, { contact }, key);
    const second = await place(support, { contact }, key);
    expect(second.json()).toEqual(first.json());
  });

  it('does not get a piece that a shopper is paying for; the cart says who has it', async () => {
    const piece = await addPiece(sale.db);
    const shopper = await shopperWith(sale.app, piece.shortKey);
    await fill(piece);
    await holdCart(shopper);
    const answer = await place(support, {});
    expect(answer.json()).toMatchObject({ status: 409, code: 'ITEM_NOT_AVAILABLE' });
    expect((await fill()).cart.lines).toMatchObject([{ state: 'UNAVAILABLE', lostTo: 'PAYING' }]);
  });

  it('gets a piece whose reservation has expired, even before the job has ended it', async () => {
    const piece = await addPiece(sale.db);
    await holdCart(await shopperWith(sale.app, piece.shortKey));
    sale.turnClock(16);
    await fill(piece);
    expect((await place(support, { contact: { name: 'A', phone: newPhone() } })).statusCode).toBe(201);
  });
});

describe('the cart for phone orders', () => {
  it('belongs to one member of the staff', async () => {
    await fill(await addPiece(sale.db));
    const manager = await staff.enter('MANAGER');
    expect((await manager.get('phone-cart')).json<PhoneCart>().cart.lines).toEqual([]);
    expect((await support.get('phone-cart')).json<PhoneCart>().cart.lines).toHaveLength(1);
  });

  it('accepts a serial number as printed on the label, and no other text', async () => {
    const answer = await support.post('phone-cart/pieces', { serial: 'ZR-999999' });
    expect(answer.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('of a seller becomes an order of their own store only', async () => {
    const seller = await staff.enter('SELLER');
    const piece = await addPiece(sale.db);
    await seller.post('phone-cart/pieces', { serial: piece.serialNumber });
    const elsewhere = { kind: 'PICKUP', storeId: sale.places.samarqand };
    const contact = { name: 'Dilnoza', phone: newPhone() };
    expect((await place(seller, { contact, fulfillment: elsewhere })).json().code).toBe('NOT_FOUND');
    expect((await place(seller, { contact, ...byCourier() })).json().code).toBe('NOT_FOUND');
    expect((await place(seller, { contact })).statusCode).toBe(201);
  });
});
