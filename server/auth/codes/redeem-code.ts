import { timingSafeEqual } from 'node:crypto';
import { judgeCode } from '#domain/auth/otp-policy.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { codeHmac } from './code-hmac.ts';
import { type CodePurpose, countWrongTry, deleteCode, lockCode } from './queries-code.ts';

/** A code as somebody typed it. */
export interface CodeProof {
  purpose: CodePurpose;
  /** E.164, or an email in small letters. */
  destination: string;
  code: string;
  now: Date;
}

/**
 * Runs `effect` if the code is right, and uses the code up in the same transaction: of two who come with it at once, exactly one has
 * it; an effect that refuses leaves it good. `pending` is what `sendCode` was given; its reader parses it. A wrong try is counted
 * whatever becomes of it, so this opens the transaction itself and is not called inside another. Refuses OTP_INVALID (facts:
 * attemptsLeft), OTP_EXPIRED (also: never sent, used), OTP_TOO_MANY_ATTEMPTS.
 */
export async function redeemCode<T>(
  { db, secret }: { db: Db; secret: string },
  proof: CodeProof,
  effect: (db: Db, pending: unknown) => Promise<T>,
): Promise<T> {
  const redeemed = await withTransaction(db, async (db) => {
    const kept = await lockCode(db, proof);
    const isRight = kept !== undefined && timingSafeEqual(kept.code_hmac, codeHmac(secret, proof));
    const state = kept && { expiresAt: kept.expires_at, attempts: kept.attempts };
    const judged = judgeCode(state, { isRight, now: proof.now });
    if (judged.ok) {
      await deleteCode(db, proof);
      return { ok: true as const, result: await effect(db, kept?.pending ?? null) };
    }
    if (judged.code !== 'OTP_EXPIRED' && judged.isTry) await countWrongTry(db, proof);
    return judged;
  });
  if (redeemed.ok) return redeemed.result;
  throw redeemed.code === 'OTP_INVALID'
    ? new Refusal('OTP_INVALID', { attemptsLeft: redeemed.attemptsLeft })
    : new Refusal(redeemed.code);
}
