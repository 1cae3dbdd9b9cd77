import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MadeWebhook, Webhook, WebhookDeliveryRecord } from '#contract/admin/system/webhook.ts';
import { buy } from '#server/order/testing-orders.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { isSignedWith, openReceiver, type Receiver } from './testing-receiver.ts';
import { addEndpoint, deliveriesOf } from './testing-webhooks.ts';

let sale: Sale;
let staff: TestedStaff;
let owner: StaffBrowser;
let receiver: Receiver;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
afterAll(() => sale.close());
beforeEach(async () => {
  sale.turnClock(0);
  owner = await staff.enter('OWNER');
  receiver = await openReceiver();
});
afterEach(async () => {
  await receiver.close();
  await sale.db.deleteFrom('webhook_endpoints').execute();
  await sale.db.deleteFrom('webhook_messages').execute();
});

const hour = 60;
const send = () => sale.runTask('send-webhooks');
/** Sets the sale's clock and logs in again, because the owner's session has expired by then. */
const laterAs = async (minutes: number) => {
  sale.turnClock(minutes);
  owner = await staff.enter('OWNER');
};
const statusOf = async ({ id }: Pick<Webhook, 'id'>): Promise<Webhook> =>
  (await owner.get(`webhooks/${id}`)).json();
const add = (wanted = {}): Promise<MadeWebhook> => addEndpoint(owner, receiver.url, wanted);

