import type { RefreshedTokens } from '#contract/auth.ts';
import type { Caller } from '#server/kit/operation.ts';
import { pseudonym } from '#server/kit/monitoring/log-facts.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { readAccess } from '#server/kit/session/access-token.ts';

/** The purpose of an authentication and its method. */
export interface Attempt {
  caller: Pick<Caller, 'log'>;
  act: 'LOG_IN' | 'REGISTER' | 'RESET_PASSWORD' | 'PROVE' | 'REFRESH';
  by: 'SMS_CODE' | 'EMAIL_CODE' | 'PASSWORD' | 'REFRESH_TOKEN';
  /** The phone or email, if one was typed; it is logged as a pseudonym. */
  contact?: string;
  now: Date;
}

/** Logs the result of an attempt, success or refusal (ASVS 16.3.1). Other errors are logged where the response is made. */
export async function logAttempt(
  secret: string,
  { caller: { log }, act, by, contact, now }: Attempt,
  trying: Promise<RefreshedTokens>,
): Promise<RefreshedTokens> {
  const attempt = {
    event: 'login',
    act,
    by,
    ...(contact !== undefined && { contact: pseudonym(secret, 'contact', contact.toLowerCase()) }),
  };
  try {
    const tokens = await trying;
    const access = readAccess(secret, { token: tokens.authToken, now });
    log.info({ ...attempt, user: access?.user, login: access?.session }, 'authenticated');
    return tokens;
  } catch (error) {
    if (error instanceof Refusal) log.info({ ...attempt, code: error.code }, 'not authenticated');
    throw error;
  }
}
