import { describe, expect, it } from 'vitest';
import {
  type DueMessage,
  type OrderEventKind,
  isStillTrue,
  messagesOf,
  retryMinutes,
} from './order-messages.ts';
import { type OrderState, orderTransitions } from './order-states.ts';

const words = (messages: readonly DueMessage[]) =>
  messages.map(({ message, channel }) => `${message} ${channel}`);
const told = (event: { kind?: OrderEventKind; from?: OrderState | null; to: OrderState }) =>
  words(messagesOf({ kind: 'MOVED', from: null, ...event }, { hasEmail: true }));

describe('what a shopper is told of an order', () => {
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
  ])('when it comes to %s: %j', (to, messages) => {
    expect(told({ to })).toEqual(messages);
  });

  it.each<[OrderEventKind, OrderState, string]>([
    ['PAYMENT_FAILED', 'PENDING_PAYMENT', 'PAYMENT_FAILED'],
    ['REFUNDED', 'CANCELLED', 'REFUNDED'],
    ['PIECES_RETURNED', 'DELIVERED', 'PIECES_RETURNED'],
    ['NOT_COLLECTED', 'READY_FOR_PICKUP', 'NOT_COLLECTED'],
  ])('of %s while it is %s, and not what the state would tell', (kind, to, message) => {
    expect(told({ kind, from: to, to })).toEqual([`${message} SMS`, `${message} EMAIL`]);
  });

  it('is a new code for the courier by SMS alone', () => {
    expect(told({ kind: 'NEW_CODE', from: 'SHIPPED', to: 'SHIPPED' })).toEqual(['SHIPPED SMS']);
  });

  it('comes by SMS alone where there is no email', () => {
    const event = { kind: 'MOVED', from: 'NEW', to: 'CANCELLED' } as const;
    expect(words(messagesOf(event, { hasEmail: false }))).toEqual(['CANCELLED SMS']);
  });

  it('is one message a channel at most for every move of the table', () => {
    for (const { from, to } of orderTransitions) {
      const channels = messagesOf({ kind: 'MOVED', from, to }, { hasEmail: true }).map(
        ({ channel }) => channel,
      );
      expect(channels).toEqual([...new Set(channels)]);
    }
  });

  it('wakes nobody with what happens by itself; a mail does not ring', () => {
    const sleepers = messagesOf(
      { kind: 'MOVED', from: 'PENDING_PAYMENT', to: 'EXPIRED' },
      { hasEmail: true },
    );
    expect(sleepers.map(({ channel, sleeps }) => [channel, sleeps])).toEqual([
      ['SMS', true],
      ['EMAIL', false],
    ]);
  });
});

describe('a message that comes late', () => {
  it('is not told when it is not true any more', () => {
    expect(isStillTrue('READY_FOR_PICKUP', 'READY_FOR_PICKUP')).toBe(true);
    expect(isStillTrue('READY_FOR_PICKUP', 'DELIVERED')).toBe(false);
    expect(isStillTrue('PAYMENT_FAILED', 'PAID')).toBe(false);
    expect(isStillTrue('PLACED', 'CANCELLED')).toBe(false);
  });

  it('is told when it stays true', () => {
    expect(isStillTrue('CANCELLED', 'CANCELLED')).toBe(true);
    expect(isStillTrue('REFUNDED', 'DELIVERED')).toBe(true);
    expect(isStillTrue('DELIVERED', 'RETURNED')).toBe(true);
  });

  it('is tried again after longer and longer pauses, and given up in the end', () => {
    expect([1, 2, 3, 6, 20].map(retryMinutes)).toEqual([2, 4, 8, 60, 60]);
    expect(retryMinutes(31)).toBeNull();
  });
});
