import type { Problem } from '#contract/problem.ts';

/** A refusal by the API: `problem` is the RFC 9457 response in the shopper's language. */
export class ApiProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.name = 'ApiProblem';
    this.problem = problem;
  }
}

/** Checks by name rather than by class: loaders and actions receive errors thrown by the server, whose build has a separate class. */
export const isApiProblem = (error: unknown): error is Error & { problem: Problem } =>
  error instanceof Error && error.name === 'ApiProblem' && 'problem' in error;
