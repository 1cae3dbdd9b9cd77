import { hourMs, minuteMs, secondMs } from '#domain/units/durations.ts';

/** The waits after the failed attempts, in their order; the first attempt has none before it (backoffice.md 4.1, Webhooks). */
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

/** An endpoint is switched off after no attempt got through for this many days. */
export const failingDays = 5;

/** Hours for which the old secret signs as well after a new one was made. */
export const oldSecretHours = 24;

/**
 * How long to wait after this many failed attempts, ms; null: that was the last. `chance` between 0 and 1 moves it by 10 % either way, so that
 * endpoints that failed together do not all get their next attempt at one moment.
 */
export function waitAfter(attempts: number, chance: number): number | null {
  const waitMs = waitsMs[attempts - 1];
  return waitMs === undefined ? null : Math.round(waitMs * (0.9 + 0.2 * chance));
}

/** The result of an attempt. GONE: the endpoint answered that it no longer exists. */
export type AttemptResult = { state: 'DONE' | 'FAILED' | 'GONE' } | { state: 'WAITING'; waitMs: number };

/**
 * The result of an attempt. `status` undefined: there was no answer. `attempts` counts this one as well. A trial message is sent once,
 * since whoever pressed the button sees its result.
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
