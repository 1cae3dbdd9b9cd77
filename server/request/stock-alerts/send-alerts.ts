import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { nextWakingTime } from '#domain/request/call-hours.ts';
import { dayMs, minuteMs } from '#domain/units/durations.ts';
import { withTransaction } from '#database/transaction.ts';
import { enqueue, type Job } from '#server/kit/jobs.ts';
import { type Limit, releaseLimits, tryConsumeLimits } from '#server/kit/limits/limits.ts';
import { loadMessageWords } from '#server/kit/texts/message-words.ts';
import { backMail, backSms } from '../compose-request.ts';
import {
  type AlertRow,
  claimAlert,
  findAlert,
  findWanted,
  moveAlert,
  releaseAlert,
  takeDueAlerts,
} from './queries-alert.ts';
import { requestKey } from '../request-key.ts';
import { claimMs, type RequestPost } from '../request-post.ts';

export const sendAlertTask = 'tell-stock-alert';
const Payload = Type.Object({ id: Type.Integer() });

/** Maximum number of alerts made due in one run; the next run, a minute later, takes the rest. */
const batchSize = 200;

/** Queues messages for alerts whose piece is available; SMS are sent by day only. */
export async function findDueAlerts({ db, now }: Pick<RequestPost, 'db' | 'now'>): Promise<void> {
  const at = now();
  await withTransaction(db, async (db) => {
    for (const alert of await takeDueAlerts(db, { limit: batchSize, now: at }))
      // one statement per message: there are few, and none may lack its job
      await enqueue(db, alertJob(alert, at));
  });
}

/**
 * Sends one alert, once. If the piece was taken in the meantime, the alert stays active; at night, and after three such messages in a day,
 * the message is postponed. Throws the provider's errors, so that the job is retried.
 */
export async function sendAlert(post: RequestPost, payload: unknown): Promise<void> {
  const { db } = post;
  const parsed = Value.Parse(Payload, payload);
  const { id } = parsed;
  const now = post.now();
  if (!(await claimAlert(db, { id, now, until: new Date(now.getTime() + claimMs) }))) return;
  const alert = await findAlert(db, id);
  const piece = alert && (await findWanted(db, alert));
  if (alert === undefined || piece === undefined) {
    await moveAlert(db, { id, to: 'WAITING', by: 'JOB', now });
    return;
  }
  const at = await momentFor(post, alert, now);
  if (at > now) {
    await withTransaction(db, async (db) => {
      await releaseAlert(db, id);
      await enqueue(db, alertJob(alert, at));
    });
    return;
  }
  const once = { limits: [oncePerPiece(alert)], now };
  const { ok: isFirst } = await tryConsumeLimits(post, once);
  try {
    if (isFirst) await send(post, alert, piece.serial_number);
  } catch (error) {
    await releaseLimits(post, once);
    await releaseLimits(post, { limits: [limitOf(alert, post.limits.alertMessagesPerDay)], now });
    await releaseAlert(db, id);
    throw error;
  }
  await moveAlert(db, { id, to: 'TOLD', by: 'JOB', now });
}

const alertJob = ({ id, phone }: Pick<AlertRow, 'id' | 'phone'>, at: Date): Job => ({
  task: sendAlertTask,
  payload: { id },
  key: `${sendAlertTask}:${id}`,
  runAt: phone === null ? at : nextWakingTime(at),
});

/** Returns `now` if the message may be sent, and counts it; otherwise the next possible time. */
async function momentFor(post: RequestPost, alert: AlertRow, now: Date): Promise<Date> {
  if (alert.phone !== null && nextWakingTime(now) > now) return nextWakingTime(now);
  const outcome = await tryConsumeLimits(post, {
    limits: [limitOf(alert, post.limits.alertMessagesPerDay)],
    now,
  });
  return outcome.ok ? now : new Date(now.getTime() + outcome.waitMs);
}

/** Limits the messages per phone or email. */
function limitOf({ phone, email }: Pick<AlertRow, 'phone' | 'email'>, perDay: number): Limit {
  const subject = `messages-to:${phone ?? email ?? ''}`;
  return { name: 'ALERT_MESSAGES', subject, max: perDay, perMs: dayMs };
}

/** Several browsers may have an alert for the same piece and contact: one message is sent for all of them. */
function oncePerPiece({
  product_id: id,
  size_hundredths_mm: size,
  length_mm: length,
  phone,
  email,
}: AlertRow): Limit {
  return {
    name: null,
    subject: `piece-back:${phone ?? email}:${id}:${size}:${length}`,
    max: 1,
    perMs: 10 * minuteMs,
  };
}

async function send(
  { db, sms, mail, publicUrl, secret }: RequestPost,
  alert: AlertRow,
  serialNumber: string,
): Promise<void> {
  const { language, artikul, product_name: name, phone, email } = alert;
  const key = requestKey(secret, 'stock-alert-message', alert.id);
  const words = await loadMessageWords(db, language);
  const back = { language, words, publicUrl, artikul, name, serialNumber, key };
  if (phone !== null) await sms?.send({ to: phone, text: backSms(back) });
  if (email !== null) await mail?.send({ to: email, ...backMail(back) });
}
