import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minuteMs } from '#domain/units/durations.ts';
import { codeExpiry, checkCode, resendWindows, type Window } from './otp-policy.ts';

const sentAt = new Date('2026-04-08T07:00:00Z');
const after = (seconds: number) => new Date(sentAt.getTime() + seconds * 1000);
const stored = (attempts = 0) => ({ expiresAt: codeExpiry(sentAt), attempts });

/** Returns the first time from `from` on at which all windows allow an event, in ms. */
function nextTurn(sends: readonly number[], from: number, windows: readonly Window[]): number {
  const free = windows.map(({ max, perMs }) => (sends.at(-max) ?? -Infinity) + perMs);
  return Math.max(from, ...free);
}

describe('checkCode', () => {
  it('a code is valid for three minutes', () => {
    expect(checkCode(stored(), { isRight: true, now: after(179) })).toEqual({ ok: true });
    expect(checkCode(stored(), { isRight: true, now: after(180) })).toEqual({
      ok: false,
      code: 'OTP_EXPIRED',
    });
  });

  it('each wrong try returns how many are left, and the fifth ends the code', () => {
    const tries = [0, 1, 2, 3, 4].map((attempts) =>
      checkCode(stored(attempts), { isRight: false, now: after(1) }),
    );
    expect(tries).toEqual([
      ...[4, 3, 2, 1].map((attemptsLeft) => ({ ok: false, code: 'OTP_INVALID', isTry: true, attemptsLeft })),
      { ok: false, code: 'OTP_TOO_MANY_ATTEMPTS', isTry: true },
    ]);
  });

  it('the right code is refused after five wrong tries', () => {
    expect(checkCode(stored(5), { isRight: true, now: after(1) })).toEqual({
      ok: false,
      code: 'OTP_TOO_MANY_ATTEMPTS',
      isTry: false,
    });
  });

  it('a code that was never sent gets the same answer as an expired one', () => {
    expect(checkCode(undefined, { isRight: false, now: sentAt })).toEqual({ ok: false, code: 'OTP_EXPIRED' });
  });

  it('a code is accepted exactly if it is right, in time, and after fewer than five wrong tries', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.nat(400), fc.boolean(), (attempts, seconds, isRight) => {
        const judged = checkCode(stored(attempts), { isRight, now: after(seconds) });
        expect(judged.ok).toBe(isRight && seconds < 180 && attempts < 5);
      }),
    );
  });
});

describe('resendWindows', () => {
  it('codes requested as early as possible are sent after one, two, four and eight minutes', () => {
    const sends = [0];
    for (let count = 1; count <= 4; count += 1)
      sends.push(nextTurn(sends, sends.at(-1) ?? 0, resendWindows(60)));
    expect(sends.map((at) => at / minuteMs)).toEqual([0, 1, 3, 7, 15]);
  });

  it('codes are at least a minute apart, and at most four are sent in a quarter of an hour', () => {
    const pauses = fc.array(fc.nat(200 * minuteMs), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(pauses, (list) => {
        const sends: number[] = [];
        for (const pause of list) sends.push(nextTurn(sends, (sends.at(-1) ?? 0) + pause, resendWindows(60)));
        for (const [index, at] of sends.entries()) {
          const before = (count: number) => at - (sends[index - count] ?? -Infinity);
          expect(before(1)).toBeGreaterThanOrEqual(minuteMs);
          expect(before(4)).toBeGreaterThanOrEqual(15 * minuteMs);
        }
      }),
    );
  });
});
