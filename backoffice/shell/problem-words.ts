import { isApiProblem } from '#client/problem.ts';

/** The server's message about a failed call; null if there was no response. */
export const wordsOfProblem = (error: unknown): string | null =>
  isApiProblem(error) ? `${error.problem.title}. ${error.problem.detail}` : null;
