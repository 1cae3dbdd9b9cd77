import type { TaskList } from 'graphile-worker';
import { hourMs } from '#domain/units/durations.ts';
import { forgetIdempotencyKeys } from '#server/kit/idempotency.ts';
import { sendOrderLink, sendOrderLinkTask } from './access/request-order-link.ts';
import { expireUnconfirmed } from './cancel/expire-unconfirmed.ts';
import { recordUncollected } from './record-uncollected.ts';
import { sendMessagesTask } from './record-event.ts';
import { recountDifferences } from './money/settlement/check-settlement.ts';
import { type OrderPost, sendOrderMessages } from './messages/send-messages.ts';

/** Idempotency keys are stored for two days; no browser repeats a call after that. */
const retentionMs = 48 * hourMs;

/**
 * `send-order-messages` runs after every event that has a message, and every minute for messages that were deferred to the morning, must
 * be retried, or belong to a process that died. `send-order-link` runs per request. `note-uncollected-orders` and
 * `count-settlement-differences` run every hour,
 * `expire-unconfirmed-orders` every ten minutes, `forget-idempotency-keys` every night (21:20 UTC is 02:20 in Tashkent).
 */
export function orderTasks(post: OrderPost): {
  tasks: TaskList;
  crons: { task: string; match: string }[];
} {
  const { db, now } = post;
  return {
    tasks: {
      [sendMessagesTask]: () => sendOrderMessages(post),
      [sendOrderLinkTask]: (payload) => sendOrderLink(post, payload),
      'note-uncollected-orders': () => recordUncollected(db, now()),
      'count-settlement-differences': () => recountDifferences(db, now()),
      'expire-unconfirmed-orders': () => expireUnconfirmed(db, now()),
      'forget-idempotency-keys': async () => {
        await forgetIdempotencyKeys(db, new Date(now().getTime() - retentionMs));
      },
    },
    crons: [
      { task: sendMessagesTask, match: '* * * * *' },
      { task: 'note-uncollected-orders', match: '10 * * * *' },
      { task: 'count-settlement-differences', match: '25 * * * *' },
      { task: 'expire-unconfirmed-orders', match: '*/10 * * * *' },
      { task: 'forget-idempotency-keys', match: '20 21 * * *' },
    ],
  };
}
