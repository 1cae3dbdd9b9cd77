import { hourMs } from '#domain/units/durations.ts';

/** How long a store reserves an order for pickup (decisions 5). */
const pickupTimeMs = 48 * hourMs;

/** Returns the end of the pickup period of an order that became ready at `readyAt`. */
export function pickupDeadline(readyAt: Date): Date {
  return new Date(readyAt.getTime() + pickupTimeMs);
}

/** Orders that became ready before the returned instant are overdue at `now`. */
export function readyBefore(now: Date): Date {
  return new Date(now.getTime() - pickupTimeMs);
}
