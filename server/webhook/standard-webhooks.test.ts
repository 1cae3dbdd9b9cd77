import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { MadeWebhook } from '#contract/admin/system/webhook.ts';
import { noon } from '#domain/calendar/testing-noon.ts';
import { buy } from '#server/order/testing-orders.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';
import { openReceiver, type Received, type Receiver } from './testing-receiver.ts';
import { addEndpoint } from './testing-webhooks.ts';

let sale: Sale;
let owner: StaffBrowser;
let receiver: Receiver;
beforeAll(async () => {
  sale = await testSale();
  // the library uses the system clock
  turnToNow(0);
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  owner = await staff.enter('OWNER');
  receiver = await openReceiver();
});
afterAll(async () => {
  await receiver.close();
  await sale.close();
});

afterEach(async () => {
  await sale.db.deleteFrom('webhook_endpoints').execute();
});

const turnToNow = (minutes: number) => sale.turnClock((Date.now() - noon.getTime()) / 60_000 + minutes);

/** The last message, in the form that a receiver's library expects. */
async function received(): Promise<Received> {
  await sale.runTask('send-webhooks');
  const last = receiver.got.at(-1);
  if (last === undefined) throw new Error('nothing was received');
  return last;
}
const verify = ({ headers, body }: Received, secret: string): unknown =>
  new Webhook(secret).verify(body, {
    'webhook-id': String(headers['webhook-id']),
    'webhook-timestamp': String(headers['webhook-timestamp']),
    'webhook-signature': String(headers['webhook-signature']),
  });

it('BO-54: the standard’s public library accepts our messages, also with both secrets during a replacement', async () => {
  const { id, secret } = await addEndpoint(owner, receiver.url, { events: ['order.placed'] });
  const { order } = await buy(sale);
  const message = await received();
  expect(verify(message, secret)).toMatchObject({
    type: 'order.placed',
    data: { number: order.number, totalSom: order.total },
  });
  const { secret: next } = (await owner.post(`webhooks/${id}/roll`)).json<MadeWebhook>();
  await buy(sale);
  const signedTwice = await received();
  for (const one of [secret, next]) expect(verify(signedTwice, one)).toMatchObject({ type: 'order.placed' });
});

it('BO-54: it refuses a message that was changed, has another secret, or is replayed later', async () => {
  const { secret } = await addEndpoint(owner, receiver.url, { events: ['order.placed'] });
  await buy(sale);
  const message = await received();
  expect(verify(message, secret)).toMatchObject({ type: 'order.placed' });
  const changed = { ...message, body: message.body.replace('SITE', 'PHONE') };
  expect(() => verify(changed, secret)).toThrow('No matching signature found');
  const other = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
  expect(() => verify(message, other)).toThrow('No matching signature found');
  turnToNow(-6);
  await buy(sale);
  const old = await received();
  expect(() => verify(old, secret)).toThrow('Message timestamp too old');
});
