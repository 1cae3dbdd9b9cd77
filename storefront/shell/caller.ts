import { createContext, data } from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import type { Api } from '#contract/operations/all.ts';
import type { PageLanguage } from '#contract/words.ts';

/**
 * How loaders and actions access the shop: its operations as functions, called for the page's visitor in the language
 * of the page's URL.
 */
export interface Caller {
  api: Api;
  language: PageLanguage;
}

export const callerContext = createContext<Caller>();

/** Called with errors while a page is rendered. */
export const reporterContext = createContext<(error: unknown) => void>();

/** Shows a rate limit as such instead of an error page; every other problem is rethrown. */
export async function orRateLimited<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isApiProblem(error) && error.problem.code === 'RATE_LIMITED') throw data(null, { status: 429 });
    throw error;
  }
}

const unknown = new Set(['NOT_FOUND', 'VALIDATION_FAILED']);

/** Null for what does not exist, or no longer; for a part of a page, which is shown without it. Every other problem is rethrown. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isApiProblem(error) && (unknown.has(error.problem.code) || error.problem.code === 'GONE'))
      return null;
    throw error;
  }
}

/**
 * Turns "not found", or an id that cannot exist, into the 404 page, and a deleted thing into the same page with 410;
 * every other problem is rethrown.
 */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isApiProblem(error) && unknown.has(error.problem.code)) throw data(null, { status: 404 });
    if (isApiProblem(error) && error.problem.code === 'GONE') throw data(null, { status: 410 });
    throw error;
  }
}
