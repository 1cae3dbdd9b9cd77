import type { Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { CodeSent, RefreshedTokens, ResetPassword } from '#contract/auth.ts';
import { Id, Shape } from '#contract/primitives.ts';
import type { PageLanguage } from '#contract/words.ts';
import type { LimitDeps } from '#server/kit/limits/limits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { hashNewPassword } from './password.ts';
import { findUserByEmail, setPasswordOfEmail } from '../queries.ts';
import type { LoginCaller } from '../sessions/login-caller.ts';
import { redeemCode } from '../codes/redeem-code.ts';
import { type CodeDeps, sendCode } from '../codes/send-code.ts';
import { endSessions, openSession } from '../sessions/sessions.ts';

/** The user whose password is reset. */
const Pending = Shape({ userId: Id });
const compiled = Compile(Pending);

export interface ForgottenPassword extends LoginCaller {
  email: string;
  language: PageLanguage;
}

/**
 * Sends a code for a new password. If the email has no account, its owner gets a mail that says so, and the response is the same. Refuses
 * with RATE_LIMITED, UPSTREAM_UNAVAILABLE.
 */
export async function forgotPassword(deps: CodeDeps, call: ForgottenPassword): Promise<CodeSent> {
  const email = call.email.toLowerCase();
  const user = await findUserByEmail(deps.db, email);
  const pending: Static<typeof Pending> | undefined = user && { userId: user.id };
  return sendCode(deps, {
    ...call,
    purpose: 'RESET_PASSWORD',
    destination: email,
    ...(pending === undefined ? { notice: 'NO_ACCOUNT' as const } : { pending }),
  });
}

export interface ResetCall extends LoginCaller {
  form: ResetPassword;
  userAgent: string | undefined;
}

/**
 * Sets the new password, ends every login that may have been opened with the old one, and logs in. Refuses with VALIDATION_FAILED
 * (`commonPassword`), and as `redeemCode`.
 */
export async function resetPassword(
  deps: LimitDeps,
  { form, userAgent, replaces, requester, network, now }: ResetCall,
): Promise<RefreshedTokens> {
  const email = form.email.toLowerCase();
  const passwordHash = await hashNewPassword(form.password);
  const proof = {
    purpose: 'RESET_PASSWORD' as const,
    destination: email,
    requester,
    network,
    code: form.code,
    now,
  };
  return redeemCode(deps, proof, async (db, pending) => {
    const { userId } = compiled.Parse(pending);
    if (!(await setPasswordOfEmail(db, { userId, email, passwordHash }))) throw new Refusal('OTP_EXPIRED');
    await endSessions(db, { userId, because: 'PASSWORD_CHANGED', now });
    return openSession(db, deps, { userId, userAgent, replaces, now });
  });
}
