import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffMessages } from '#contract/admin/staff-message.ts';
import { buy } from '#server/order/testing-orders.ts';
import { loggedIn } from '#server/testing-accounts.ts';
import { messagesTo } from '#server/testing-messages.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { sendStaffMessage } from './send-staff-message.ts';

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
afterAll(() => sale.close());

async function write(by: StaffBrowser, path: string, body: object, key: string = randomUUID()) {
  by.headers['idempotency-key'] = key;
  const answer = await by.post(`${path}/messages`, body);
  by.headers['idempotency-key'] = undefined;
  return answer;
}

async function deliver(): Promise<void> {
  const rows = await sale.db
    .selectFrom('staff_messages')
    .select('id')
    .where('message_state', '=', 'WAITING')
    .execute();
  for (const { id } of rows) await sale.runTask('send-staff-message', { id });
}

describe('BO-35: messages from the staff', () => {
  it('are SMS with an approved text in the shopper’s language, once per key', async () => {
    const { order, phone } = await buy(sale);
    const by = await staff.enter('SUPPORT');
    const path = `orders/${order.number}`;
    const { texts, language } = (await by.get(`${path}/messages`)).json<StaffMessages>();
    expect([language, texts.map(({ template }) => template)]).toEqual([
      'ru',
      ['MISSED_CALL', 'DELAYED', 'BRING_DOCUMENT'],
    ]);
    const key = randomUUID();
    for (let nth = 0; nth < 2; nth++) {
      const { written } = (
        await write(by, path, { channel: 'SMS', template: 'DELAYED' }, key)
      ).json<StaffMessages>();
      expect(written).toMatchObject([{ channel: 'SMS', template: 'DELAYED', state: 'WAITING' }]);
    }
    await deliver();
    await deliver();
    const delayed = texts.find(({ template }) => template === 'DELAYED')?.text;
    const got = messagesTo(sale, phone).filter(({ text }) => text === delayed);
    expect(got).toHaveLength(1);
    expect(delayed).toContain(order.number);
    expect((await by.get(`${path}/messages`)).json()).toMatchObject({ written: [{ state: 'SENT' }] });
  });

  it.each([
    [{ channel: 'SMS', text: 'Приходите за скидкой' }, '/text'],
    [{ channel: 'SMS' }, '/template'],
    [{ channel: 'SMS', template: 'DISCOUNT' }, '/template'],
    [{ channel: 'EMAIL', subject: 'О заказе' }, '/text'],
  ])('refuse free text by SMS, and missing fields: %o', async (body, path) => {
    const { order } = await buy(sale, { email: 'kim@example.uz' });
    const answer = await write(await staff.enter('SUPPORT'), `orders/${order.number}`, body);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path }] });
  });

  it('send a passport to the phone that the buyer gives, and the phone is deleted afterwards', async () => {
    const { order, pieces } = await buy(sale);
    const serial = pieces[0]?.serialNumber ?? '';
    const by = await staff.enter('SUPPORT');
    const path = `orders/${order.number}/passport`;
    const phone = '+998935550199';
    const send = (key: string) => {
      by.headers['idempotency-key'] = key;
      return by.post(path, { serial, phone });
    };
    // without a passport, and for a store that does not have the order
    expect((await send(randomUUID())).statusCode).toBe(404);
    const id = 'ZC-2026-900001-AA';
    await sql`
      insert into certificates (id, item_id, laboratory, issued_on)
      select ${id}, id, 'ZARONA', '2026-04-01' from product_items where serial_number = ${serial}`.execute(
      sale.db,
    );
    const far = await staff.enter('SELLER', 1);
    far.headers['idempotency-key'] = randomUUID();
    expect((await far.post(path, { serial, phone })).statusCode).toBe(404);
    const key = randomUUID();
    for (let nth = 0; nth < 2; nth++) expect((await send(key)).statusCode).toBe(204);
    await deliver();
    expect(messagesTo(sale, phone).map(({ text }) => text)).toEqual([
      `Zarona: паспорт изделия ${serial}: ${sale.parts.config.publicUrl}/certificate/${id}`,
    ]);
    const rows = await sale.db
      .selectFrom('staff_messages')
      .select('phone')
      .where('certificate_id', '=', id)
      .execute();
    expect(rows).toEqual([{ phone: null }]);

    // without a gateway it is not sent; it could only be sent again to the order's phone
    expect((await send(randomUUID())).statusCode).toBe(204);
    const { id: waiting } = await sale.db
      .selectFrom('staff_messages')
      .select('id')
      .where('message_state', '=', 'WAITING')
      .where('certificate_id', '=', id)
      .executeTakeFirstOrThrow();
    const { now } = sale.parts;
    const post = { db: sale.db, secret: '', sms: undefined, mail: undefined, publicUrl: '', now };
    await sendStaffMessage(post, { id: waiting });
    const row = (await by.get(`messages?q=${order.number}&state=DROPPED`)).json<{ rows: object[] }>().rows[0];
    expect(row).toMatchObject({ template: 'PASSPORT', why: 'NO_GATEWAY', mayResend: false });
    expect((await by.post(`messages/staff-${waiting}/resend`)).json()).toMatchObject({
      code: 'MESSAGE_STATE_CONFLICT',
    });
  });

  it('can be free text by mail, if there is a mail address', async () => {
    const { userId } = await loggedIn(sale, { phone: '+998935550101', email: 'sitora@example.uz' });
    const by = await staff.enter('MANAGER');
    const path = `customers/${userId}`;
    const { texts } = (await by.get(`${path}/messages`)).json<StaffMessages>();
    // texts that name an order are not offered without one
    expect(texts.map(({ template }) => template)).toEqual(['MISSED_CALL']);
    expect(texts[0]?.text).toContain('Перезвоните нам, пожалуйста: +998710000000');
    await sql`insert into shop_settings (name, value) values ('shop_phone', '"+998712000707"')`.execute(
      sale.db,
    );
    const { texts: decided } = (await by.get(`${path}/messages`)).json<StaffMessages>();
    expect(decided[0]?.text).toContain('Перезвоните нам, пожалуйста: +998712000707');
    expect((await write(by, path, { channel: 'SMS', template: 'DELAYED' })).statusCode).toBe(400);
    const body = { channel: 'EMAIL', subject: 'Ваше кольцо', text: 'Здравствуйте!\n\nМастер <всё> сделал.' };
    expect((await write(by, path, body)).statusCode).toBe(200);
    await deliver();
    expect(messagesTo(sale, 'sitora@example.uz').at(-1)).toMatchObject({
      subject: 'Ваше кольцо',
      text: expect.stringContaining('Мастер <всё> сделал.'),
    });
    await sale.db.deleteFrom('staff_messages').where('user_id', '=', userId).execute();
  });

  it('send again what the shop could not send, unless it is outdated', async () => {
    const { order, phone } = await buy(sale);
    await sale.runTask('send-order-messages');
    const by = await staff.enter('SUPPORT');
    const path = `orders/${order.number}/messages`;
    const [sent] = (await by.get(path)).json<StaffMessages>().sent;
    const id = sent?.id ?? 0;
    expect((await by.post(`${path}/${id}/resend`)).json()).toMatchObject({ code: 'ORDER_STATE_CONFLICT' });
    const drop = (because: 'GAVE_UP' | 'OUTDATED') =>
      sale.db
        .updateTable('order_messages')
        .set({ message_state: 'DROPPED', dropped_because: because })
        .where('id', '=', id)
        .execute();
    await drop('OUTDATED');
    expect((await by.post(`${path}/${id}/resend`)).statusCode).toBe(409);
    await drop('GAVE_UP');
    const before = messagesTo(sale, phone).length;
    expect((await by.post(`${path}/${id}/resend`)).json()).toMatchObject({
      sent: expect.arrayContaining([expect.objectContaining({ id, state: 'WAITING' })]),
    });
    await sale.runTask('send-order-messages');
    expect(messagesTo(sale, phone).length).toBe(before + 1);
  });

  it('are limited to the caller’s stores; a seller must give the customer’s whole phone', async () => {
    const { userId } = await loggedIn(sale, { phone: '+998935550102' });
    const { order } = await buy(sale);
    const seller = await staff.enter('SELLER', 1);
    expect((await seller.get(`orders/${order.number}/messages`)).statusCode).toBe(404);
    expect((await seller.get(`customers/${userId}/messages`)).statusCode).toBe(404);
    const named = `customers/${userId}/messages?phone=${encodeURIComponent('+998935550102')}`;
    expect((await seller.get(named)).statusCode).toBe(200);
  });
});
