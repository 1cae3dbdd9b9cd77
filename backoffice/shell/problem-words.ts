import { isApiProblem } from '#client/problem.ts';

/** The server's message about a failed call; null if there was no response. */
export function wordsOfProblem(error: unknown): string | null {
  if (!isApiProblem(error)) return null;
  const { title, detail, facts } = error.problem;
  // which of the pieces
  const serial = facts?.['serial'];
  return `${typeof serial === 'string' ? `${serial}: ` : ''}${title}. ${detail}`;
}
