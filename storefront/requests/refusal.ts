import { isPersonName } from '#contract/person-name.ts';
import type { Problem } from '#contract/problem.ts';
import { phonePlace } from '#storefront/shell/frame/footer/contacts.ts';
import { problemMessage } from '#storefront/shell/i18n/problem-message.ts';
import type { T } from '#storefront/shell/i18n/texts.ts';

/** Why a form was refused: the typed values, the messages of invalid fields, and a message for the whole form. */
export interface Refused<Values> {
  values: Values;
  errors: FieldMessages;
  message: string | null;
}

export type FieldMessages = Partial<Record<string, string>>;

const emailLike = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The message for a phone field; undefined if it is valid. */
export function phoneError(typed: string, phone: string | null, t: T): string | undefined {
  if (typed === '') return t('requests:fieldRequired');
  return phone === null ? t('requests:phoneWrong') : undefined;
}

export function nameError(typed: string, t: T): string | undefined {
  if (typed === '') return t('requests:fieldRequired');
  return isPersonName(typed) ? undefined : t('requests:nameWrong');
}

export function emailError(typed: string, t: T): string | undefined {
  if (typed === '') return t('requests:fieldRequired');
  return emailLike.test(typed) ? undefined : t('requests:emailWrong');
}

/** Removes fields without a message. */
export const withoutEmpty = (words: FieldMessages): FieldMessages =>
  Object.fromEntries(Object.entries(words).filter(([, word]) => word !== undefined));

/** Refusals that people decide about: the form shows how to contact them. */
const limits = new Set(['VISIT_LIMIT', 'ALERT_LIMIT']);

/** Converts the API's refusal into messages: at their fields, or above the form. */
export function refusalMessages(problem: Problem, t: T): Omit<Refused<unknown>, 'values'> {
  const errors = Object.fromEntries(
    (problem.errors ?? []).map(({ path, message }) => [path.split('/').at(-1) ?? '', message]),
  );
  const seconds = problem.facts?.['retryAfterSeconds'];
  if (problem.code === 'RATE_LIMITED' && typeof seconds === 'number')
    return {
      errors: {},
      message: t('requests:tryLater', { count: Math.max(1, Math.ceil(seconds / 60)), phone: phonePlace }),
    };
  const words = problemMessage(problem);
  const message = limits.has(problem.code)
    ? `${words} ${t('requests:callUs', { phone: phonePlace })}.`
    : words;
  return { errors, message: Object.keys(errors).length > 0 ? null : message };
}
