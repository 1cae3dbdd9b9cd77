import { timingSafeEqual } from 'node:crypto';
import { checkCode } from '#domain/auth/otp-policy.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { limitRefusal } from '#server/kit/limits/limit-hits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { codeHmac } from './code-hmac.ts';
import { uncountRedeemedCode } from './code-limits.ts';
import { recordCodeRedeemed } from './count-codes.ts';
import {
  type CodePurpose,
  type CodeRow,
  countWrongTry,
  deleteCode,
  lockCode,
  lockCodeOfNetwork,
} from './queries-code.ts';

/** A code as it was typed. */
export interface CodeProof {
  purpose: CodePurpose;
  /** E.164, or an email in lower case. */
  destination: string;
  /** HMAC of the caller: only the requester can redeem a code (kit/session/requester.ts). */
  requester: Buffer;
  /** HMAC of the caller's network, for operations that clients without cookies may call; their attempts are counted separately. */
  network?: Buffer;
  code: string;
  now: Date;
}

const isPhone = (destination: string): boolean => destination.startsWith('+');

/**
 * Redeems a code and runs `effect` in the same transaction: of two concurrent callers exactly one succeeds, and if the effect is refused,
 * the code stays valid. `pending` is the object given to `sendCode`, parsed by its reader.
 * Opens the transaction itself and must not be called inside another, because a wrong attempt is counted even if the rest is rolled back.
 * Refuses with OTP_INVALID (facts: attemptsLeft), OTP_EXPIRED (also: never sent to this requester, or used), OTP_TOO_MANY_ATTEMPTS.
 */
export async function redeemCode<T>(
  { db, secret }: { db: Db; secret: string },
  proof: CodeProof,
  effect: (db: Db, pending: unknown) => Promise<T>,
): Promise<T> {
  const redeemed = await withTransaction(db, async (db) => {
    const challenge = await lockChallenge(db, proof);
    const isRight =
      challenge !== undefined && timingSafeEqual(challenge.row.code_hmac, codeHmac(secret, proof));
    const judged = checkCode(challenge?.state, { isRight, now: proof.now });
    if (challenge === undefined) return judged;
    const { row, by } = challenge;
    const key = { ...proof, requester: row.requester };
    if (judged.ok) {
      await deleteCode(db, { purpose: key.purpose, destination: key.destination, requester: key.requester });
      await uncountRedeemedCode(
        { db, secret },
        { network: row.network, isSms: isPhone(proof.destination), sentAt: row.sent_at, now: proof.now },
      );
      await recordCodeRedeemed({ db, secret }, proof.now);
      return { ok: true as const, result: await effect(db, row.pending) };
    }
    if (judged.code !== 'OTP_EXPIRED' && judged.isTry) await countWrongTry(db, { ...key, by });
    return judged;
  });
  if (redeemed.ok && 'result' in redeemed) return redeemed.result;
  if (redeemed.ok) throw new Error('a code that was never sent cannot be right');
  if (redeemed.code === 'OTP_TOO_MANY_ATTEMPTS') throw limitRefusal('CODE_TRIES', redeemed.code);
  throw redeemed.code === 'OTP_INVALID'
    ? new Refusal('OTP_INVALID', { attemptsLeft: redeemed.attemptsLeft })
    : new Refusal(redeemed.code);
}

interface Challenge {
  row: CodeRow;
  by: 'REQUESTER' | 'NETWORK';
  state: { expiresAt: Date; attempts: number };
}

/** Locks the caller's code, or else the last code of their network. */
async function lockChallenge(db: Db, proof: CodeProof): Promise<Challenge | undefined> {
  const own = await lockCode(db, proof);
  if (own !== undefined)
    return { row: own, by: 'REQUESTER', state: { expiresAt: own.expires_at, attempts: own.attempts } };
  const { purpose, destination, network } = proof;
  const row =
    network === undefined ? undefined : await lockCodeOfNetwork(db, { purpose, destination, network });
  return (
    row && {
      row,
      by: 'NETWORK',
      state: { expiresAt: row.expires_at, attempts: row.network_attempts },
    }
  );
}
