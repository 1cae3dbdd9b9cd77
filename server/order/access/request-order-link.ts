import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { OrderLinkRequest } from '#contract/order.ts';
import { hourMs } from '#domain/units/durations.ts';
import type { Limits } from '#server/config/config-limits.ts';
import type { Db } from '#database/connect.ts';
import type { Messenger } from '#server/auth/codes/messenger.ts';
import { networkOf } from '#server/kit/limits/network-of.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { type Limit, consumeLimits } from '#server/kit/limits/limits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { isSignedToken, signToken } from '#server/kit/crypto/signing.ts';
import { loadMessageWords } from '#server/kit/texts/message-words.ts';
import { linkSms } from '../messages/compose-message.ts';
import { orderPath } from './order-link.ts';
import { selectOrder } from '../queries.ts';
import type { OrderPost } from '../messages/send-messages.ts';

export const sendOrderLinkTask = 'send-order-link';
const Payload = Type.Object({ number: Type.String(), phone: Type.String() });

/** Limits per phone, as for one-time codes, and per network, so that order numbers cannot be guessed by trying them. */
function limitsOf({ number, phone, ip }: OrderLinkRequest & { ip: string }, most: LinkLimits): Limit[] {
  const name = 'ORDER_LINKS';
  const [toPhone, ofOrder] = [`order-link-to:${phone}`, `order-link:${number}`];
  return [
    { name, subject: toPhone, max: most.orderLinksPerPhoneHour, perMs: hourMs },
    { name, subject: toPhone, max: most.orderLinksPerPhoneDay, perMs: 24 * hourMs },
    { name, subject: ofOrder, max: most.orderLinksPerOrder, perMs: hourMs },
    {
      name,
      subject: `order-link-from:${networkOf(ip)}`,
      max: most.orderLinksPerNetwork,
      perMs: hourMs,
    },
  ];
}

type LinkLimits = Pick<
  Limits,
  'orderLinksPerPhoneHour' | 'orderLinksPerPhoneDay' | 'orderLinksPerOrder' | 'orderLinksPerNetwork'
>;

interface LinkDeps {
  db: Db;
  secret: string;
  codes: { messenger: Messenger };
  limits: LinkLimits;
}

/**
 * Queues a job that sends the order's link to its phone, for a guest who lost it. This function does not check whether the order exists,
 * so that neither the response nor its timing reveals it; the job checks. Refuses with RATE_LIMITED, or with UPSTREAM_UNAVAILABLE if no
 * SMS can be sent.
 */
export async function requestOrderLink(
  deps: LinkDeps,
  { number, phone, ip, now }: OrderLinkRequest & { ip: string; now: Date },
): Promise<void> {
  if (!deps.codes.messenger.canSend('CHECKOUT')) throw new Refusal('UPSTREAM_UNAVAILABLE');
  const limits = limitsOf({ number, phone, ip }, deps.limits);
  await consumeLimits(deps, { limits, now });
  const payload = { number, phone: sealed(deps.secret, phone) };
  await enqueue(deps.db, { task: sendOrderLinkTask, payload });
}

/** Sends the link if the order exists and was placed under this phone. Throws the gateway's errors. */
export async function sendOrderLink(
  { db, secret, publicUrl, sms }: OrderPost,
  payload: unknown,
): Promise<void> {
  const parsed = Value.Parse(Payload, payload);
  const { number, phone } = parsed;
  const order = await selectOrder(db, { number });
  if (order === undefined || order.contact_phone === null) return;
  if (!isSignedToken(sealed(secret, order.contact_phone), phone)) return;
  const url = publicUrl + orderPath(secret, order);
  const words = await loadMessageWords(db, order.language);
  await sms?.send({ to: order.contact_phone, text: linkSms(words, url) });
}

/** Phones are personal data: the queue stores an HMAC instead of the phone. */
const sealed = (secret: string, phone: string): string => signToken(secret, 'order-link', phone);
