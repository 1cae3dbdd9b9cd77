import { hourMs } from '#domain/units/durations.ts';

/** The end of the time in which a store waits for the pickup of an order that became ready at `readyAt`, `hours` as promised when it was placed. */
export function pickupDeadline(readyAt: Date, hours: number): Date {
  return new Date(readyAt.getTime() + hours * hourMs);
}
