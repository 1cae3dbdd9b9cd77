import { hourMs, minuteMs, secondMs } from '#domain/units/durations.ts';

/** Waiting times after failed attempts, in order; there is none before the first attempt (backoffice.md 4.1, Webhooks). */
const waitsMs: readonly number[] = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
];

/** An endpoint is switched off after this many days without a successful attempt. */
export const failingDays = 5;

/** Hours for which messages are also signed with the old secret after a new one was made. */
export const oldSecretHours = 24;

/**
 * Returns how long to wait after this many failed attempts, in ms; null: that was the last one. `chance` between 0 and 1 varies it by 10 %
 * either way, so that endpoints that failed together are not all retried at the same moment.
 */
export function waitAfter(attempts: number, chance: number): number | null {
  const waitMs = waitsMs[attempts - 1];
  return waitMs === undefined ? null : Math.round(waitMs * (0.9 + 0.2 * chance));
}

/** The result of an attempt. GONE: the endpoint responded that it no longer exists. */
export type AttemptResult = { state: 'DONE' | 'FAILED' | 'GONE' } | { state: 'WAITING'; waitMs: number };

/**
 * Returns the result of an attempt. `status` undefined: there was no response. `attempts` includes this one. A trial message is sent once,
 * because the person who sent it sees the result.
 */
export function attemptResult({
  status,
  attempts,
  isTest,
  chance,
}: {
  status: number | undefined;
  attempts: number;
  isTest: boolean;
  chance: number;
}): AttemptResult {
  if (status !== undefined && status >= 200 && status < 300) return { state: 'DONE' };
  if (status === 410) return { state: 'GONE' };
  const waitMs = isTest ? null : waitAfter(attempts, chance);
  return waitMs === null ? { state: 'FAILED' } : { state: 'WAITING', waitMs };
}
