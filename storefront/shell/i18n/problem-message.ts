import type { Problem } from '#contract/problem.ts';
import { phonePlace } from '#storefront/shell/frame/footer/contacts.ts';
import type { T } from './texts.ts';

/** The whole text of a refusal: its second sentence refers to the first. */
export const problemMessage = ({ title, detail }: Problem): string => `${title}. ${detail}`;

/** The same, with the phone to call in the meantime. */
export const messageWithPhone = (problem: Problem, t: T): string =>
  `${problemMessage(problem)} ${t('checkout:callUs', { phone: phonePlace })}.`;

/** The text for wrong last digits of an order's phone: they can be tried again; after too many attempts the shopper has to wait or call. */
export const lastDigitsMessage = (problem: Problem, t: T): string =>
  problem.code === 'RATE_LIMITED' ? messageWithPhone(problem, t) : problem.detail;
