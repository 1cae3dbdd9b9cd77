import type { Problem } from '#contract/problem.ts';
import { phonePlace } from '#storefront/shell/frame/footer/contacts.ts';
import type { T } from './texts.ts';

/** What the API says of its refusal, whole: its second sentence speaks of what the first one names. */
export const wordsOf = ({ title, detail }: Problem): string => `${title}. ${detail}`;

/** The same, and whom to call meanwhile. */
export const wordsWithCall = (problem: Problem, t: T): string =>
  `${wordsOf(problem)} ${t('checkout:callUs', { phone: phonePlace })}.`;

/** The words about wrong last digits of an order's phone: they can be tried again; after too many one waits or calls. */
export const wordsOfDigits = (problem: Problem, t: T): string =>
  problem.code === 'RATE_LIMITED' ? wordsWithCall(problem, t) : problem.detail;
