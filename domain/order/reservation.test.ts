import { describe, expect, it } from 'vitest';
import { orderTermBounds, defaultOrderTerms } from './order-terms.ts';
import { pickupDeadline } from './pickup-time.ts';
import {
  confirmBy,
  reservedAfterFailure,
  latestReservation,
  reservationMinutes,
  reservedUntil,
} from './reservation.ts';

const placedAt = new Date('2026-04-08T07:00:00Z');
const order = { placedAt, reservedMinutes: 30 };
const after = (minutes: number) => new Date(placedAt.getTime() + minutes * 60_000);

describe('the pieces of an order', () => {
  it('are reserved for half an hour for an online payment, else until the shop acts', () => {
    expect(reservationMinutes('SITE', defaultOrderTerms)).toBe(30);
    expect(reservedUntil(placedAt, 30)).toEqual(after(30));
    expect(reservedUntil(placedAt, null)).toBeNull();
  });

  it('are reserved for three hours where a caller pays by the link in an SMS', () => {
    expect(reservationMinutes('PHONE', defaultOrderTerms)).toBe(180);
    const byPhone = { placedAt, reservedMinutes: 180 };
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

  it('lie in a store for as many hours as were promised', () => {
    expect(pickupDeadline(placedAt, 48)).toEqual(new Date('2026-04-10T07:00:00Z'));
    expect(pickupDeadline(placedAt, 72)).toEqual(new Date('2026-04-11T07:00:00Z'));
  });

  it('may cost five hundred million to be paid online, and never more', () => {
    expect(defaultOrderTerms.onlineLimitSom).toBe(500_000_000);
    expect(orderTermBounds.onlineLimitSom[1]).toBe(500_000_000);
  });
});
