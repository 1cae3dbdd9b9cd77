const minuteMs = 60_000;

/** An order that is paid online keeps its pieces for that long; one paid at the hand-over until the shop acts (decisions 5). */
const onlineReservationMinutes = 30;

/** At most so much can be paid online for one order, in whole soʻm. */
export const onlineTotalLimitSom = 500_000_000;

/** Until when the pieces of an order placed at `now` are kept; null = until the shop acts. */
export function reservedUntil(now: Date, isOnline: boolean): Date | null {
  return isOnline ? new Date(now.getTime() + onlineReservationMinutes * minuteMs) : null;
}
