import type { Authenticate, RefreshedTokens } from '#contract/auth.ts';
import { hourMs, minuteMs } from '#domain/units/durations.ts';
import type { Limits } from '#server/config/config-limits.ts';
import { withTransaction } from '#database/transaction.ts';
import { type Limit, type LimitDeps, releaseLimits, consumeLimits } from '#server/kit/limits/limits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { networkOf } from '#server/kit/limits/network-of.ts';
import type { LoginCaller } from './login-caller.ts';
import { isPassword } from '../passwords/password.ts';
import { findUserByEmail, lockUserByPassword } from '../queries.ts';
import { openSession } from './sessions.ts';

const quarterMs = 15 * minuteMs;

export interface AuthenticateCall extends LoginCaller {
  proof: Authenticate;
  userAgent: string | undefined;
}

/**
 * Logs in by email and password. Failures are counted per email, whether or not it has an account, and per network, so that an attacker
 * cannot lock out the owner. Refuses with CREDENTIALS_INVALID, RATE_LIMITED.
 */
export async function authenticate(
  deps: LimitDeps & PasswordLimits,
  { proof, userAgent, replaces, now, ...from }: AuthenticateCall,
): Promise<RefreshedTokens> {
  const email = proof.email.toLowerCase();
  const limits = limitsOf(deps, { email, ...from });
  // counted before the comparison: of a hundred concurrent guesses, only as many are compared as the limits allow
  await consumeLimits(deps, { limits, now });
  const user = await findUserByEmail(deps.db, email);
  const passwordHash = user?.password_hash ?? null;
  const isRight = await isPassword(proof.password, passwordHash);
  if (user === undefined || passwordHash === null || !isRight) throw new Refusal('CREDENTIALS_INVALID');
  await releaseLimits(deps, { limits, now });
  return withTransaction(deps.db, async (db) => {
    const userId = user.id;
    if (!(await lockUserByPassword(db, { userId, email, passwordHash })))
      throw new Refusal('CREDENTIALS_INVALID');
    return openSession(db, deps, { userId, userAgent, replaces, now });
  });
}

export interface PasswordLimits {
  limits: Pick<Limits, 'passwordsPerAccount' | 'passwordsPerAccountOfNetwork' | 'passwordsPerNetwork'>;
}

/**
 * All networks together have a larger budget per email, and a browser that has logged in with it before has a separate one. A shopper who
 * is refused because of other networks can log in with a code by mail.
 */
function limitsOf(
  { limits }: PasswordLimits,
  { email, ip, isKnown }: Pick<LoginCaller, 'ip' | 'isKnown'> & { email: string },
): Limit[] {
  const network = networkOf(ip);
  return [
    {
      name: 'PASSWORDS_PER_NETWORK',
      subject: `password:${email}:${isKnown ? 'known' : network}`,
      max: limits.passwordsPerAccountOfNetwork,
      perMs: quarterMs,
    },
    {
      name: 'PASSWORDS_PER_NETWORK',
      subject: `passwords-from:${network}`,
      max: limits.passwordsPerNetwork,
      perMs: hourMs,
    },
    ...(isKnown
      ? []
      : [
          {
            name: 'PASSWORDS_PER_ACCOUNT' as const,
            subject: `password:${email}`,
            max: limits.passwordsPerAccount,
            perMs: hourMs,
          },
        ]),
  ];
}