describe('BO-54: a message', () => {
  it('is signed by the standard; another secret or another body does not match', async () => {
    const { secret } = await add({ events: ['order.placed'] });
    const { order } = await buy(sale);
    await send();
    const [received] = receiver.got;
    if (received === undefined) throw new Error('nothing was received');
    expect(isSignedWith(received, secret)).toBe(true);
    expect(isSignedWith({ ...received, body: received.body.replace('SITE', 'COUNTER') }, secret)).toBe(false);
    expect(isSignedWith(received, `whsec_${Buffer.alloc(24).toString('base64')}`)).toBe(false);
    expect(received.headers).toMatchObject({
      'webhook-id': expect.stringMatching(/^msg_[0-9a-f]{32}$/),
      'webhook-timestamp': String(sale.parts.now().getTime() / 1000),
      'content-type': 'application/json',
    });
    expect(JSON.parse(received.body)).toMatchObject({
      type: 'order.placed',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { number: order.number, channel: 'SITE', state: 'NEW', totalSom: order.total },
    });
  });

  it('is also signed with the old secret for a day after it was replaced', async () => {
    const { id, secret: old } = await add({ events: ['order.placed'] });
    const rolled = (await owner.post(`webhooks/${id}/roll`)).json<MadeWebhook>();
    expect(rolled.oldSecretUntil).toBe('2026-04-09T07:00:00.000Z');
    await buy(sale);
    await send();
    const [first] = receiver.got;
    if (first === undefined) throw new Error('nothing was received');
    expect([isSignedWith(first, old), isSignedWith(first, rolled.secret)]).toEqual([true, true]);
    sale.turnClock(24 * hour);
    await buy(sale);
    await send();
    const second = receiver.got.at(-1);
    if (second === undefined) throw new Error('nothing was received');
    expect([isSignedWith(second, old), isSignedWith(second, rolled.secret)]).toEqual([false, true]);
  });

  it('is retried after 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h, at most a tenth off, and then given up', async () => {
    const { id } = await add({ events: ['order.placed'] });
    receiver.answer({ status: 500, body: 'down' });
    await buy(sale);
    const waits: number[] = [];
    let minutes = 0;
    for (;;) {
      await send();
      const [delivery] = await deliveriesOf(owner, id);
      if (delivery === undefined || delivery.nextAt === null) break;
      waits.push((Date.parse(delivery.nextAt) - sale.parts.now().getTime()) / 60_000);
      minutes += waits.at(-1) ?? 0;
      await laterAs(minutes);
    }
    const usual = [5 / 60, 5, 30, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];
    expect(waits).toHaveLength(usual.length);
    for (const [index, wait] of waits.entries())
      expect(Math.abs(wait / (usual[index] ?? 0) - 1)).toBeLessThan(0.101);
    expect(receiver.got).toHaveLength(10);
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await deliveriesOf(owner, id)).toMatchObject([{ state: 'FAILED', attempts: 10 }]);
    expect(await statusOf({ id })).toMatchObject({ state: 'ACTIVE', failed: 1 });
  });

  it('is not sent before its time, and is done after any 2xx', async () => {
    const { id } = await add({ events: ['order.placed'] });
    receiver.answer({ status: 503 });
    await buy(sale);
    await send();
    await send();
    expect(receiver.got).toHaveLength(1);
    expect(await statusOf({ id })).toMatchObject({ failingSince: '2026-04-08T07:00:00.000Z' });
    receiver.answer({ status: 204 });
    sale.turnClock(1);
    await send();
    expect(await deliveriesOf(owner, id)).toMatchObject([{ state: 'DONE', attempts: 2, nextAt: null }]);
    expect(await statusOf({ id })).toMatchObject({ failingSince: null, lastAttempt: { status: 204 } });
  });

  it('that is redirected counts as failed, and the beginning of the response is stored', async () => {
    const { id } = await add({ events: ['order.placed'] });
    const other = await openReceiver();
    receiver.answer({ status: 302, body: `moved\0${'x'.repeat(3_000)}`, headers: { location: other.url } });
    await buy(sale);
    await send();
    const [delivery] = await deliveriesOf(owner, id);
    const whole = await owner.get(`webhooks/${id}/deliveries/${delivery?.id}`);
    const { log, body } = whole.json<WebhookDeliveryRecord>();
    expect(log).toMatchObject([{ status: 302, fault: null }]);
    expect(log[0]?.answer).toHaveLength(500);
    expect(JSON.parse(body)).toMatchObject({ type: 'order.placed' });
    expect(other.got).toEqual([]);
    await other.close();
  });

  it('contains a shopper’s contacts only if the endpoint may have them, and never where it is stored', async () => {
    await add({ events: ['order.placed'] });
    const trusted = await openReceiver();
    await addEndpoint(owner, trusted.url, { events: ['order.placed'], hasContacts: true });
    const { phone } = await buy(sale);
    await send();
    expect(receiver.got.map(({ body }) => body.includes(phone.slice(4)))).toEqual([false]);
    expect(receiver.got.map(({ body }) => body.includes('Дилноза'))).toEqual([false]);
    expect(trusted.got.map(({ body }) => JSON.parse(body))).toMatchObject([
      { data: { customer: { name: 'Дилноза', phone } } },
    ]);
    const rows = await sale.db.selectFrom('webhook_messages').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(phone.slice(4));
    await trusted.close();
  });

  it('sent again has the same id', async () => {
    const { id } = await add({ events: ['order.placed'] });
    await buy(sale);
    await send();
    const [delivery] = await deliveriesOf(owner, id);
    const again = await owner.post(`webhooks/${id}/deliveries/${delivery?.id}/resend`);
    expect(again.json()).toMatchObject({ state: 'WAITING', messageId: delivery?.messageId });
    await send();
    expect(receiver.got.map(({ headers }) => headers['webhook-id'])).toEqual([
      delivery?.messageId,
      delivery?.messageId,
    ]);
    expect(await deliveriesOf(owner, id)).toMatchObject([{ state: 'DONE', attempts: 2 }]);
  });

  it('that failed can be sent again together with all that failed since a given time', async () => {
    const { id } = await add({ events: ['order.placed'] });
    await buy(sale);
    await sql`update webhook_messages set at = '2026-04-07T07:00:00Z'`.execute(sale.db);
    await buy(sale);
    await sql`update webhook_deliveries set delivery_state = 'FAILED'`.execute(sale.db);
    const since = '2026-04-08T00:00:00.000Z';
    const leap = { since: '2016-12-31T23:59:60Z' };
    expect((await owner.post(`webhooks/${id}/resend`, leap)).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect((await owner.post(`webhooks/${id}/resend`, { since })).json()).toEqual({ count: 1 });
    await send();
    expect(receiver.got).toHaveLength(1);
    expect(await deliveriesOf(owner, id, '?state=FAILED')).toHaveLength(1);
    expect(await deliveriesOf(owner, id, '?state=DONE&event=order.placed')).toHaveLength(1);
    expect(await deliveriesOf(owner, id, '?event=order.moved')).toEqual([]);
  });
});
