import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { OrderLinkRequest } from '#contract/order.ts';
import { hourMs } from '#domain/units/durations.ts';
import type { Limits } from '#server/config/config-limits.ts';
import type { Db } from '#database/connect.ts';
import type { Messenger } from '#server/auth/codes/messenger.ts';
import { networkOf } from '#server/kit/limits/network-of.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { type Limit, takeTurn } from '#server/kit/limits/limits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { isSignedToken, signToken } from '#server/kit/crypto/signing.ts';
import { linkSms } from '../messages/compose-message.ts';
import { orderPath } from './order-link.ts';
import { selectOrder } from '../queries.ts';
import type { OrderPost } from '../messages/send-messages.ts';

export const sendOrderLinkTask = 'send-order-link';
const Payload = Type.Object({ number: Type.String(), phone: Type.String() });

/** A phone is not called more often than for its codes, and numbers are not tried out from one network. */
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
 * Has the link of an order sent to its phone, for a guest who lost it. Nothing here depends on whether there is such an order, so that
 * neither the answer nor its time says it; the job looks. Refuses RATE_LIMITED, UPSTREAM_UNAVAILABLE where no SMS can be sent.
 */
export async function requestOrderLink(
  deps: LinkDeps,
  { number, phone, ip, now }: OrderLinkRequest & { ip: string; now: Date },
): Promise<void> {
  if (!deps.codes.messenger.canSend('CHECKOUT')) throw new Refusal('UPSTREAM_UNAVAILABLE');
  const limits = limitsOf({ number, phone, ip }, deps.limits);
  await takeTurn(deps, { limits, now });
  const payload = { number, phone: sealed(deps.secret, phone) };
  await enqueue(deps.db, { task: sendOrderLinkTask, payload });
}

/** Sends it where the order is and was placed under that phone. Throws what the gateway throws. */
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
  await sms?.send({ to: order.contact_phone, text: linkSms(order.language, url) });
}

/** Phones are people's: the queue gets no plain one. */
const sealed = (secret: string, phone: string): string => signToken(secret, 'order-link', phone);
