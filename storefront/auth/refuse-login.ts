import type { Problem } from '#contract/problem.ts';
import type { T } from '#storefront/shell/i18n/texts.ts';
import { phonePlace } from '#storefront/shell/frame/footer/contacts.ts';
import type { LoginErrors, LoginField } from './login-answer.ts';

const fieldOfPath: Record<string, LoginField> = {
  '/phone': 'phone',
  '/email': 'email',
  '/password': 'password',
  '/firstName': 'firstName',
  '/code': 'code',
};

/** Refusals that concern a single field, with that field. */
const fieldOfCode: Record<string, LoginField> = {
  OTP_INVALID: 'code',
  OTP_EXPIRED: 'code',
  OTP_TOO_MANY_ATTEMPTS: 'code',
  CREDENTIALS_INVALID: 'password',
};

export interface RefusalMessages {
  errors: LoginErrors;
  message: string | null;
}

/** Turns a refusal of the API into messages: at the field it concerns, or above the form. */
export function refusalMessages(problem: Problem, t: T): RefusalMessages {
  const errors: LoginErrors = {};
  for (const { path, message } of problem.errors ?? []) {
    const field = fieldOfPath[path];
    if (field !== undefined) errors[field] ??= message;
  }
  const explanation = [`${problem.title}.`, adviceOf(problem, t)].join(' ');
  const field = fieldOfCode[problem.code];
  if (field !== undefined) return { errors: { [field]: explanation }, message: null };
  return { errors, message: Object.keys(errors).length > 0 ? null : explanation };
}

/** Says how many tries are left, or when the next one is allowed; otherwise returns the API's sentence. */
function adviceOf({ detail, facts }: Problem, t: T): string {
  const attemptsLeft = facts?.['attemptsLeft'];
  if (typeof attemptsLeft === 'number') return `${detail} ${t('auth:attemptsLeft', { count: attemptsLeft })}`;
  const seconds = facts?.['retryAfterSeconds'];
  if (typeof seconds === 'number')
    return [
      t('auth:tryAgainIn', { count: Math.max(1, Math.ceil(seconds / 60)) }),
      t('auth:otherWayIn', { phone: phonePlace }),
    ].join(' ');
  return detail;
}
