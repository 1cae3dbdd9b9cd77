import type { TaskList } from 'graphile-worker';
import { dayMs } from '#domain/units/durations.ts';
import { deleteMessagesBefore } from './queries-sending.ts';
import { type SendDeps, sendWebhooksTask, webhookSender } from './send-webhooks.ts';
import { mailOffTask, mailSwitchedOff, type OffPost } from './switch-off.ts';

/** Sent messages are shown for thirty days. */
const retentionMs = 30 * dayMs;

/**
 * `send-webhooks` runs after each event, and every minute for attempts that are due again and for messages of a process that died;
 * `mail-webhook-off` when an endpoint was disabled; `forget-webhooks` every night (21:50 UTC is 02:50 in Tashkent).
 */
export function webhookTasks(deps: SendDeps & OffPost): {
  tasks: TaskList;
  crons: { task: string; match: string }[];
} {
  const send = webhookSender(deps);
  return {
    tasks: {
      [sendWebhooksTask]: (_payload, { abortSignal }) => send(abortSignal),
      [mailOffTask]: (payload) => mailSwitchedOff(deps, payload),
      'forget-webhooks': () => deleteMessagesBefore(deps.db, new Date(deps.now().getTime() - retentionMs)),
    },
    crons: [
      { task: sendWebhooksTask, match: '* * * * *' },
      { task: 'forget-webhooks', match: '50 21 * * *' },
    ],
  };
}
