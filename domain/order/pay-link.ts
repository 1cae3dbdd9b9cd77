import { dayMs, minuteMs } from '../units/durations.ts';

/** An SMS usually arrives within this time, so that another one is not needed earlier. */
const pauseMs = 2 * minuteMs;
/** Maximum number of SMS with the payment link of an order within 24 hours, including the first one. */
export const maxPayLinks = 4;

/** Returns the time until the payment link may be sent again, ms; 0 = now. `sentAt`: when it was sent before, latest first. */
export function payLinkWaitMs(sentAt: readonly Date[], now: Date): number {
  const untilOf = (at: Date | undefined, ms: number) =>
    at === undefined ? 0 : at.getTime() + ms - now.getTime();
  return Math.max(0, untilOf(sentAt[0], pauseMs), untilOf(sentAt[maxPayLinks - 1], dayMs));
}
