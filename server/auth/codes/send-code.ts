import { randomBytes, randomInt } from 'node:crypto';
import type { CodeSent } from '#contract/auth.ts';
import { type PageLanguage, OTP_LENGTH } from '#contract/words.ts';
import { codeExpiry, otpPolicy } from '#domain/auth/otp-policy.ts';
import { hourMs } from '#domain/units/durations.ts';
import { type LimitDeps, releaseLimits, tryConsumeLimits } from '#server/kit/limits/limits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { codeHmac } from './code-hmac.ts';
import {
  type CodeLimitDeps,
  destinationLimits,
  networkHmac,
  uncountUnsentCode,
  consumeNetworkLimits,
} from './code-limits.ts';
import type { Notice } from './compose-message.ts';
import { recordCodeSent } from './count-codes.ts';
import type { Messenger } from './messenger.ts';
import { type CodePurpose, deleteCode, putCode } from './queries-code.ts';

export interface CodeDeps extends LimitDeps, CodeLimitDeps {
  messenger: Messenger;
  log: { warn: (facts: object, message: string) => void };
}

export interface CodeRequest {
  purpose: CodePurpose;
  /** E.164, or an email in lower case. */
  destination: string;
  /** HMAC of the requester; only they can redeem the code (kit/requester.ts). */
  requester: Buffer;
  language: PageLanguage;
  /** What takes effect once the code is redeemed: plain JSON, with secrets only as hashes. */
  pending?: object;
  /** The requester's address. */
  ip: string;
  /** The requester's browser has logged in with this destination before. */
  isKnown?: boolean;
  now: Date;
  /** Sends this notice instead of a code. The response looks the same, but no code is valid. */
  notice?: Notice;
}

/**
 * Sends a new code by SMS or mail, which replaces the requester's previous one. Must not be called inside a transaction. Refuses with
 * RATE_LIMITED (facts: retryAfterSeconds), or with UPSTREAM_UNAVAILABLE if no provider accepts the message; then it may be retried at once.
 */
export async function sendCode(deps: CodeDeps, request: CodeRequest): Promise<CodeSent> {
  const { purpose, destination, requester, now } = request;
  if (!deps.messenger.canSend(purpose)) throw new Refusal('UPSTREAM_UNAVAILABLE');
  const own = destinationLimits(deps, request);
  const nextInMs = await consumeNetworkLimits(deps, { own, ...request });
  await raiseAlarm(deps, now);
  const code = newCode();
  // with a notice, no code is stored, so none is valid
  const stored =
    request.notice === undefined
      ? { hmac: codeHmac(deps.secret, { purpose, destination, code }), pending: request.pending }
      : { hmac: randomBytes(32), pending: undefined };
  await storeCode(deps, request, stored);
  try {
    await deps.messenger.send({ ...request, code });
  } catch (error) {
    deps.log.warn({ err: error, purpose }, 'code not sent');
    await deleteCode(deps.db, { purpose, destination, requester, hmac: stored.hmac });
    await releaseLimits(deps, { limits: own, now });
    await uncountUnsentCode(deps, now);
    throw new Refusal('UPSTREAM_UNAVAILABLE');
  }
  if (request.notice === undefined) await recordCodeSent(deps, now);
  return { resendAfter: Math.ceil(nextInMs / 1000), expiresIn: otpPolicy.goodForSeconds };
}

async function storeCode(
  { db, secret }: CodeDeps,
  { purpose, destination, requester, ip, now }: CodeRequest,
  { hmac, pending }: { hmac: Buffer; pending: object | undefined },
): Promise<void> {
  await putCode(db, {
    purpose,
    destination,
    requester,
    network: networkHmac(secret, ip),
    hmac,
    sentAt: now,
    expiresAt: codeExpiry(now),
    pending: pending === undefined ? null : JSON.stringify(pending),
  });
}

/** Every code is equally likely, including those with leading zeros. */
function newCode(): string {
  return String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
}

/**
 * Logs an alarm when so many codes are sent that somebody may be earning with our SMS (integrations.md 4.4). The staff should look into it;
 * shoppers are not refused.
 */
async function raiseAlarm(deps: CodeDeps, now: Date): Promise<void> {
  const { codesAlarm: perHour } = deps.limits;
  const outcome = await tryConsumeLimits(deps, {
    limits: [{ name: 'CODES_ALARM', subject: 'codes', max: perHour, perMs: hourMs }],
    now,
  });
  if (!outcome.ok) deps.log.warn({ event: 'codes-alarm', perHour }, 'unusually many codes');
}
