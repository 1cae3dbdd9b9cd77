import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { CodeSent, RefreshedTokens, RegisterWithEmail, VerifyEmail } from '#contract/auth.ts';
import { Nullable, PageLanguageWord, Shape } from '#contract/primitives.ts';
import type { PageLanguage } from '#contract/words.ts';
import type { LimitDeps } from '#server/kit/limits/limits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { hashNewPassword, isPassword } from './password.ts';
import { findUserByEmail, insertUserWithEmail } from '../queries.ts';
import { selectPending } from '../codes/queries-code.ts';
import type { LoginCaller } from '../sessions/login-caller.ts';
import { redeemCode } from '../codes/redeem-code.ts';
import { type CodeDeps, sendCode } from '../codes/send-code.ts';
import { openSession } from '../sessions/sessions.ts';
import { typedName } from '../typed-name.ts';

/** A registration pending for its code. It has no password if two forms with different passwords are pending for one code. */
const Pending = Shape({
  passwordHash: Nullable(Type.String()),
  firstName: Type.String(),
  lastName: Nullable(Type.String()),
  language: PageLanguageWord,
});
const compiled = Compile(Pending);

export interface Registration extends LoginCaller {
  form: RegisterWithEmail;
  language: PageLanguage;
}

/**
 * Sends a code to the email; the account is created when it is redeemed. If the email has an account, its owner gets a mail that says so,
 * and the response is the same. Refuses with VALIDATION_FAILED (`commonPassword`), RATE_LIMITED, UPSTREAM_UNAVAILABLE.
 */
export async function registerWithEmail(
  deps: CodeDeps,
  { form, language, ...from }: Registration,
): Promise<CodeSent> {
  const email = form.email.toLowerCase();
  const pending: Static<typeof Pending> = {
    firstName: typedName('/firstName', form.firstName),
    lastName: form.lastName === undefined ? null : typedName('/lastName', form.lastName),
    language,
    passwordHash: await hashNewPassword(form.password),
  };
  if (await isContested(deps, { email, password: form.password, ...from })) pending.passwordHash = null;
  const isKnown = (await findUserByEmail(deps.db, email)) !== undefined;
  return sendCode(deps, {
    purpose: 'REGISTER_EMAIL',
    destination: email,
    language,
    pending,
    ...from,
    ...(isKnown && { notice: 'ALREADY_REGISTERED' as const }),
  });
}

/**
 * Whether another form with a different password is pending for the same mailbox from the same network. A client without cookies may redeem
 * the code of either form, so neither password may open the account: its owner is logged in by the code and sets a password later.
 */
async function isContested(
  { db }: CodeDeps,
  {
    email,
    password,
    network,
    now,
  }: Pick<LoginCaller, 'network' | 'now'> & { email: string; password: string },
): Promise<boolean> {
  const waiting = await selectPending(db, { purpose: 'REGISTER_EMAIL', destination: email, network, now });
  const rival = waiting === null ? null : compiled.Parse(waiting);
  // always compared, so that the timing reveals nothing
  const isSame = await isPassword(password, rival?.passwordHash ?? null);
  return rival !== null && !isSame;
}

export interface VerifyEmailCall extends LoginCaller {
  proof: VerifyEmail;
  userAgent: string | undefined;
}

/**
 * Creates the account of a registration and logs in. Refuses as `redeemCode`, and with CONTACT_IN_USE if another user has taken the email
 * in the meantime.
 */
export async function verifyEmail(
  deps: LimitDeps,
  { proof, userAgent, replaces, requester, network, now }: VerifyEmailCall,
): Promise<RefreshedTokens> {
  const email = proof.email.toLowerCase();
  const { code } = proof;
  return redeemCode(
    deps,
    { purpose: 'REGISTER_EMAIL', destination: email, requester, network, code, now },
    async (db, pending) => {
      const userId = await insertUserWithEmail(db, { email, ...compiled.Parse(pending), now });
      if (userId === undefined) throw new Refusal('CONTACT_IN_USE');
      return openSession(db, deps, { userId, userAgent, replaces, now });
    },
  );
}
