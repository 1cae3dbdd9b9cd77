const minuteMs = 60_000;

/** An order that is paid online keeps its pieces for that long; one paid at the hand-over until the shop acts (decisions 5). */
const onlineReservationMinutes = 30;

/** At most so much can be paid online for one order, in whole soʻm. */
export const onlineTotalLimitSom = 500_000_000;

/** After an attempt that failed there is at least so much time for another. */
const retryMinutes = 10;

/** Until when the pieces of an order placed at `now` are kept; null = until the shop acts. */
export function reservedUntil(now: Date, isOnline: boolean): Date | null {
  return isOnline ? new Date(now.getTime() + onlineReservationMinutes * minuteMs) : null;
}

/** Until when pieces are kept whose order was placed at `placedAt` when a provider's transaction ends without money at `now`. */
export function keptAfterFailure(placedAt: Date, now: Date): Date {
  const usual = placedAt.getTime() + onlineReservationMinutes * minuteMs;
  return new Date(Math.max(usual, now.getTime() + retryMinutes * minuteMs));
}
