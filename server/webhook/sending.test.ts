import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MadeWebhook, Webhook, WebhookDeliveryRecord } from '#contract/admin/system/webhook.ts';
import { buy } from '#server/order/testing-orders.ts';
import { messagesTo } from '#server/testing-messages.ts';
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
/** The clock is the sale's: an owner's session of noon rests meanwhile. */
const laterAs = async (minutes: number) => {
  sale.turnClock(minutes);
  owner = await staff.enter('OWNER');
};
const statusOf = async ({ id }: Pick<Webhook, 'id'>): Promise<Webhook> =>
  (await owner.get(`webhooks/${id}`)).json();
const add = (wanted = {}): Promise<MadeWebhook> => addEndpoint(owner, receiver.url, wanted);

describe('BO-54: a message', () => {
  it('is signed as the standard says, and another secret or another body does not fit', async () => {
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

  it('is signed with the old secret, too, for a day after another one was made', async () => {
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

  it('comes again after 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h, a tenth off at most, and is given up', async () => {
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

  it('is not sent before its time, and is done with any 2xx', async () => {
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

  it('that is redirected was not delivered, and the beginning of the answer is stored', async () => {
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

  it('has the contacts of a shopper only where the endpoint may have them, and not where they are stored', async () => {
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

  it('that failed is sent again with all that failed since a moment, and no earlier one', async () => {
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

describe('BO-54: an endpoint', () => {
  const jobsOf = async (task: string) => {
    const { rows } = await sql<{ payload: { endpointId: number; staffId: number } }>`
      select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = ${task} order by j.id`.execute(sale.db);
    return rows.map(({ payload }) => payload);
  };
  const mailOff = async (id: number) => {
    for (const payload of await jobsOf('mail-webhook-off'))
      if (payload.endpointId === id) await sale.runTask('mail-webhook-off', payload);
    return messagesTo(sale, 'owner@zarona.demo').at(-1);
  };

  it('that answers 410 is switched off at once, and its owner gets a mail', async () => {
    const { id } = await add({ events: ['order.placed'] });
    receiver.answer({ status: 410 });
    await buy(sale);
    await send();
    expect(await statusOf({ id })).toMatchObject({ state: 'OFF', offBecause: 'GONE', failed: 1 });
    expect(await mailOff(id)).toMatchObject({
      subject: 'Вебхук «Склад» отключён',
      text: expect.stringContaining(`/admin/webhooks/${id}`),
    });
    const audit = await owner.get(`audit?resource=webhook&record=${id}`);
    expect(audit.json<{ rows: object[] }>().rows[0]).toMatchObject({ action: 'webhooks.off', staff: null });
    // nothing is written for it any more
    await buy(sale);
    expect(await deliveriesOf(owner, id)).toHaveLength(1);
  });

  it('that no attempt reaches for five days is switched off, with a mail; not an hour before', async () => {
    const { id } = await add({ events: ['order.placed'] });
    receiver.answer({ status: 500 });
    await buy(sale);
    await send();
    sale.turnClock((5 * 24 - 1) * hour);
    await send();
    await laterAs((5 * 24 - 1) * hour);
    expect(await statusOf({ id })).toMatchObject({
      state: 'ACTIVE',
      failingSince: '2026-04-08T07:00:00.000Z',
    });
    await laterAs(5 * 24 * hour);
    await buy(sale);
    await send();
    expect(await statusOf({ id })).toMatchObject({ state: 'OFF', offBecause: 'FAILING' });
    expect(await mailOff(id)).toMatchObject({ text: expect.stringContaining('пять дней') });
    // switched on again, its five days begin again, and what waited goes on
    const { version } = await statusOf({ id });
    receiver.answer({ status: 200 });
    const on = await owner.patch(`webhooks/${id}`, { state: 'ACTIVE' }, version);
    expect(on.json()).toMatchObject({ state: 'ACTIVE', offBecause: null, failingSince: null });
    await laterAs(6 * 24 * hour);
    await send();
    expect(await statusOf({ id })).toMatchObject({ waiting: 0 });
  });

  it('that got something through within the five days is not switched off', async () => {
    const { id } = await add({ events: ['order.placed'] });
    receiver.answer({ status: 500 });
    await buy(sale);
    await send();
    await laterAs(3 * 24 * hour);
    receiver.answer({ status: 200 });
    await send();
    receiver.answer({ status: 500 });
    await laterAs(6 * 24 * hour);
    await buy(sale);
    await send();
    expect(await statusOf({ id })).toMatchObject({ state: 'ACTIVE' });
  });

  it('that fails holds up no other one', async () => {
    const broken = await addEndpoint(owner, 'http://127.0.0.1:9/hooks', { events: ['order.placed'] });
    await add({ events: ['order.placed'] });
    for (let nth = 0; nth < 6; nth++) await buy(sale);
    await send();
    expect(receiver.got).toHaveLength(6);
    expect(await statusOf(broken)).toMatchObject({ lastAttempt: { status: null, fault: 'REFUSED' } });
  });

  it('gets a trial once, which is no reason to switch it off', async () => {
    const { id } = await add({ events: ['order.placed'] });
    receiver.answer({ status: 410 });
    expect((await owner.post(`webhooks/${id}/test`)).json()).toMatchObject({ event: 'webhook.test' });
    await send();
    sale.turnClock(10);
    await send();
    expect(receiver.got).toHaveLength(1);
    expect(await statusOf({ id })).toMatchObject({ state: 'ACTIVE', failed: 1, failingSince: null });
  });

  it('that is paused gets nothing; what waited goes out when it is switched on', async () => {
    const { id, version } = await add({ events: ['order.placed'] });
    await buy(sale);
    const paused = await owner.patch(`webhooks/${id}`, { state: 'OFF' }, version);
    expect(paused.json()).toMatchObject({ state: 'OFF', offBecause: 'STAFF' });
    await buy(sale);
    await send();
    expect(receiver.got).toEqual([]);
    expect((await owner.post(`webhooks/${id}/test`)).json()).toMatchObject({ code: 'WEBHOOK_OFF' });
    await owner.patch(`webhooks/${id}`, { state: 'ACTIVE' }, paused.json<Webhook>().version);
    await send();
    expect(receiver.got).toHaveLength(1);
  });

  it('of a process that died is sent by another one', async () => {
    const { id } = await add({ events: ['order.placed'] });
    await buy(sale);
    await sql`update webhook_deliveries set claimed_until = ${new Date(sale.parts.now().getTime() + 60_000)}`.execute(
      sale.db,
    );
    await send();
    expect(receiver.got).toEqual([]);
    sale.turnClock(2);
    await send();
    expect(await deliveriesOf(owner, id)).toMatchObject([{ state: 'DONE' }]);
  });

  it('is forgotten with its messages of thirty days ago', async () => {
    const { id } = await add({ events: ['order.placed'] });
    await buy(sale);
    await send();
    await sql`update webhook_messages set at = ${new Date(sale.parts.now().getTime() - 31 * 86_400_000)}`.execute(
      sale.db,
    );
    await sale.runTask('forget-webhooks');
    expect(await deliveriesOf(owner, id)).toEqual([]);
  });
});
