import type { ChangePassword } from '#contract/me.ts';
import { hourMs } from '#domain/units/durations.ts';
import { withTransaction } from '#database/transaction.ts';
import { hashNewPassword, isPassword } from '#server/auth/passwords/password.ts';
import type { Limits } from '#server/config/config-limits.ts';
import { endSessions } from '#server/auth/sessions/sessions.ts';
import { type Limit, type LimitDeps, consumeLimits } from '#server/kit/limits/limits.ts';
import { lockUser } from '#server/kit/session/lock-user.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { User } from '#server/kit/session/session.ts';
import { requireFreshProof } from './prove-user.ts';
import { findUser, setPasswordHash } from './queries.ts';

/**
 * Sets the password and ends the user's other logins. Requires the current password; to set a first password, a fresh proof (PROOF_NEEDED).
 * Refuses with VALIDATION_FAILED (`wrongPassword` at /currentPassword; at /password `commonPassword`, or `emailNeeded`, because a password
 * is only used together with an email), or with RATE_LIMITED after the configured number of attempts per hour, so that nobody can guess the
 * password on an unlocked phone.
 */
export async function changePassword(
  deps: LimitDeps & { limits: Pick<Limits, 'passwordChanges'> },
  { user, typed, now }: { user: User; typed: ChangePassword; now: Date },
): Promise<void> {
  const { id: userId, sessionId } = user;
  await consumeLimits(deps, { limits: [limitOf(userId, deps.limits.passwordChanges)], now });
  const before = await findUser(deps.db, userId);
  if (before === undefined) throw new Refusal('UNAUTHENTICATED');
  if (before.email === null) throw wrongField('/password', 'emailNeeded');
  const { password_hash: oldHash } = before;
  if (oldHash === null) await requireFreshProof(deps.db, { user, now });
  if (oldHash !== null && !(await isPassword(typed.currentPassword ?? '', oldHash))) throw wrongPassword();
  // hashing is slow on purpose, so no transaction is open during it
  const newHash = await hashNewPassword(typed.password);
  await withTransaction(deps.db, async (db) => {
    await lockUser(db, userId);
    if (!(await setPasswordHash(db, { userId, oldHash, newHash }))) throw wrongPassword();
    await endSessions(db, { userId, exceptSessionId: sessionId, because: 'PASSWORD_CHANGED', now });
  });
}

function limitOf(userId: number, max: number): Limit {
  return { name: 'PASSWORD_CHANGES', subject: `change-password:${userId}`, max, perMs: hourMs };
}

function wrongPassword(): Refusal {
  return wrongField('/currentPassword', 'wrongPassword');
}

function wrongField(path: string, code: string): Refusal {
  return new Refusal('VALIDATION_FAILED', undefined, [{ path, code }]);
}
