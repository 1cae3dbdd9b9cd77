import { describe, expect, it } from 'vitest';
import { pickupDeadline, readyBefore } from './pickup-time.ts';
import {
  confirmBy,
  reservedAfterFailure,
  latestReservation,
  onlineTotalLimitSom,
  reservedUntil,
} from './reservation.ts';

const placedAt = new Date('2026-04-08T07:00:00Z');
const order = { placedAt, channel: 'SITE' } as const;
const after = (minutes: number) => new Date(placedAt.getTime() + minutes * 60_000);

describe('reservations', () => {
  it('last half an hour for an online payment, otherwise until the shop acts', () => {
    expect(reservedUntil(order, true)).toEqual(after(30));
    expect(reservedUntil(order, false)).toBeNull();
  });

  it('last three hours if a caller pays by the link in an SMS', () => {
    const byPhone = { placedAt, channel: 'PHONE' } as const;
    expect(reservedUntil(byPhone, true)).toEqual(after(180));
    expect(reservedAfterFailure(byPhone, after(21))).toEqual(after(180));
    expect(latestReservation(byPhone, 12)).toEqual(after(15 * 60));
  });

  it('after a failed payment keep their end, but last at least ten more minutes', () => {
    expect(reservedAfterFailure(order, after(5))).toEqual(after(30));
    expect(reservedAfterFailure(order, after(20))).toEqual(after(30));
    expect(reservedAfterFailure(order, after(21))).toEqual(after(31));
    expect(reservedAfterFailure(order, after(300))).toEqual(after(310));
  });

  it('can be extended by a provider to at most twelve hours after the first end', () => {
    expect(latestReservation(order, 12)).toEqual(after(12 * 60 + 30));
  });

  it('the shop has two days to confirm an order', () => {
    expect(confirmBy(placedAt, 48)).toEqual(new Date('2026-04-10T07:00:00Z'));
  });

  it('pickup orders wait in a store for two days', () => {
    expect(pickupDeadline(placedAt)).toEqual(new Date('2026-04-10T07:00:00Z'));
    expect(readyBefore(placedAt)).toEqual(new Date('2026-04-06T07:00:00Z'));
  });

  it('an order of up to five hundred million can be paid online', () => {
    expect(onlineTotalLimitSom).toBe(500_000_000);
  });
});
