import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { CodeSent, RefreshedTokens, RegisterWithEmail, VerifyEmail } from '#contract/auth.ts';
import { LanguageWord, Nullable, Shape } from '#contract/primitives.ts';
import type { Language } from '#contract/words.ts';
import type { LimitDeps } from '#server/kit/limits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { hashNewPassword } from './password.ts';
import { findUserByEmail, insertUserWithEmail } from './queries.ts';
import { redeemCode } from './redeem-code.ts';
import { type CodeDeps, sendCode } from './send-code.ts';
import { openSession } from './sessions.ts';
import { typedName } from './typed-name.ts';

/** A registration that waits for its code. */
const Pending = Shape({
  passwordHash: Type.String(),
  firstName: Type.String(),
  lastName: Nullable(Type.String()),
  language: LanguageWord,
});
const compiled = Compile(Pending);

export interface Registration {
  form: RegisterWithEmail;
  language: Language;
  ip: string;
  now: Date;
}

/**
 * Sends a code to the email; the account begins when it comes back. An email that has an account gets a mail that says so, and whoever
 * asked sees no difference. Refuses VALIDATION_FAILED (`commonPassword`), RATE_LIMITED, UPSTREAM_UNAVAILABLE.
 */
export async function registerWithEmail(
  deps: CodeDeps,
  { form, language, ip, now }: Registration,
): Promise<CodeSent> {
  const email = form.email.toLowerCase();
  const pending: Static<typeof Pending> = {
    firstName: typedName('/firstName', form.firstName),
    lastName: form.lastName === undefined ? null : typedName('/lastName', form.lastName),
    language,
    passwordHash: await hashNewPassword(form.password),
  };
  const isKnown = (await findUserByEmail(deps.db, email)) !== undefined;
  return sendCode(deps, {
    purpose: 'REGISTER_EMAIL',
    destination: email,
    language,
    pending,
    ip,
    now,
    ...(isKnown && { notice: 'ALREADY_REGISTERED' as const }),
  });
}

export interface VerifyEmailCall {
  proof: VerifyEmail;
  userAgent: string | undefined;
  now: Date;
}

/** Makes the account of a registration and logs in. Refuses as `redeemCode`; CONTACT_IN_USE when the email became another's meanwhile. */
export async function verifyEmail(
  deps: LimitDeps,
  { proof, userAgent, now }: VerifyEmailCall,
): Promise<RefreshedTokens> {
  const email = proof.email.toLowerCase();
  const { code } = proof;
  return redeemCode(
    deps,
    { purpose: 'REGISTER_EMAIL', destination: email, code, now },
    async (db, pending) => {
      const userId = await insertUserWithEmail(db, { email, ...compiled.Parse(pending), now });
      if (userId === undefined) throw new Refusal('CONTACT_IN_USE');
      return openSession(db, deps, { userId, userAgent, now });
    },
  );
}
