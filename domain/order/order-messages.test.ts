import { describe, expect, it } from 'vitest';
import {
  type DueMessage,
  type OrderEventKind,
  type OrderMessage,
  isStillTrue,
  messagesOf,
  retryMinutes,
} from './order-messages.ts';
import { type OrderState, orderTransitions } from './order-states.ts';

const words = (messages: readonly DueMessage[]) =>
  messages.map(({ message, channel }) => `${message} ${channel}`);
const kindsOf = (event: { kind?: OrderEventKind; from?: OrderState | null; to: OrderState }) =>
  words(messagesOf({ kind: 'MOVED', from: null, ...event }, { hasEmail: true }));

describe('messagesOf', () => {
  it.each<[OrderState, string[]]>([
    ['NEW', ['PLACED SMS', 'PLACED EMAIL']],
    ['PENDING_PAYMENT', ['PLACED EMAIL']],
    ['PAID', ['PAID SMS', 'PAID EMAIL']],
    ['CONFIRMED', []],
    ['ASSEMBLING', []],
    ['SHIPPED', ['SHIPPED SMS', 'SHIPPED EMAIL']],
    ['READY_FOR_PICKUP', ['READY_FOR_PICKUP SMS', 'READY_FOR_PICKUP EMAIL']],
    ['DELIVERED', ['DELIVERED SMS', 'DELIVERED EMAIL']],
    ['CANCELLED', ['CANCELLED SMS', 'CANCELLED EMAIL']],
    ['EXPIRED', ['EXPIRED SMS', 'EXPIRED EMAIL']],
    ['RETURNED', ['RETURNED SMS', 'RETURNED EMAIL']],
  ])('a transition to %s sends %j', (to, messages) => {
    expect(kindsOf({ to })).toEqual(messages);
  });

  it.each<[OrderEventKind, OrderState, string]>([
    ['PAYMENT_FAILED', 'PENDING_PAYMENT', 'PAYMENT_FAILED'],
    ['REFUNDED', 'CANCELLED', 'REFUNDED'],
    ['PIECES_RETURNED', 'DELIVERED', 'PIECES_RETURNED'],
    ['NOT_COLLECTED', 'READY_FOR_PICKUP', 'NOT_COLLECTED'],
  ])('%s in state %s sends %s, not the message of the state', (kind, to, message) => {
    expect(kindsOf({ kind, from: to, to })).toEqual([`${message} SMS`, `${message} EMAIL`]);
  });

  it('a new code for the courier is sent by SMS only', () => {
    expect(kindsOf({ kind: 'NEW_CODE', from: 'SHIPPED', to: 'SHIPPED' })).toEqual(['SHIPPED SMS']);
  });

  it('the payment link is sent again by SMS only', () => {
    const event = { kind: 'PAY_LINK', from: 'PENDING_PAYMENT', to: 'PENDING_PAYMENT' } as const;
    expect(kindsOf(event)).toEqual(['PLACED_BY_PHONE SMS']);
  });

  it('without an email only an SMS is sent', () => {
    const event = { kind: 'MOVED', from: 'NEW', to: 'CANCELLED' } as const;
    expect(words(messagesOf(event, { hasEmail: false }))).toEqual(['CANCELLED SMS']);
  });

  it('every transition of the table sends at most one message per channel', () => {
    for (const { from, to } of orderTransitions) {
      const channels = messagesOf({ kind: 'MOVED', from, to }, { hasEmail: true }).map(
        ({ channel }) => channel,
      );
      expect(channels).toEqual([...new Set(channels)]);
    }
  });

  it('no SMS about automatic events is sent at night; an email is sent at any time', () => {
    const sleepers = messagesOf(
      { kind: 'MOVED', from: 'PENDING_PAYMENT', to: 'EXPIRED' },
      { hasEmail: true },
    );
    expect(sleepers.map(({ channel, waitsForMorning }) => [channel, waitsForMorning])).toEqual([
      ['SMS', true],
      ['EMAIL', false],
    ]);
  });
});

describe('message rules', () => {
  const all = [
    ...orderTransitions.map(({ from, to }) => ({ kind: 'MOVED' as const, from, to })),
    { kind: 'PAYMENT_FAILED', from: null, to: 'PENDING_PAYMENT' } as const,
    { kind: 'REFUNDED', from: null, to: 'CANCELLED' } as const,
    { kind: 'PIECES_RETURNED', from: null, to: 'DELIVERED' } as const,
    { kind: 'NOT_COLLECTED', from: null, to: 'READY_FOR_PICKUP' } as const,
    { kind: 'NEW_CODE', from: null, to: 'SHIPPED' } as const,
  ].flatMap((event) => messagesOf(event, { hasEmail: true }));
  const those = (which: (due: DueMessage) => boolean) => [...new Set(words(all.filter(which)))].toSorted();

  it('messages about repeatable events are sent once: placed, payment failed', () => {
    expect(those(({ once }) => once)).toEqual([
      'PAYMENT_FAILED EMAIL',
      'PAYMENT_FAILED SMS',
      'PLACED EMAIL',
      'PLACED SMS',
    ]);
  });

  it('only an SMS that nobody waits for is delayed until the morning', () => {
    expect(those(({ waitsForMorning }) => waitsForMorning)).toEqual([
      'EXPIRED SMS',
      'NOT_COLLECTED SMS',
      'REFUNDED SMS',
    ]);
  });
});

describe('late messages', () => {
  it('a message that is no longer true is not sent', () => {
    expect(isStillTrue('READY_FOR_PICKUP', 'READY_FOR_PICKUP')).toBe(true);
    expect(isStillTrue('READY_FOR_PICKUP', 'DELIVERED')).toBe(false);
    expect(isStillTrue('PAYMENT_FAILED', 'PAID')).toBe(false);
    expect(isStillTrue('PLACED', 'CANCELLED')).toBe(false);
  });

  it.each<[OrderMessage, OrderState[]]>([
    ['PLACED', ['NEW', 'PENDING_PAYMENT']],
    ['PAID', ['PAID', 'ASSEMBLING']],
    ['PAYMENT_FAILED', ['PENDING_PAYMENT']],
    ['SHIPPED', ['SHIPPED']],
    ['READY_FOR_PICKUP', ['READY_FOR_PICKUP']],
    ['NOT_COLLECTED', ['READY_FOR_PICKUP']],
  ])('%s is sent only while the order is in %j', (message, states) => {
    const all = [...new Set(orderTransitions.flatMap(({ from, to }) => [from, to]))];
    expect(all.filter((state) => isStillTrue(message, state)).toSorted()).toEqual(states.toSorted());
  });

  it('a message that is still true is sent', () => {
    expect(isStillTrue('CANCELLED', 'CANCELLED')).toBe(true);
    expect(isStillTrue('REFUNDED', 'DELIVERED')).toBe(true);
    expect(isStillTrue('DELIVERED', 'RETURNED')).toBe(true);
  });

  it('retries have increasing pauses and end eventually', () => {
    expect([1, 2, 3, 5, 6, 20, 30].map(retryMinutes)).toEqual([2, 4, 8, 32, 60, 60, 60]);
    expect(retryMinutes(31)).toBeNull();
  });
});
