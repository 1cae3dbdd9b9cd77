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

/** Recognized by its name, not by its class: loaders and actions get errors thrown by the server, whose build has a class of its own. */
export const isApiProblem = (error: unknown): error is Error & { problem: Problem } =>
  error instanceof Error && error.name === 'ApiProblem' && 'problem' in error;
