/** So long a store keeps an order (decisions 5). */
const pickupTimeMs = 48 * 60 * 60 * 1000;

/** Until when an order that is ready since that instant is kept. */
export function pickupDeadline(readyAt: Date): Date {
  return new Date(readyAt.getTime() + pickupTimeMs);
}

/** The orders that were ready by then are not kept any more at `now`. */
export function readyBefore(now: Date): Date {
  return new Date(now.getTime() - pickupTimeMs);
}
