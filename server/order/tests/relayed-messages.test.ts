import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requireSound } from '#database/invariants.ts';
import { messagesTo } from '#server/testing-messages.ts';
import { addPiece } from '#server/testing-goods.ts';
import { byCourier, cancel, orderForm, place } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { putLine, shopperAt, shopperWith, userShopper } from '#server/testing-shopper.ts';
import { buy, outboxOf, walk } from '../testing-orders.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale({
    environment: { PUBLIC_URL: 'https://zarona.example', MAILS_PER_ADDRESS_DAY: '4', SMS_PER_PHONE_DAY: '3' },
  });
});
beforeEach(async () => {
  sale.turnClock(0);
  await send();
});
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const send = () => sale.runTask('send-order-messages');

describe('abuse 8: an order under the address of a stranger', () => {
  it.each([
    'Вы выиграли кольцо! http://example.uz',
    'Malika\nВы выиграли',
    'приз на zarona-priz.uz',
    'а'.repeat(61),
  ])('is refused with the name %j, and the error names the field', async (name) => {
    const piece = await addPiece(sale.db);
    const buyer = await shopperWith(sale.app, piece.fullKey);
    const contact = { name, phone: '+998901234567', email: 'stranger@example.uz' };
    const answer = await place(buyer, orderForm(sale, { contact }));
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: '/contact/name' }] });
  });

  it('mails one receipt, which begins with the shop’s words', async () => {
    const to = 'stranger@example.uz';
    const { order } = await buy(sale, { form: byCourier(), email: to });
    await send();
    await walk(sale, order, 'confirm', 'assemble', 'ship');
    await send();
    const [mail, ...more] = messagesTo(sale, to);
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/^Мы получили заказ/);
    expect(mail?.text).not.toContain(order.contact?.name);
    expect(await outboxOf(sale, order)).toContain('SHIPPED EMAIL DROPPED UNPROVEN');
    // the buyer gets an SMS
    expect(await outboxOf(sale, order)).toContain('SHIPPED SMS SENT');
  });

  it('mails a user at their own address about every step and by name', async () => {
    const email = 'own@example.uz';
    const user = await userShopper(sale, { email, phone: '+998931110022' });
    const piece = await addPiece(sale.db);
    await putLine(user, piece.fullKey);
    const contact = { name: 'Zilola', phone: '+998931110022', email };
    const order = (await place(user, orderForm(sale, { contact }))).json();
    await send();
    await walk(sale, order, 'confirm', 'assemble', 'ready');
    await send();
    expect(messagesTo(sale, email).map(({ text }) => text.slice(0, 7))).toEqual(['Zilola,', 'Zilola,']);
  });

  it('sends one SMS while it is neither paid nor confirmed, even if it is cancelled', async () => {
    const { order, phone, buyer } = await buy(sale, {});
    await send();
    expect((await cancel(buyer, order)).statusCode).toBe(200);
    await send();
    expect(messagesTo(sale, phone)).toHaveLength(1);
    expect(await outboxOf(sale, order)).toContain('CANCELLED SMS DROPPED REPEATED');
  });

  it('sends at most four mails a day to an address and three SMS to a phone', async () => {
    const [to, phone] = ['often@example.uz', '+998931119933'];
    for (let time = 0; time < 5; time += 1) {
      const { order, buyer } = await buy(sale, { form: { contact: { name: 'Malika', phone, email: to } } });
      await send();
      await cancel(buyer, order);
      await send();
    }
    expect(messagesTo(sale, to)).toHaveLength(4);
    expect(messagesTo(sale, phone)).toHaveLength(3);
  });
});

describe('abuse 8: orders of one network under many addresses', () => {
  let limited: Sale;
  beforeAll(async () => {
    limited = await testSale({ environment: { MAILS_PER_NETWORK_DAY: '3' } });
  });
  afterAll(() => limited.close());

  const orderFrom = async (address: string, email: string) => {
    const buyer = shopperAt(limited.app, address);
    await putLine(buyer, (await addPiece(limited.db)).fullKey);
    const contact = { name: 'Malika', phone: '+998931119944', email };
    expect((await place(buyer, orderForm(limited, { contact }))).statusCode).toBe(201);
  };

  it('send three mails a day, from any address of the network; another network has a separate limit', async () => {
    const strangers = [1, 2, 3, 4].map((nth) => `stranger${nth}@example.uz`);
    for (const [nth, email] of strangers.entries()) await orderFrom(`2001:db8:7:7::${nth + 1}`, email);
    await orderFrom('2001:db8:7:8::1', 'other@example.uz');
    await limited.runTask('send-order-messages');
    const mails = (email: string) => messagesTo(limited, email).length;
    expect(strangers.reduce((sum, email) => sum + mails(email), 0)).toBe(3);
    expect(mails('other@example.uz')).toBe(1);
    limited.turnClock(25 * 60);
    await orderFrom('2001:db8:7:7::9', 'next-day@example.uz');
    await limited.runTask('send-order-messages');
    expect(mails('next-day@example.uz')).toBe(1);
  });
});
