import { hourMs } from '#domain/units/durations.ts';

/** Returns until when a store keeps an order that became ready at `readyAt`. `hours`: as promised when the order was placed. */
export function pickupDeadline(readyAt: Date, hours: number): Date {
  return new Date(readyAt.getTime() + hours * hourMs);
}
