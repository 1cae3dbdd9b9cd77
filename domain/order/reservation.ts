import { minuteMs } from '#domain/units/durations.ts';
import type { OrderChannel } from './order-states.ts';

/** The pieces of an order that is paid online are reserved for that long; one paid at the hand-over until the shop acts (decisions 5). */
const onlineReservationMinutes = 30;

/** A caller gets the link for the payment by SMS, and has until then to open it (backoffice.md 2.4). */
const payLinkReservationMinutes = 180;

const minutesOf = (channel: OrderChannel): number =>
  channel === 'PHONE' ? payLinkReservationMinutes : onlineReservationMinutes;

/** When an order was placed, and how. */
export interface PlacedOrder {
  placedAt: Date;
  channel: OrderChannel;
}

/** At most so much can be paid online for one order, in whole soʻm. */
export const onlineTotalLimitSom = 500_000_000;

/** After an attempt that failed there is at least so much time for another. */
const retryMinutes = 10;

/** Until when the pieces of an order that is placed now are reserved; null = until the shop acts. */
export function reservedUntil({ placedAt, channel }: PlacedOrder, isOnline: boolean): Date | null {
  return isOnline ? new Date(placedAt.getTime() + minutesOf(channel) * minuteMs) : null;
}

/** The latest instant to which a provider may prolong the pieces of an order, `hours` after what was promised at first. */
export function latestReservation({ placedAt, channel }: PlacedOrder, hours: number): Date {
  return new Date(placedAt.getTime() + (minutesOf(channel) + hours * 60) * minuteMs);
}

/** Until when the shop confirms an order that is paid at the hand-over; then it expires. */
export function confirmBy(now: Date, hours: number): Date {
  return new Date(now.getTime() + hours * 60 * minuteMs);
}

/** Expired orders are looked at for so long. */
export function lapsesSince(now: Date): Date {
  return new Date(now.getTime() - 30 * 24 * 60 * minuteMs);
}

/** Until when the pieces of an order stay reserved when a provider's transaction ends without payment at `now`. */
export function reservedAfterFailure({ placedAt, channel }: PlacedOrder, now: Date): Date {
  const usual = placedAt.getTime() + minutesOf(channel) * minuteMs;
  return new Date(Math.max(usual, now.getTime() + retryMinutes * minuteMs));
}
