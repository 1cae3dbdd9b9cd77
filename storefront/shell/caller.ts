import { createContext, data } from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import type { Api } from '#contract/operations/all.ts';
import type { PageLanguage } from '#contract/words.ts';

/** How loaders and actions reach the shop: its operations as functions, called for the page's visitor in the language of the page's URL. */
export interface Caller {
  api: Api;
  language: PageLanguage;
}

export const callerContext = createContext<Caller>();

/** Called with errors while a page is rendered. */
export const reporterContext = createContext<(error: unknown) => void>();

/** Address of the separate jewellery site, the one external link (product-spec 2); null = there is none. */
export const partnerSiteContext = createContext<string | null>(null);

/** A rate limit is shown as such, not as an error; every other problem stays as it is. */
export async function orTooOften<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isApiProblem(error) && error.problem.code === 'RATE_LIMITED') throw data(null, { status: 429 });
    throw error;
  }
}

const unknown = new Set(['NOT_FOUND', 'VALIDATION_FAILED']);

/** A thing the API does not know, or that cannot even be the name of one, makes the 404 page, one that was deleted the same with 410; every other problem stays as it is. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isApiProblem(error) && unknown.has(error.problem.code)) throw data(null, { status: 404 });
    if (isApiProblem(error) && error.problem.code === 'GONE') throw data(null, { status: 410 });
    throw error;
  }
}
