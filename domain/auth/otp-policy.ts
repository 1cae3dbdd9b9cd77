import { hourMs, secondMs } from '#domain/units/durations.ts';

/** How long a code is valid and how many wrong tries it allows (decisions 6). */
export const otpPolicy = { goodForSeconds: 180, attempts: 5 } as const;

/** A limit: at most `max` events within any `perMs` milliseconds. */
export interface Window {
  max: number;
  perMs: number;
}

/** Pauses that become longer: before the second code to a destination, the third, the fourth and the fifth. */
const pauses = 4;

/**
 * The pauses between codes to one destination as windows, each pause twice as long as the one before: with 60 seconds 1 code a minute, 2
 * in three minutes, 3 in seven, 4 in fifteen.
 */
export const resendWindows = (pauseSeconds: number): Window[] =>
  Array.from({ length: pauses }, (_, index) => ({
    max: index + 1,
    perMs: (2 ** (index + 1) - 1) * pauseSeconds * secondMs,
  }));

/**
 * Codes that one network asks for and that do not come back right, within an hour. Each SMS code that came back from there within the
 * hour gives one more: of the many people behind the address of a mobile operator most type theirs in, a stranger who spends the shop's
 * SMS types none. While the whole shop's budget is spent (`isSpent`), a network has those alone.
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

/** The limit of the whole shop: codes that nobody entered correctly. */
export const shopWindow = (perHour: number): Window => ({ max: perHour, perMs: hourMs });

export function codeExpiry(sentAt: Date): Date {
  return new Date(sentAt.getTime() + otpPolicy.goodForSeconds * secondMs);
}

/** A code as it is stored. */
export interface StoredCode {
  expiresAt: Date;
  /** Wrong tries so far. */
  attempts: number;
}

/** `isTry`: it counts as a wrong try. */
export type Judgement =
  | { ok: true }
  | { ok: false; code: 'OTP_EXPIRED' }
  | { ok: false; code: 'OTP_TOO_MANY_ATTEMPTS'; isTry: boolean }
  | { ok: false; code: 'OTP_INVALID'; isTry: true; attemptsLeft: number };

/**
 * What comes of a typed code. One that was never sent, was used, or is too old is OTP_EXPIRED alike, so that the answer says nothing
 * about the destination; the fifth wrong try ends a code, and then the right one comes too late.
 */
export function judgeCode(
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
