import { dayMs, minuteMs } from '#domain/units/durations.ts';

/** Call-backs requested by the same phone about the same subject within this time are one request. */
export const sameCallbackMs = 15 * minuteMs;

export type RequestKind = 'callback' | 'alert' | 'visit';

/** How long a request is stored after its last change. A stock alert ends then. */
export const retentionMs = {
  callback: 180 * dayMs,
  alert: 180 * dayMs,
  sentAlert: 30 * dayMs,
  visit: 90 * dayMs,
};
