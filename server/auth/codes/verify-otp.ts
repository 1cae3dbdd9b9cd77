import type { RefreshedTokens, VerifyOtp } from '#contract/auth.ts';
import type { PageLanguage } from '#contract/words.ts';
import type { LimitDeps } from '#server/kit/limits/limits.ts';
import { typedName } from '../typed-name.ts';
import { putUserWithPhone } from '../queries.ts';
import type { LoginCaller } from '../sessions/login-caller.ts';
import { redeemCode } from './redeem-code.ts';
import { openSession } from '../sessions/sessions.ts';

export interface VerifyOtpCall extends LoginCaller {
  proof: VerifyOtp;
  language: PageLanguage;
  userAgent: string | undefined;
}

/** Logs the owner of a phone in; creates the account at the first login. Refuses as `redeemCode`, and with VALIDATION_FAILED. */
export async function verifyOtp(
  deps: LimitDeps,
  { proof, language, userAgent, replaces, requester, network, now }: VerifyOtpCall,
): Promise<RefreshedTokens> {
  const { phone, code } = proof;
  const firstName = proof.firstName === undefined ? null : typedName('/firstName', proof.firstName);
  return redeemCode(
    deps,
    { purpose: 'LOGIN', destination: phone, requester, network, code, now },
    async (db) => {
      const userId = await putUserWithPhone(db, {
        phone,
        firstName,
        language,
        now,
      });
      return openSession(db, deps, { userId, userAgent, replaces, now });
    },
  );
}
