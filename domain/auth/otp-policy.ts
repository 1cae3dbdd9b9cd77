import { hourMs, secondMs } from '#domain/units/durations.ts';

/** How long a code is valid and how many wrong tries it allows (decisions 6). */
export const otpPolicy = { goodForSeconds: 180, attempts: 5 } as const;

/** A limit of at most `max` events within any `perMs` milliseconds. */
export interface Window {
  max: number;
  perMs: number;
}

/** Number of increasing pauses: before the second, third, fourth and fifth code to a destination. */
const pauses = 4;

/**
 * Returns the pauses between codes to one destination as windows. Each pause is twice as long as the one before: with 60 seconds at most 1
 * code in a minute, 2 in three minutes, 3 in seven, 4 in fifteen.
 */
export const resendWindows = (pauseSeconds: number): Window[] =>
  Array.from({ length: pauses }, (_, index) => ({
    max: index + 1,
    perMs: (2 ** (index + 1) - 1) * pauseSeconds * secondMs,
  }));

/**
 * Limit of the codes per hour that one network requests and nobody enters correctly. Each SMS code that was entered correctly there within
 * the hour allows one more: most of the many people behind the address of a mobile operator enter their codes, while somebody who wastes
 * the shop's SMS budget enters none. While the budget of the whole shop is spent (`isSpent`), a network has only these additional codes.
 */
export const networkWindow = ({
  perHour,
  cameBack,
  isSpent,
}: {
  perHour: number;
  cameBack: number;
  isSpent: boolean;
}): Window => ({ max: (isSpent ? 0 : perHour) + cameBack, perMs: hourMs });

/** The limit of the whole shop for codes that nobody entered correctly. */
export const shopWindow = (perHour: number): Window => ({ max: perHour, perMs: hourMs });

export function codeExpiry(sentAt: Date): Date {
  return new Date(sentAt.getTime() + otpPolicy.goodForSeconds * secondMs);
}

/** A code as it is stored. */
export interface StoredCode {
  expiresAt: Date;
  /** Number of wrong tries so far. */
  attempts: number;
}

/** `isTry`: it counts as a wrong try. */
export type Judgement =
  | { ok: true }
  | { ok: false; code: 'OTP_EXPIRED' }
  | { ok: false; code: 'OTP_TOO_MANY_ATTEMPTS'; isTry: boolean }
  | { ok: false; code: 'OTP_INVALID'; isTry: true; attemptsLeft: number };

/**
 * Judges a typed code. A code that was never sent, was used, or has expired always results in OTP_EXPIRED, so that the answer reveals
 * nothing about the destination. The fifth wrong try ends a code; afterwards the right code is refused, too.
 */
export function checkCode(
  stored: StoredCode | undefined,
  { isRight, now }: { isRight: boolean; now: Date },
): Judgement {
  if (stored === undefined || stored.expiresAt <= now) return { ok: false, code: 'OTP_EXPIRED' };
  if (stored.attempts >= otpPolicy.attempts)
    return { ok: false, code: 'OTP_TOO_MANY_ATTEMPTS', isTry: false };
  if (isRight) return { ok: true };
  const attemptsLeft = otpPolicy.attempts - stored.attempts - 1;
  return attemptsLeft === 0
    ? { ok: false, code: 'OTP_TOO_MANY_ATTEMPTS', isTry: true }
    : { ok: false, code: 'OTP_INVALID', isTry: true, attemptsLeft };
}
