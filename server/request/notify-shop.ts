import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { Words } from '#contract/primitives.ts';
import { callWindow } from '#domain/request/call-hours.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { loadAnswerHours } from '#server/content/shop.ts';
import { enqueue } from '#server/kit/jobs.ts';
import requests from '#texts/ru/requests.json' with { type: 'json' };
import { momentWords, shopMail } from './compose-request.ts';
import { findCallback } from './callbacks/queries-callback.ts';
import { findVisit, selectPiecesOf } from './visits/queries-visit.ts';
import type { RequestPost } from './request-post.ts';

export const notifyShopTask = 'tell-shop-of-request';
const Payload = Type.Object({ kind: Words(['CALLBACK', 'VISIT']), id: Type.Integer() });
type Payload = Static<typeof Payload>;

/** Queues a mail to the shop, sent once the transaction has committed. */
export async function enqueueShopNotice(db: Db, payload: Payload): Promise<void> {
  await enqueue(db, {
    task: notifyShopTask,
    payload,
    key: `${notifyShopTask}:${payload.kind}:${payload.id}`,
  });
}

/** Mails a request to the staff's address; a deleted request is not sent. Throws the provider's errors. */
export async function notifyShop(
  { db, mail, publicUrl, shopMail: to }: RequestPost,
  payload: unknown,
): Promise<void> {
  const parsed = Value.Parse(Payload, payload);
  const { kind, id } = parsed;
  if (to === undefined || mail === undefined) return;
  const lines = kind === 'CALLBACK' ? await callbackLines(db, id) : await visitLines(db, id);
  if (lines.length > 0) await mail.send({ to, ...shopMail({ kind, lines, publicUrl }) });
}

async function callbackLines(db: ReadDb, id: number): Promise<string[]> {
  const row = await findCallback(db, id);
  if (row === undefined) return [];
  const { day, from, to } = callWindow(row.created_at, row.best_time, await loadAnswerHours(db));
  const subjects: Record<string, string> = requests.callBack.subjects;
  const about = [
    subjects[row.subject],
    row.artikul,
    row.product_name?.ru,
    row.serial_number,
    row.order_number,
  ];
  return [
    `${row.name}, ${row.phone}`,
    `${day}, ${from}:00–${to}:00`,
    about.filter((part) => part != null).join(' · '),
    row.comment,
  ];
}

async function visitLines(db: ReadDb, id: number): Promise<string[]> {
  const row = await findVisit(db, id);
  if (row === undefined) return [];
  const pieces = await selectPiecesOf(db, [id]);
  return [
    `${row.name}, ${row.phone}`,
    `${row.store_name.ru}: ${momentWords(row.starts_at)}`,
    pieces.map((piece) => `${piece.serial_number} (${piece.artikul})`).join(', '),
    row.comment,
  ];
}
