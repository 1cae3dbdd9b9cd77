import { minuteMs } from '#domain/units/durations.ts';
import type { OrderChannel } from './order-states.ts';
import type { OrderTerms } from './order-terms.ts';

/** When an order was placed, and for how many minutes its pieces were reserved then, where it is paid online. */
export interface PlacedOrder {
  placedAt: Date;
  reservedMinutes: number;
}

/** For how many minutes the pieces of an order that is paid online are reserved. */
export function reservationMinutes(
  channel: OrderChannel,
  { onlineMinutes, payLinkMinutes }: Pick<OrderTerms, 'onlineMinutes' | 'payLinkMinutes'>,
): number {
  return channel === 'PHONE' ? payLinkMinutes : onlineMinutes;
}

/** Minimum time for another attempt after a failed one. */
const retryMinutes = 10;

/** The end of the reservation of an order's pieces, which is `minutes` long; null = it has no end until the shop acts. */
export function reservedUntil(placedAt: Date, minutes: number | null): Date | null {
  return minutes === null ? null : new Date(placedAt.getTime() + minutes * minuteMs);
}

/** The latest instant to which a provider may prolong the pieces of an order, `hours` after what was promised at first. */
export function latestReservation({ placedAt, reservedMinutes }: PlacedOrder, hours: number): Date {
  return new Date(placedAt.getTime() + (reservedMinutes + hours * 60) * minuteMs);
}

/** Returns the deadline for the shop to confirm an order paid at the hand-over; afterwards the order expires. */
export function confirmBy(now: Date, hours: number): Date {
  return new Date(now.getTime() + hours * 60 * minuteMs);
}

/** Start of the period in which expired orders are examined. */
export function lapsesSince(now: Date): Date {
  return new Date(now.getTime() - 30 * 24 * 60 * minuteMs);
}

/** The end of the reservation after a provider's transaction ended without payment at `now`. */
export function reservedAfterFailure({ placedAt, reservedMinutes }: PlacedOrder, now: Date): Date {
  const usual = placedAt.getTime() + reservedMinutes * minuteMs;
  return new Date(Math.max(usual, now.getTime() + retryMinutes * minuteMs));
}
