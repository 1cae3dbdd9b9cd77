import type { Problem } from '#contract/problem.ts';

/** The API refused: `problem` is the RFC 9457 answer in the shopper's language. */
export class ApiProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.name = 'ApiProblem';
    this.problem = problem;
  }
}

/** By its name and not by its class: the server throws such errors into loaders and actions, and its build has a class of its own. */
export const isApiProblem = (error: unknown): error is Error & { problem: Problem } =>
  error instanceof Error && error.name === 'ApiProblem' && 'problem' in error;
