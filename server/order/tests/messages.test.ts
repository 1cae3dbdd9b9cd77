import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Sms } from '#providers/sms/port.ts';
import { SmsFault } from '#providers/sms/port.ts';
import { testSecret } from '#server/testing-accounts.ts';
import { messagesTo } from '#server/testing-messages.ts';
import { byCourier, cancel, cards, payAtBank } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type OrderPost, sendOrderMessages } from '../messages/send-messages.ts';
import { buy, deliver, outboxOf, walk } from '../testing-orders.ts';
import { requireSound } from '#database/invariants.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale({ environment: { PUBLIC_URL: 'https://zarona.example' } });
});
beforeEach(async () => {
  sale.turnClock(0);
  // sends messages left over from other tests
  await send();
});
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const send = () => sale.runTask('send-order-messages');
const smsTo = (phone: string) => messagesTo(sale, phone).map(({ text }) => text);

/** Dependencies with the test's gateway. */
function postWith(sms: (message: Sms) => Promise<void>): OrderPost {
  const { db, now } = sale.parts;
  return {
    db,
    secret: testSecret,
    now,
    sms: { name: 'test', send: sms },
    mail: undefined,
    publicUrl: 'https://zarona.example',
    limits: { smsPerPhoneDay: 20, mailsPerAddressDay: 20, mailsPerNetworkDay: 300 },
  };
}

describe('a shopper gets a message', () => {
  it('by SMS and mail when the order is placed, in its language, with a link that opens it', async () => {
    const { order, phone, pieces } = await buy(sale, { language: 'uz', email: 'd@example.uz' });
    await send();
    const link = `https://zarona.example/uz/order/${order.number}?token=${order.token}`;
    expect(smsTo(phone)).toEqual([
      `Zarona: buyurtma qabul qilindi, tasdiqlash uchun qo'ng'iroq qilamiz. ${link}`,
    ]);
    const [mail] = messagesTo(sale, 'd@example.uz');
    expect(mail?.subject).toBe(`${order.number} raqamli buyurtma qabul qilindi`);
    for (const words of [link, pieces[0]?.serialNumber ?? '', '7 270 000 soʻm', 'Amir Temur 15'])
      expect(mail?.text.replaceAll('\u00A0', ' ')).toContain(words);
  });

  it('about every step of a courier order, with the hand-over code by SMS only', async () => {
    const { order, phone } = await buy(sale, { form: byCourier(), email: 'kuryer@example.uz' });
    await walk(sale, order, 'confirm', 'assemble', 'ship');
    await send();
    const code = /код (\d{6})/.exec(smsTo(phone).at(-1) ?? '')?.[1] ?? '';
    expect(code).toMatch(/^\d{6}$/);
    await deliver(sale, order, code);
    await send();
    // a shopper who confirmed by phone needs no message about it
    expect(await outboxOf(sale, order)).toEqual([
      'PLACED SMS DROPPED OUTDATED',
      'PLACED EMAIL DROPPED OUTDATED',
      'SHIPPED SMS SENT',
      'SHIPPED EMAIL SENT',
      'DELIVERED SMS SENT',
      // the unproven address has already had its one mail
      'DELIVERED EMAIL DROPPED UNPROVEN',
    ]);
    for (const mail of messagesTo(sale, 'kuryer@example.uz')) expect(mail.text).not.toContain(code);
  });

  it('with the date until which the store keeps the order, and one reminder after it', async () => {
    const { order, phone } = await buy(sale);
    await walk(sale, order, 'confirm', 'assemble', 'ready');
    await send();
    expect(smsTo(phone).at(-1)).toMatch(/: заказ ждёт вас до 10\.04 12:00\. https/);
    sale.turnClock(47 * 60);
    await sale.runTask('note-uncollected-orders');
    sale.turnClock(48 * 60);
    for (let time = 0; time < 3; time += 1) await sale.runTask('note-uncollected-orders');
    await Promise.all([1, 2].map(() => sale.runTask('note-uncollected-orders')));
    await send();
    expect(smsTo(phone).filter((text) => text.includes('срок хранения'))).toHaveLength(1);
  });

  it('about the payment, once about its failure, and about a refund', async () => {
    const online = { form: { payment: { method: 'FAKE' as const } }, email: 'bank@example.uz' };
    const { buyer, order, phone } = await buy(sale, online);
    await send();
    expect(smsTo(phone)).toEqual([]);
    await payAtBank(buyer, order, cards.declined);
    await send();
    expect(smsTo(phone)).toEqual([expect.stringContaining('оплата не прошла. Бронь до 12:30: https')]);
    const again = (await buyer.get(`/api/v1/orders/${order.number}?token=${order.token}`)).json();
    expect(again.events.map(({ kind }: { kind: string }) => kind)).toEqual(['MOVED', 'PAYMENT_FAILED']);
    const second = await buyer.send({
      method: 'POST',
      url: `/api/v1/orders/${order.number}/pay?token=${order.token}`,
      headers: { 'idempotency-key': crypto.randomUUID() },
      payload: { method: 'FAKE' },
    });
    await payAtBank(buyer, second.json(), cards.declined);
    const third = await buyer.send({
      method: 'POST',
      url: `/api/v1/orders/${order.number}/pay?token=${order.token}`,
      headers: { 'idempotency-key': crypto.randomUUID() },
      payload: { method: 'FAKE' },
    });
    await payAtBank(buyer, third.json(), cards.approved);
    await send();
    await cancel(buyer, order);
    await send();
    await sale.runTask('send-refunds');
    await send();
    expect((await outboxOf(sale, order)).filter((what) => what.includes('SMS'))).toEqual([
      'PAYMENT_FAILED SMS SENT',
      'PAID SMS SENT',
      'CANCELLED SMS SENT',
      'REFUNDED SMS SENT',
    ]);
    expect(smsTo(phone).at(-2)).toContain('заказ отменён, вернём 7 270 000 сум за 3 рабочих дня');
    expect(smsTo(phone).at(-1)).toContain('вернули 7 270 000 сум');
  });

  it('about nothing that was rolled back', async () => {
    const { order } = await buy(sale);
    await expect(walk(sale, order, 'ship')).rejects.toThrow('ORDER_STATE_CONFLICT');
    expect(await outboxOf(sale, order)).toHaveLength(1);
  });
});

