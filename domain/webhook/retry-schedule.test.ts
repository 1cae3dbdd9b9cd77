import fc from 'fast-check';
import { expect, it } from 'vitest';
import { attemptResult, waitAfter } from './retry-schedule.ts';

it('makes ten attempts: at once, after 5 s, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours', () => {
  const waits = Array.from({ length: 10 }, (_, index) => waitAfter(index + 1, 0.5));
  const hour = 3_600_000;
  expect(waits).toEqual([
    5_000,
    300_000,
    1_800_000,
    2 * hour,
    5 * hour,
    10 * hour,
    14 * hour,
    20 * hour,
    24 * hour,
    null,
  ]);
});

it('a wait varies by at most a tenth', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (tries, chance) => {
        const usual = waitAfter(tries, 0.5) ?? 0;
        const wait = waitAfter(tries, chance) ?? 0;
        expect(Math.abs(wait - usual)).toBeLessThanOrEqual(usual / 10 + 1);
      },
    ),
  );
});

it.each([
  [200, 'DONE'],
  [204, 'DONE'],
  [302, 'WAITING'],
  [404, 'WAITING'],
  [410, 'GONE'],
  [500, 'WAITING'],
  [undefined, 'WAITING'],
] as const)('status %s of the first attempt results in %s', (status, state) => {
  expect(attemptResult({ status, attempts: 1, isTest: false, chance: 0.5 }).state).toBe(state);
});

it('gives up after the tenth attempt, and after the first one of a trial message', () => {
  const failed = { status: 500, chance: 0.5 };
  expect(attemptResult({ ...failed, attempts: 9, isTest: false }).state).toBe('WAITING');
  expect(attemptResult({ ...failed, attempts: 10, isTest: false }).state).toBe('FAILED');
  expect(attemptResult({ ...failed, attempts: 1, isTest: true }).state).toBe('FAILED');
});
