const minuteMs = 60_000;

/** An order that is paid online keeps its pieces for that long; one paid at the hand-over until the shop acts (decisions 5). */
const onlineReservationMinutes = 30;

/** At most so much can be paid online for one order, in whole soʻm. */
export const onlineTotalLimitSom = 500_000_000;

/** After an attempt that failed there is at least so much time for another. */
const retryMinutes = 10;

/** Until when the pieces of an order placed at `now` are reserved; null = until the shop acts. */
export function reservedUntil(now: Date, isOnline: boolean): Date | null {
  return isOnline ? new Date(now.getTime() + onlineReservationMinutes * minuteMs) : null;
}

/** The latest instant to which a provider may prolong the pieces of an order placed at `placedAt`, `hours` after what was promised at first. */
export function latestReservation(placedAt: Date, hours: number): Date {
  return new Date(placedAt.getTime() + (onlineReservationMinutes + hours * 60) * minuteMs);
}

/** Until when the shop confirms an order that is paid at the hand-over; then it expires. */
export function confirmBy(now: Date, hours: number): Date {
  return new Date(now.getTime() + hours * 60 * minuteMs);
}

/** Expired orders are looked at for so long. */
export function lapsesSince(now: Date): Date {
  return new Date(now.getTime() - 30 * 24 * 60 * minuteMs);
}

/** Until when pieces of an order placed at `placedAt` stay reserved when a provider's transaction ends without payment at `now`. */
export function reservedAfterFailure(placedAt: Date, now: Date): Date {
  const usual = placedAt.getTime() + onlineReservationMinutes * minuteMs;
  return new Date(Math.max(usual, now.getTime() + retryMinutes * minuteMs));
}
