import type { Authenticate, RefreshedTokens } from '#contract/auth.ts';
import { passwordWindows } from '#domain/auth/password-policy.ts';
import { withTransaction } from '#database/transaction.ts';
import { type LimitDeps, returnTurn, takeTurn } from '#server/kit/limits/limits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { networkOf } from '#server/kit/limits/network-of.ts';
import { isPassword } from '../passwords/password.ts';
import { findUserByEmail, lockUserByPassword } from '../queries.ts';
import { openSession } from './sessions.ts';

export interface AuthenticateCall {
  proof: Authenticate;
  ip: string;
  userAgent: string | undefined;
  now: Date;
}

/**
 * Logs in by email and password. Failures are counted for the email and for the address they come from, whether or not there is such an
 * account. Refuses CREDENTIALS_INVALID, RATE_LIMITED.
 */
export async function authenticate(
  deps: LimitDeps,
  { proof, ip, userAgent, now }: AuthenticateCall,
): Promise<RefreshedTokens> {
  const email = proof.email.toLowerCase();
  const limits = [
    { subject: `password:${email}`, ...passwordWindows.email },
    { subject: `passwords-from:${networkOf(ip)}`, ...passwordWindows.address },
  ];
  // counted before it is compared: of a hundred guesses at once, ten are compared
  await takeTurn(deps, { limits, now });
  const user = await findUserByEmail(deps.db, email);
  const passwordHash = user?.password_hash ?? null;
  const isRight = await isPassword(proof.password, passwordHash);
  if (user === undefined || passwordHash === null || !isRight) throw new Refusal('CREDENTIALS_INVALID');
  await returnTurn(deps, { limits, now });
  return withTransaction(deps.db, async (db) => {
    const userId = user.id;
    if (!(await lockUserByPassword(db, { userId, email, passwordHash })))
      throw new Refusal('CREDENTIALS_INVALID');
    return openSession(db, deps, { userId, userAgent, now });
  });
}
