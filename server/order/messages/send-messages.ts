import { isStillTrue, retryMinutes } from '#domain/order/order-messages.ts';
import { pickupDeadline } from '#domain/order/pickup-time.ts';
import { minuteMs } from '#domain/units/durations.ts';
import type { MailProvider } from '#providers/email/port.ts';
import type { SmsProvider } from '#providers/sms/port.ts';
import type { Db } from '#database/connect.ts';
import { hmac } from '#server/kit/crypto/signing.ts';
import { loadMessageWords } from '#server/kit/texts/message-words.ts';
import { orderMail, orderSms, type MessageOrder } from './compose-message.ts';
import { openHandoverCode } from '../access/hand-over-code.ts';
import { orderPath } from '../access/order-link.ts';
import { type OrderRow, selectOrder, selectOrderLines } from '../queries.ts';
import { findMoveInto } from '../queries-event.ts';
import { type HoldBackDeps, maySendMessage } from './hold-back.ts';
import {
  type ClaimedMessage,
  claimMessage,
  findStore,
  getCircumstances,
  postponeMessage,
  selectReturnedSerials,
  settleMessage,
} from './queries-message.ts';
import { boughtPiece, nameOfPiece } from '../wire.ts';

/** Dependencies for sending the messages of orders. */
export interface OrderPost extends HoldBackDeps {
  db: Db;
  secret: string;
  now: () => Date;
  /** Undefined if SMS is disabled. */
  sms: SmsProvider | undefined;
  mail: MailProvider | undefined;
  /** Origin of the shop. */
  publicUrl: string;
}

/** After this time another process may send the message of a process that died; longer than any gateway's timeout. */
const claimMs = 2 * minuteMs;

/**
 * Sends all due messages of the outbox, oldest first, each claimed by one process at a time. A message that the gateway could not take is
 * retried later; an outdated message is not sent. Throws the errors after trying all messages.
 */
export async function sendOrderMessages(post: OrderPost): Promise<void> {
  const failures: unknown[] = [];
  for (;;) {
    const now = post.now();
    const claimed = await claimMessage(post.db, { now, until: new Date(now.getTime() + claimMs) });
    if (claimed === undefined) break;
    await settle(post, claimed).catch(async (error: unknown) => {
      failures.push(error);
      await postpone(post, claimed);
    });
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} order messages could not be sent`);
}

/** Throws the gateway's errors, except when the gateway will never accept this message. */
async function settle(post: OrderPost, claimed: ClaimedMessage): Promise<void> {
  const { db } = post;
  const { id } = claimed;
  const order = await selectOrder(db, { id: claimed.order_id });
  if (order === undefined) throw new Error(`order ${claimed.order_id} does not exist`);
  if (!isStillTrue(claimed.message, order.order_state))
    return settleMessage(db, { id, dropped: 'OUTDATED', now: post.now() });
  if ((claimed.channel === 'SMS' ? post.sms : post.mail) === undefined)
    return settleMessage(db, { id, dropped: 'NO_GATEWAY', now: post.now() });
  // a counter sale to an unnamed buyer
  if (order.contact_phone === null) return settleMessage(db, { id, dropped: 'OUTDATED', now: post.now() });
  const circumstances = await getCircumstances(db, claimed.event_id);
  const to = { phone: order.contact_phone, email: order.contact_email };
  const passage = await maySendMessage(post, { claimed, circumstances, to, now: post.now() });
  if (!passage.ok) return settleMessage(db, { id, dropped: passage.because, now: post.now() });
  try {
    await send(post, { claimed, order, isProven: circumstances.is_own_email });
  } catch (error) {
    await passage.takeBack();
    if (!isRefused(error)) throw error;
    return settleMessage(db, { id, dropped: 'REFUSED', now: post.now() });
  }
  await settleMessage(db, { id, now: post.now() });
}

async function send(
  post: OrderPost,
  { claimed, order, isProven }: { claimed: ClaimedMessage; order: OrderRow; isProven: boolean },
): Promise<void> {
  const content = await describe(post, { claimed, order, isProven });
  const key = messageKey(post.secret, { id: claimed.id, order });
  if (claimed.channel === 'SMS' && order.contact_phone !== null)
    await post.sms?.send({ to: order.contact_phone, text: orderSms(content), key });
  else if (order.contact_email !== null)
    await post.mail?.send({ to: order.contact_email, ...orderMail(content), key });
}

/** Idempotency key for the gateway: the same for every attempt to send a message, and unique across all shops. */
function messageKey(secret: string, { id, order }: { id: number; order: OrderRow }): string {
  const text = `order-message:${order.number}:${order.created_at.toISOString()}:${id}`;
  return hmac(secret, text).toString('hex').slice(0, 32);
}

async function postpone({ db, now }: OrderPost, { id, tries }: ClaimedMessage): Promise<void> {
  const minutes = retryMinutes(tries);
  if (minutes === null) return settleMessage(db, { id, dropped: 'GAVE_UP', now: now() });
  await postponeMessage(db, { id, dueAt: new Date(now().getTime() + minutes * minuteMs) });
}

/** True if the gateway will never send this message to this number. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && 'why' in error && error.why === 'REFUSED';
}

async function describe(
  { db, secret, publicUrl }: OrderPost,
  { claimed, order, isProven }: { claimed: ClaimedMessage; order: OrderRow; isProven: boolean },
): Promise<MessageOrder> {
  const lines = await selectOrderLines(db, [order.id]);
  const isReady = order.order_state === 'READY_FOR_PICKUP';
  const readyAt = isReady
    ? await findMoveInto(db, { orderId: order.id, state: 'READY_FOR_PICKUP' })
    : undefined;
  const store = order.store_id === null ? undefined : await findStore(db, order.store_id);
  return {
    message: claimed.message,
    language: order.language,
    words: await loadMessageWords(db, order.language),
    publicUrl,
    path: orderPath(secret, order),
    number: order.number,
    name: isProven ? order.contact_name : null,
    placedAt: order.created_at,
    isOnline: order.order_state === 'PENDING_PAYMENT',
    until: readyAt === undefined ? order.held_until : pickupDeadline(readyAt, order.pickup_hours),
    code: openHandoverCode(secret, order.handover_code),
    amountSom: claimed.amount_som,
    returned: await selectReturnedSerials(db, claimed.event_id),
    pieces: lines.map((line) => {
      const piece = boughtPiece(line);
      return {
        name: nameOfPiece(piece),
        serialNumber: piece.serialNumber,
        weightGrams: piece.weightGrams,
        priceSom: line.unit_price_som,
      };
    }),
    sums: {
      discountSom: order.discount_total_som,
      engravingSom: lines.reduce((sum, line) => sum + line.engraving_price_som, 0),
      giftSom: lines.reduce((sum, line) => sum + line.gift_price_som, 0),
      deliverySom: order.delivery_cost_som,
      totalSom: order.total_som,
    },
    promised: { from: order.promised_from, to: order.promised_to },
    store: store ?? null,
  };
}
