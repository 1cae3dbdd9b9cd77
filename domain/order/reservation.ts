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

/** The greatest total of an order that can be paid online, in whole soʻm. */
export const onlineTotalLimitSom = 500_000_000;

/** After an attempt that failed there is at least so much time for another. */
const retryMinutes = 10;

/** The end of the reservation of an order's pieces; null = it has no end until the shop acts. */
export function reservedUntil({ placedAt, channel }: PlacedOrder, isOnline: boolean): Date | null {
  return isOnline ? new Date(placedAt.getTime() + minutesOf(channel) * minuteMs) : null;
}

/** The latest instant to which a provider may prolong the pieces of an order, `hours` after what was promised at first. */
export function latestReservation({ placedAt, channel }: PlacedOrder, hours: number): Date {
  return new Date(placedAt.getTime() + (minutesOf(channel) + hours * 60) * minuteMs);
}

/** The instant by which the shop confirms an order that is paid at the hand-over; after it the order expires. */
export function confirmBy(now: Date, hours: number): Date {
  return new Date(now.getTime() + hours * 60 * minuteMs);
}

/** Expired orders are looked at for so long. */
export function lapsesSince(now: Date): Date {
  return new Date(now.getTime() - 30 * 24 * 60 * minuteMs);
}

/** The end of the reservation after a provider's transaction ended without payment at `now`. */
export function reservedAfterFailure({ placedAt, channel }: PlacedOrder, now: Date): Date {
  const usual = placedAt.getTime() + minutesOf(channel) * minuteMs;
  return new Date(Math.max(usual, now.getTime() + retryMinutes * minuteMs));
}
