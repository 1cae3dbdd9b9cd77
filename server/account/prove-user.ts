import type { RefreshedTokens } from '#contract/auth.ts';
import type { ProofCode, ProveUser } from '#contract/me.ts';
import { hourMs, minuteMs } from '#domain/units/durations.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { redeemCode } from '#server/auth/codes/redeem-code.ts';
import { type CodeDeps, sendCode } from '#server/auth/codes/send-code.ts';
import type { Limits } from '#server/config/config-limits.ts';
import { isPassword } from '#server/auth/passwords/password.ts';
import { replaceSession } from '#server/auth/sessions/sessions.ts';
import { type Limit, type LimitDeps, releaseLimits, consumeLimits } from '#server/kit/limits/limits.ts';
import { maskContact } from '#server/kit/mask-contact.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { requesterHmac } from '#server/kit/session/requester.ts';
import type { User } from '#server/kit/session/session.ts';
import { findUser, type UserRow } from './queries.ts';
import { selectProvenAt } from './queries-session.ts';

/** How long after a login began, or was proven by a code or password, it may change contacts and passwords. */
const freshMs = 10 * minuteMs;

/**
 * Requires that the user proved their identity by a code or password recently in this login, so that a stolen cookie or an unattended phone
 * cannot close the account or change how it is logged in to. Refuses with PROOF_NEEDED (facts: hasPassword).
 */
export async function requireFreshProof(db: ReadDb, { user, now }: { user: User; now: Date }): Promise<void> {
  const provenAt = await selectProvenAt(db, user.sessionId);
  if (provenAt !== undefined && now.getTime() - provenAt.getTime() <= freshMs) return;
  const row = await getUser(db, user);
  throw new Refusal('PROOF_NEEDED', { hasPassword: row.password_hash !== null });
}

/** Sends a code to the user's own phone, or to their email if they have no phone. Refuses as `sendCode`. */
export async function sendProofCode(
  deps: CodeDeps,
  { user, ip, now }: { user: User; ip: string; now: Date },
): Promise<ProofCode> {
  const { by, ...code } = codeOf(deps, await getUser(deps.db, user));
  const sent = await sendCode(deps, { ...code, language: user.language, ip, now });
  return { ...sent, by, to: maskContact(code.destination) };
}

/**
 * Proves this login by the code of `sendProofCode` or by the password. The login continues with the tokens of the response; the old tokens
 * are invalid.
 * Refuses with VALIDATION_FAILED (neither or both sent; `wrongPassword`), OTP_INVALID, OTP_EXPIRED, OTP_TOO_MANY_ATTEMPTS, or RATE_LIMITED
 * after the configured number of wrong passwords per hour.
 */
export async function proveUser(
  deps: LimitDeps & { limits: Pick<Limits, 'proofsPerLogin'> },
  { user, typed, now }: { user: User; typed: ProveUser; now: Date },
): Promise<RefreshedTokens> {
  const { code, password } = typed;
  const row = await getUser(deps.db, user);
  const login = { userId: user.id, sessionId: user.sessionId, now };
  const proven = (db: Db) => replaceSession(db, deps, login);
  if (code !== undefined && password === undefined)
    return redeemCode(deps, { ...codeOf(deps, row), code, now }, proven);
  if (password === undefined || code !== undefined) throw wrongField('/code', 'required');
  const max = deps.limits.proofsPerLogin;
  const limits: Limit[] = [
    { name: 'PROOFS_PER_LOGIN', subject: `prove:${user.sessionId}`, max, perMs: hourMs },
  ];
  await consumeLimits(deps, { limits, now });
  if (!(await isPassword(password, row.password_hash))) throw wrongField('/password', 'wrongPassword');
  await releaseLimits(deps, { limits, now });
  return withTransaction(deps.db, proven);
}

async function getUser(db: ReadDb, { id }: User): Promise<UserRow> {
  const row = await findUser(db, id);
  if (row === undefined) throw new Refusal('UNAUTHENTICATED');
  return row;
}

/** The code is valid for this user only. */
function codeOf({ secret }: { secret: string }, { id, phone, email }: UserRow) {
  const requester = requesterHmac(secret, `user:${id}`);
  if (phone !== null)
    return { by: 'SMS' as const, purpose: 'PROVE_PHONE' as const, destination: phone, requester };
  if (email !== null)
    return { by: 'EMAIL' as const, purpose: 'PROVE_EMAIL' as const, destination: email, requester };
  throw new Error('the user has neither phone nor email');
}

function wrongField(path: string, code: string): Refusal {
  return new Refusal('VALIDATION_FAILED', undefined, [{ path, code }]);
}
