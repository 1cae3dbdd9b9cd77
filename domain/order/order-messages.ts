import type { OrderState } from './order-states.ts';

/** Kinds of order events. MOVED = a state transition; all other kinds leave the state unchanged. */
export type OrderEventKind =
  | 'MOVED'
  | 'PAYMENT_FAILED'
  | 'REFUNDED'
  | 'PIECES_RETURNED'
  | 'NOT_COLLECTED'
  // the courier's code was lost or locked
  | 'NEW_CODE'
  // the staff resolved a discrepancy of a payment; only the staff can see it
  | 'DISCREPANCY_CLOSED'
  // the staff decided on a refund; the shopper gets a message when the payment is refunded
  | 'REFUND_REQUESTED'
  // the staff changed the destination or the recipient
  | 'RECEIVING_CHANGED'
  | 'CONTACT_CHANGED'
  // the staff changed the pieces
  | 'PIECES_CHANGED'
  // the staff sent the payment link of an order taken by phone again
  | 'PAY_LINK';

/** Event kinds that the shopper's page does not show. */
export const staffEventKinds = [
  'DISCREPANCY_CLOSED',
  'REFUND_REQUESTED',
  'RECEIVING_CHANGED',
  'CONTACT_CHANGED',
  'PIECES_CHANGED',
  'PAY_LINK',
] as const satisfies readonly OrderEventKind[];

/** Messages to the shopper; one text per language and channel. */
export type OrderMessage =
  | 'PLACED'
  // the staff placed it for a caller
  | 'PLACED_BY_PHONE'
  | 'PAID'
  | 'PAYMENT_FAILED'
  | 'EXPIRED'
  | 'SHIPPED'
  | 'READY_FOR_PICKUP'
  | 'NOT_COLLECTED'
  | 'DELIVERED'
  | 'CANCELLED'
  | 'RETURNED'
  | 'PIECES_RETURNED'
  | 'REFUNDED'
  | 'RECEIVING_CHANGED'
  | 'PIECES_CHANGED';

export type MessageChannel = 'SMS' | 'EMAIL';

/** The facts of an event that decide which message is sent. */
export interface MessageEvent {
  kind: OrderEventKind;
  /** Null = the order was placed. */
  from: OrderState | null;
  to: OrderState;
  /** The staff placed it for a caller. */
  isForCaller?: true;
}

interface MessageRule {
  on: OrderEventKind;
  /** Left out = in any state. */
  to?: OrderState;
  isForCaller?: true;
  message: OrderMessage;
  by: readonly MessageChannel[];
  /** Sent only while the order is in one of these states; left out = in any state. */
  while?: readonly OrderState[];
  /** Sent once per order, however often it happens. */
  once?: true;
  /** Its SMS is delayed until the morning. */
  waitsForMorning?: true;
}

const both = ['SMS', 'EMAIL'] as const;
const waiting = ['NEW', 'PENDING_PAYMENT'] as const;

/**
 * The rules for messages: when they are sent and by which channel (decisions 5, ui.md ORD-3). A shopper who places an order to be paid
 * online is redirected to the bank at once, so only an email is sent; the SMS follows with the payment.
 */
