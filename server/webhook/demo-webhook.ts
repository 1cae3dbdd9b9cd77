import type { Db } from '#database/connect.ts';
import { demoDomain } from '#domain/auth/demo-accounts.ts';
import { findDemoStaff, isDemoAdded, recordDemoAdded } from '#server/kit/demo/demo-additions.ts';
import { withTransaction } from '#database/transaction.ts';
import { waitAfter } from '#domain/webhook/retry-schedule.ts';
import { dayMs } from '#domain/units/durations.ts';
import { type DemoMessage, insertDemoDelivery, selectDemoMessages } from './queries-demo.ts';
import { insertEndpoint } from './queries-endpoint.ts';
import { insertAttempt } from './queries-sending.ts';
import { newWebhookSecret } from './sign-webhook.ts';
import { sealWebhookSecret } from './webhook-secret.ts';

const setting = 'demo_webhook';
const shownDays = 28;
/** After this time all attempts of a message are over. */
const overMs = 4 * dayMs;
const answerMs = 240;

/** Adds an endpoint to a demo that never had one (backoffice.md 7), with delivered messages and one that failed. */
export async function addDemoWebhook(db: Db, { secret, now }: { secret: string; now: Date }): Promise<void> {
  const staffId = (await isDemoAdded(db, setting))
    ? undefined
    : await findDemoStaff(db, `owner${demoDomain}`);
  if (staffId === undefined) return;
  const before = (ms: number) => new Date(now.getTime() - ms);
  await withTransaction(db, async (db) => {
    const messages = await selectDemoMessages(db, before(shownDays * dayMs));
    const endpointId = await insertEndpoint(db, {
      staffId,
      name: 'Бухгалтерия',
      url: 'https://buh.zarona.example/webhooks',
      events: ['order.refunded', 'customer.approved', 'stock.counted'],
      hasContacts: false,
      sealed: sealWebhookSecret(secret, newWebhookSecret()),
      now: before((shownDays + 2) * dayMs),
    });
    const lost = messages.find(({ at }) => at <= before(overMs));
    for (const message of messages) {
      if (message === lost) await addLost(db, endpointId, message);
      else await addTaken(db, endpointId, message);
    }
    await recordDemoAdded(db, setting);
  });
}

async function addTaken(db: Db, endpointId: number, message: DemoMessage): Promise<void> {
  const deliveryId = await insertDemoDelivery(db, { endpointId, message, state: 'DONE', attempts: 1 });
  const at = new Date(message.at.getTime() + answerMs);
  await insertAttempt(db, { deliveryId, at, status: 200, fault: null, ms: answerMs, answer: 'ok' });
}

/** Adds a message whose attempts all failed because the program was down. */
async function addLost(db: Db, endpointId: number, message: DemoMessage): Promise<void> {
  const waits: number[] = [];
  for (let attempts = 1, wait = waitAfter(1, 0.5); wait !== null; wait = waitAfter(++attempts, 0.5))
    waits.push(wait);
  const attempts = waits.length + 1;
  const deliveryId = await insertDemoDelivery(db, { endpointId, message, state: 'FAILED', attempts });
  let at = message.at;
  for (const wait of [answerMs, ...waits]) {
    at = new Date(at.getTime() + wait);
    await insertAttempt(db, {
      deliveryId,
      at,
      status: 503,
      fault: null,
      ms: answerMs,
      answer: 'Service Unavailable: the program is being updated',
    });
  }
}
