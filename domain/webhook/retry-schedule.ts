import { hourMs, minuteMs, secondMs } from '#domain/units/durations.ts';

/** How long after an attempt that failed the next one comes; before the first there is none (backoffice.md 4.1, Webhooks). */
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

/** No attempt gets through for so long: the endpoint is switched off. */
export const failingDays = 5;

/** After another secret was made the old one signs, too, for so long. */
export const oldSecretHours = 24;

/**
 * How long to wait after so many attempts failed, ms; null: that was the last. `chance` between 0 and 1 moves it by 10 % either way, so that
 * endpoints that failed together do not all get their next attempt at one moment.
 */
export function waitAfter(attempts: number, chance: number): number | null {
  const waitMs = waitsMs[attempts - 1];
  return waitMs === undefined ? null : Math.round(waitMs * (0.9 + 0.2 * chance));
}

/** What comes of an attempt. GONE: the endpoint says that it is there no more. */
export type AttemptResult = { state: 'DONE' | 'FAILED' | 'GONE' } | { state: 'WAITING'; waitMs: number };

/**
 * `status` undefined: there was no answer. `attempts`: with this one. A message of a trial is sent once: who presses the button sees what
 * came of it.
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
