const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Requests of the same phone about the same subject within that time are one request. */
export const sameCallbackMs = 15 * minuteMs;

/** Waiting for pieces at a time: under a phone or email that nobody proved, and under a user's own. */
export const alertLimits = { unproven: 5, proven: 20 } as const;

/** Within any `perMs` at most `max`. */
export interface RequestWindow {
  max: number;
  perMs: number;
}

export type RequestKind = 'callback' | 'alert' | 'visit';

/** Under one phone or email that nobody proved, or of one user under their own: nobody is to be pestered in somebody else's name. */
export const contactWindows: Record<RequestKind, readonly RequestWindow[]> = {
  callback: [
    { max: 3, perMs: hourMs },
    { max: 6, perMs: dayMs },
  ],
  alert: [{ max: 10, perMs: dayMs }],
  visit: [
    { max: 3, perMs: hourMs },
    { max: 5, perMs: dayMs },
  ],
};

/** Messages about pieces that are back, to one phone or email. */
export const messageWindows: readonly RequestWindow[] = [{ max: 3, perMs: dayMs }];

/** How long a request is stored after its last change. A stock alert ends then. */
export const retentionMs = {
  callback: 180 * dayMs,
  alert: 180 * dayMs,
  sentAlert: 30 * dayMs,
  visit: 90 * dayMs,
};
