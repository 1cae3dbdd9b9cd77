import { minuteMs } from '#domain/units/durations.ts';
import type { OrderChannel } from './order-states.ts';

/**
 * How long the pieces of an order paid online are reserved; those of an order paid at the hand-over are until the shop acts (decisions 5).
 */
const onlineReservationMinutes = 30;

/** How long a caller has time to open the payment link in the SMS (backoffice.md 2.4). */
const payLinkReservationMinutes = 180;

const minutesOf = (channel: OrderChannel): number =>
  channel === 'PHONE' ? payLinkReservationMinutes : onlineReservationMinutes;

/** When an order was placed, and by which channel. */
export interface PlacedOrder {
  placedAt: Date;
  channel: OrderChannel;
}

/** Maximum total of an order that can be paid online, in whole soʻm. */
export const onlineTotalLimitSom = 500_000_000;

/** Minimum time for another attempt after a failed one. */
const retryMinutes = 10;

/** Returns the end of the reservation of an order's pieces; null = it does not expire by itself. */
export function reservedUntil({ placedAt, channel }: PlacedOrder, isOnline: boolean): Date | null {
  return isOnline ? new Date(placedAt.getTime() + minutesOf(channel) * minuteMs) : null;
}

/** Returns the latest instant to which a provider can extend the reservation, `hours` after its original end. */
export function latestReservation({ placedAt, channel }: PlacedOrder, hours: number): Date {
  return new Date(placedAt.getTime() + (minutesOf(channel) + hours * 60) * minuteMs);
}

/** Returns the deadline for the shop to confirm an order paid at the hand-over; afterwards the order expires. */
export function confirmBy(now: Date, hours: number): Date {
  return new Date(now.getTime() + hours * 60 * minuteMs);
}

/** Start of the period in which expired orders are examined. */
export function lapsesSince(now: Date): Date {
  return new Date(now.getTime() - 30 * 24 * 60 * minuteMs);
}

/** Returns the end of the reservation after a provider's transaction ended without payment at `now`. */
export function reservedAfterFailure({ placedAt, channel }: PlacedOrder, now: Date): Date {
  const usual = placedAt.getTime() + minutesOf(channel) * minuteMs;
  return new Date(Math.max(usual, now.getTime() + retryMinutes * minuteMs));
}
