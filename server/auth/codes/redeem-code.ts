import { timingSafeEqual } from 'node:crypto';
import { judgeCode } from '#domain/auth/otp-policy.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { limitMet } from '#server/kit/limits/limit-hits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { codeHmac } from './code-hmac.ts';
import { noteCodeBack } from './code-limits.ts';
import { noteCodeRedeemed } from './count-codes.ts';
import {
  type CodePurpose,
  type CodeRow,
  countWrongTry,
  deleteCode,
  lockCode,
  lockCodeOfNetwork,
} from './queries-code.ts';

/** A code as somebody typed it. */
export interface CodeProof {
  purpose: CodePurpose;
  /** E.164, or an email in small letters. */
  destination: string;
  /** HMAC of the caller: only the requester can redeem a code (kit/session/requester.ts). */
  requester: Buffer;
  /** HMAC of the network they call from, where clients without cookies may call; their tries are counted apart. */
  network?: Buffer;
  code: string;
  now: Date;
}

const isPhone = (destination: string): boolean => destination.startsWith('+');

/**
 * Runs `effect` if the code is right, and uses the code up in the same transaction: of two callers who send it at once, exactly one has
 * it; an effect that refuses leaves it good. `pending` is what `sendCode` was given; its reader parses it. A wrong try is counted
 * whatever becomes of it, so this opens the transaction itself and is not called inside another. Refuses OTP_INVALID (facts:
 * attemptsLeft), OTP_EXPIRED (also: never sent to this requester, used), OTP_TOO_MANY_ATTEMPTS.
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
    const judged = judgeCode(challenge?.state, { isRight, now: proof.now });
    if (challenge === undefined) return judged;
    const { row, by } = challenge;
    const key = { ...proof, requester: row.requester };
    if (judged.ok) {
      await deleteCode(db, { purpose: key.purpose, destination: key.destination, requester: key.requester });
      await noteCodeBack(
        { db, secret },
        { network: row.network, isSms: isPhone(proof.destination), sentAt: row.sent_at, now: proof.now },
      );
      await noteCodeRedeemed({ db, secret }, proof.now);
      return { ok: true as const, result: await effect(db, row.pending) };
    }
    if (judged.code !== 'OTP_EXPIRED' && judged.isTry) await countWrongTry(db, { ...key, by });
    return judged;
  });
  if (redeemed.ok && 'result' in redeemed) return redeemed.result;
  if (redeemed.ok) throw new Error('a code that was never sent cannot be right');
  if (redeemed.code === 'OTP_TOO_MANY_ATTEMPTS') throw limitMet('CODE_TRIES', redeemed.code);
  throw redeemed.code === 'OTP_INVALID'
    ? new Refusal('OTP_INVALID', { attemptsLeft: redeemed.attemptsLeft })
    : new Refusal(redeemed.code);
}

interface Challenge {
  row: CodeRow;
  by: 'REQUESTER' | 'NETWORK';
  state: { expiresAt: Date; attempts: number };
}

/** The code of the person who types it, or else the last one of their network. */
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
