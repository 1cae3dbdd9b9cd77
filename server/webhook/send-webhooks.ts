import type { WebhookAnswer, WebhookPost } from '#providers/webhook/port.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { type AttemptResult, attemptResult, failingDays } from '#domain/webhook/retry-schedule.ts';
import { dayMs } from '#domain/units/durations.ts';
import { enqueue } from '#server/kit/jobs.ts';
import {
  claimDelivery,
  type ClaimedDelivery,
  insertAttempt,
  recordReached,
  releaseDelivery,
  selectDueEndpoints,
  settleDelivery,
} from './queries-sending.ts';
import { webhookHeaders } from './sign-webhook.ts';
import { switchOff } from './switch-off.ts';
import { openWebhookSecret } from './webhook-secret.ts';
import { bodyToSend } from './write-body.ts';

export const sendWebhooksTask = 'send-webhooks';

export interface SendDeps {
  db: Db;
  /** Decrypts the signing secrets. */
  secret: string;
  webhookPost: WebhookPost;
  now: () => Date;
}

/** After this time another process may send the message of a process that died; longer than a call may take. */
const claimMs = 60_000;
/** Number of concurrent messages per endpoint. */
const lanes = 4;
/** Maximum duration of a job, so that other jobs get their turn; the rest is sent by the next one. */
const turnMs = 20_000;
/** Delay before the rest is sent, also to an endpoint that does not respond. */
const restMs = 5_000;
/** Maximum number of stored characters of a response. */
const excerptLetters = 500;
/** An attempt later than this is found by the job that runs every minute. */
const soonMs = 60_000;

/**
 * Sends the due messages, each claimed by one process at a time. A process sends in one job at a time, so that a slow endpoint delays no
 * other kind of job. An endpoint whose attempt failed is skipped until the next job.
 */
export function webhookSender(deps: SendDeps): (signal?: AbortSignal) => Promise<void> {
  const state = { isSending: false, hasMore: false };
  return async (signal) => {
    if (state.isSending) {
      state.hasMore = true;
      return;
    }
    state.isSending = true;
    try {
      do {
        state.hasMore = false;
        await sendDue(deps, signal);
      } while (state.hasMore && signal?.aborted !== true);
    } finally {
      state.isSending = false;
    }
  };
}

async function sendDue(deps: SendDeps, signal: AbortSignal | undefined): Promise<void> {
  const { db, now } = deps;
  const begun = performance.now();
  const mayGoOn = () => signal?.aborted !== true && performance.now() - begun < turnMs;
  const endpoints = await selectDueEndpoints(db, now());
  const ended = await Promise.allSettled(
    endpoints.flatMap((endpointId) => {
      const endpoint = { endpointId, isLeft: false };
      return Array.from({ length: lanes }, () => sendLane(deps, { endpoint, mayGoOn, signal }));
    }),
  );
  const failures = ended.filter((lane) => lane.status === 'rejected').map(({ reason }): unknown => reason);
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} webhooks could not be sent`);
  if (signal?.aborted === true || (await selectDueEndpoints(db, now())).length === 0) return;
  await enqueue(db, {
    task: sendWebhooksTask,
    runAt: new Date(now().getTime() + restMs),
    key: 'send-webhooks-again',
  });
}

interface Lane {
  endpoint: { endpointId: number; isLeft: boolean };
  mayGoOn: () => boolean;
  signal: AbortSignal | undefined;
}

async function sendLane(deps: SendDeps, { endpoint, mayGoOn, signal }: Lane): Promise<void> {
  const { db, now } = deps;
  while (mayGoOn() && !endpoint.isLeft) {
    const at = now();
    const until = new Date(at.getTime() + claimMs);
    const claimed = await claimDelivery(db, { endpointId: endpoint.endpointId, now: at, until });
    if (claimed === undefined) return;
    const sent = await send(deps, claimed, signal);
    if (sent === undefined) return releaseDelivery(db, claimed.id);
    if (!(await settle(deps, claimed, sent))) endpoint.isLeft = true;
  }
}

interface Sent {
  at: Date;
  ms: number;
  answer: WebhookAnswer;
}

/** Undefined if the process ends and the result is unknown. */
async function send(
  { db, secret, webhookPost, now }: SendDeps,
  claimed: ClaimedDelivery,
  signal: AbortSignal | undefined,
): Promise<Sent | undefined> {
  const at = now();
  const body = await bodyToSend(db, claimed);
  const secrets = secretsOf(claimed, at).map((sealed) => openWebhookSecret(secret, sealed));
  const headers = webhookHeaders({ id: claimed.message_id, at, body, secrets });
  const begun = performance.now();
  try {
    const answer = await webhookPost.send({ url: claimed.url, headers, body, ...(signal && { signal }) });
    return { at, ms: Math.round(performance.now() - begun), answer };
  } catch (error) {
    if (signal?.aborted === true) return undefined;
    throw error;
  }
}

function secretsOf(
  { secret_sealed, old_secret_sealed, old_secret_until }: ClaimedDelivery,
  at: Date,
): Buffer[] {
  const isOldGood = old_secret_sealed !== null && old_secret_until !== null && old_secret_until > at;
  return isOldGood ? [secret_sealed, old_secret_sealed] : [secret_sealed];
}

/** Records the attempt and its consequences; returns whether it succeeded. */
async function settle(
  { db, now }: SendDeps,
  { id, endpoint_id: endpointId, attempts, event }: ClaimedDelivery,
  { at, ms, answer }: Sent,
): Promise<boolean> {
  const isTest = event === 'webhook.test';
  const status = 'status' in answer ? answer.status : undefined;
  const result = attemptResult({ status, attempts: attempts + 1, isTest, chance: Math.random() });
  const isDone = result.state === 'DONE';
  await withTransaction(db, async (db) => {
    // locks the endpoint before its delivery, in the same order as the staff's operations
    if (isDone || !isTest) await judgeEndpoint(db, { endpointId, result, at });
    const nextAt = nextOf(result, now());
    const state = result.state === 'GONE' ? 'FAILED' : result.state;
    // the endpoint was removed in the meantime
    if (!(await settleDelivery(db, { id, state, nextAt }))) return;
    await insertAttempt(db, { deliveryId: id, at, ms, ...factsOf(answer) });
    // the job that runs every minute would be too late
    if (result.state === 'WAITING' && result.waitMs < soonMs && nextAt !== null)
      await enqueue(db, { task: sendWebhooksTask, runAt: nextAt });
  });
  return isDone;
}

/** Disables the endpoint after 410, or if nothing succeeded for five days. */
async function judgeEndpoint(
  db: Db,
  { endpointId, result, at }: { endpointId: number; result: AttemptResult; at: Date },
): Promise<void> {
  if (result.state === 'GONE') return switchOff(db, { endpointId, because: 'GONE' });
  const since = await recordReached(db, { endpointId, hasAnswered: result.state === 'DONE', now: at });
  if (since !== null && at.getTime() - since.getTime() >= failingDays * dayMs)
    await switchOff(db, { endpointId, because: 'FAILING' });
}

const nextOf = (result: AttemptResult, now: Date): Date | null =>
  result.state === 'WAITING' ? new Date(now.getTime() + result.waitMs) : null;

/** The stored part of a response; the database accepts no NUL character. */
function factsOf(answer: WebhookAnswer): { status: number | null; fault: string | null; answer: string } {
  if ('fault' in answer) return { status: null, fault: answer.fault, answer: '' };
  const text = answer.text.replaceAll('\0', '\uFFFD').slice(0, excerptLetters);
  return { status: answer.status, fault: null, answer: text };
}
