import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MadeWebhook, Webhook } from '#contract/admin/system/webhook.ts';
import { buy } from '#server/order/testing-orders.ts';
import { messagesTo } from '#server/testing-messages.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { openReceiver, type Receiver } from './testing-receiver.ts';
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

  it('that responds with 410 is disabled at once, and its owner gets a mail', async () => {
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
    // no further message is written for it
    await buy(sale);
    expect(await deliveriesOf(owner, id)).toHaveLength(1);
  });

  it('that no attempt reaches for five days is disabled with a mail, and not an hour earlier', async () => {
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
    // enabled again, its five days start again, and queued messages are sent
    const { version } = await statusOf({ id });
    receiver.answer({ status: 200 });
    const on = await owner.patch(`webhooks/${id}`, { state: 'ACTIVE' }, version);
    expect(on.json()).toMatchObject({ state: 'ACTIVE', offBecause: null, failingSince: null });
    await laterAs(6 * 24 * hour);
    await send();
    expect(await statusOf({ id })).toMatchObject({ waiting: 0 });
  });

  it('that accepted a message within the five days is not disabled', async () => {
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

  it('that fails does not delay others', async () => {
    const broken = await addEndpoint(owner, 'http://127.0.0.1:9/hooks', { events: ['order.placed'] });
    await add({ events: ['order.placed'] });
    for (let nth = 0; nth < 6; nth++) await buy(sale);
    await send();
    expect(receiver.got).toHaveLength(6);
    expect(await statusOf(broken)).toMatchObject({ lastAttempt: { status: null, fault: 'REFUSED' } });
  });

  it('gets a test message once, whose failure does not disable it', async () => {
    const { id } = await add({ events: ['order.placed'] });
    receiver.answer({ status: 410 });
    expect((await owner.post(`webhooks/${id}/test`)).json()).toMatchObject({ event: 'webhook.test' });
    await send();
    sale.turnClock(10);
    await send();
    expect(receiver.got).toHaveLength(1);
    expect(await statusOf({ id })).toMatchObject({ state: 'ACTIVE', failed: 1, failingSince: null });
  });

  it('that is paused gets nothing; queued messages are sent when it is enabled', async () => {
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

  it('claimed by a process that died is served by another one', async () => {
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

  it('loses its messages older than thirty days', async () => {
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
