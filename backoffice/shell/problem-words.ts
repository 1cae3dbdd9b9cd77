import { isApiProblem } from '#client/problem.ts';

/** What the shop answered to a call, for the one who made it; null = it did not answer. */
export const wordsOfProblem = (error: unknown): string | null =>
  isApiProblem(error) ? `${error.problem.title}. ${error.problem.detail}` : null;