const messageRules: readonly MessageRule[] = [
  { on: 'MOVED', to: 'PENDING_PAYMENT', message: 'PLACED', by: ['EMAIL'], while: waiting },
  { on: 'MOVED', to: 'NEW', message: 'PLACED', by: both, while: waiting, once: true },
  // what was agreed with a caller, and the payment link
  {
    on: 'MOVED',
    to: 'PENDING_PAYMENT',
    isForCaller: true,
    message: 'PLACED_BY_PHONE',
    by: both,
    while: ['PENDING_PAYMENT'],
  },
  { on: 'PAY_LINK', message: 'PLACED_BY_PHONE', by: ['SMS'], while: ['PENDING_PAYMENT'] },
  {
    on: 'MOVED',
    to: 'CONFIRMED',
    isForCaller: true,
    message: 'PLACED_BY_PHONE',
    by: both,
    while: ['CONFIRMED', 'ASSEMBLING'],
  },
  { on: 'MOVED', to: 'PAID', message: 'PAID', by: both, while: ['PAID', 'ASSEMBLING'] },
  {
    on: 'PAYMENT_FAILED',
    message: 'PAYMENT_FAILED',
    by: both,
    while: ['PENDING_PAYMENT'],
    once: true,
  },
  { on: 'MOVED', to: 'EXPIRED', message: 'EXPIRED', by: both, waitsForMorning: true },
  { on: 'MOVED', to: 'SHIPPED', message: 'SHIPPED', by: both, while: ['SHIPPED'] },
  { on: 'NEW_CODE', message: 'SHIPPED', by: ['SMS'], while: ['SHIPPED'] },
  { on: 'MOVED', to: 'READY_FOR_PICKUP', message: 'READY_FOR_PICKUP', by: both, while: ['READY_FOR_PICKUP'] },
  {
    on: 'NOT_COLLECTED',
    message: 'NOT_COLLECTED',
    by: both,
    while: ['READY_FOR_PICKUP'],
    waitsForMorning: true,
  },
  { on: 'MOVED', to: 'DELIVERED', message: 'DELIVERED', by: both },
  { on: 'MOVED', to: 'CANCELLED', message: 'CANCELLED', by: both },
  { on: 'MOVED', to: 'RETURNED', message: 'RETURNED', by: both },
  { on: 'PIECES_RETURNED', message: 'PIECES_RETURNED', by: both },
  { on: 'REFUNDED', message: 'REFUNDED', by: both, waitsForMorning: true },
  {
    on: 'RECEIVING_CHANGED',
    message: 'RECEIVING_CHANGED',
    by: both,
    while: ['NEW', 'PENDING_PAYMENT', 'PAID', 'CONFIRMED', 'ASSEMBLING'],
  },
  { on: 'PIECES_CHANGED', message: 'PIECES_CHANGED', by: both, while: ['NEW', 'CONFIRMED', 'ASSEMBLING'] },
];

/** A message that results from an event, with its channel. */
export interface DueMessage {
  message: OrderMessage;
  channel: MessageChannel;
  once: boolean;
  waitsForMorning: boolean;
}

/** Returns the messages of an event, for the channels by which the shopper can be reached. */
export function messagesOf(event: MessageEvent, reach: { hasEmail: boolean }): DueMessage[] {
  return messageRules
    .filter((rule) => rule.on === event.kind && rule.isForCaller === event.isForCaller)
    .filter(({ to }) => to === undefined || to === event.to)
    .flatMap(({ message, by, once = false, waitsForMorning = false }) =>
      by
        .filter((channel) => channel === 'SMS' || reach.hasEmail)
        .map((channel) => ({
          message,
          channel,
          once,
          waitsForMorning: waitsForMorning && channel === 'SMS',
        })),
    );
}

/** Checks whether a message is still true for an order in this state. */
export function isStillTrue(message: OrderMessage, state: OrderState): boolean {
  const rules = messageRules.filter((rule) => rule.message === message);
  return rules.some((rule) => rule.while === undefined || rule.while.includes(state));
}

/** Minutes until the next attempt for a message that the gateway did not accept; null = no more attempts, after a day and a half. */
export function retryMinutes(tries: number): number | null {
  return tries > 30 ? null : Math.min(60, 2 ** Math.min(tries, 6));
}

/** Who caused the event of a message, and the state before it; null = the order was placed. */
export interface MessageCause {
  message: OrderMessage;
  actor: string;
  from: OrderState | null;
}

/**
 * Checks whether a message is about an order that is neither confirmed by the shop nor paid. Such an order sends one SMS in total, so that
 * placing and cancelling orders cannot be abused to send SMS. Messages about actions of the staff, or their absence, are always sent.
 */
export function isOfUnsettledOrder({ message, actor, from }: MessageCause): boolean {
  if (actor === 'STAFF') return false;
  if (message === 'EXPIRED' || message === 'PAYMENT_FAILED') return from === 'PENDING_PAYMENT';
  return message === 'CANCELLED' && (from === 'NEW' || from === 'PENDING_PAYMENT');
}
