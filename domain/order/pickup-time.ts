import { hourMs } from '#domain/units/durations.ts';

/** How long a store reserves an order for pickup (decisions 5). */
const pickupTimeMs = 48 * hourMs;

/** Until when a store waits for the pick-up of an order that is ready since that instant. */
export function pickupDeadline(readyAt: Date): Date {
  return new Date(readyAt.getTime() + pickupTimeMs);
}

/** Orders that were ready by then are overdue at `now`. */
export function readyBefore(now: Date): Date {
  return new Date(now.getTime() - pickupTimeMs);
}