describe('a message is sent once', () => {
  it('however many processes send it at the same time', async () => {
    const bought = [await buy(sale), await buy(sale), await buy(sale)];
    const sent: string[] = [];
    const post = postWith(async ({ to }) => void sent.push(to));
    await Promise.all(Array.from({ length: 6 }, () => sendOrderMessages(post)));
    await sendOrderMessages(post);
    expect(sent.toSorted()).toEqual(bought.map(({ phone }) => phone).toSorted());
  });

  it('if the gateway recognises its idempotency key, even when a process dies between sending and recording', async () => {
    const { order, phone } = await buy(sale);
    const taken = new Map<string, string>();
    const take = ({ key = '', text }: Sms) => taken.set(key, text);
    // the gateway has accepted it, but its response never arrives
    const dying = postWith((sms) => {
      take(sms);
      return new Promise(() => undefined);
    });
    void sendOrderMessages(dying);
    while (taken.size === 0) await new Promise(setImmediate);
    const calls: Sms[] = [];
    const living = postWith(async (sms) => {
      calls.push(sms);
      take(sms);
    });
    await sendOrderMessages(living);
    expect(calls).toEqual([]);
    sale.turnClock(3);
    await Promise.all([sendOrderMessages(living), sendOrderMessages(living)]);
    expect(calls.map(({ to }) => to)).toEqual([phone]);
    expect(taken.size).toBe(1);
    expect(await outboxOf(sale, order)).toEqual(['PLACED SMS SENT']);
  });

  it('is retried when the gateway is unreachable, and does not delay other messages', async () => {
    const [first, second] = [await buy(sale), await buy(sale)];
    const sent: string[] = [];
    const failing = postWith(async ({ to }) => {
      if (to === first.phone) throw new SmsFault('UNAVAILABLE', 'no answer');
      sent.push(to);
    });
    await expect(sendOrderMessages(failing)).rejects.toThrow('1 order messages could not be sent');
    expect(sent).toEqual([second.phone]);
    const working = postWith(async ({ to }) => void sent.push(to));
    await sendOrderMessages(working);
    expect(sent).toEqual([second.phone]);
    sale.turnClock(3);
    await sendOrderMessages(working);
    expect(sent).toEqual([second.phone, first.phone]);
  });

  it('is not retried when the gateway will never accept it', async () => {
    const { order } = await buy(sale);
    await sendOrderMessages(postWith(() => Promise.reject(new SmsFault('REFUSED', 'no such number'))));
    expect(await outboxOf(sale, order)).toEqual(['PLACED SMS DROPPED REFUSED']);
  });

  it('is deferred to the morning at night', async () => {
    const { order, phone } = await buy(sale, { form: { payment: { method: 'FAKE' } } });
    // to midnight
    sale.turnClock(12 * 60);
    await sale.runTask('expire-holds');
    await send();
    expect(await outboxOf(sale, order)).toEqual(['EXPIRED SMS WAITING']);
    sale.turnClock(21 * 60);
    await send();
    expect(smsTo(phone)).toHaveLength(1);
  });
});
