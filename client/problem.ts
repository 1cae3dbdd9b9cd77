import type { Problem } from '#contract/problem.ts';

/** The API said no: `problem` is the RFC 9457 answer in the shopper's language. */
export class ApiProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.name = 'ApiProblem';
    this.problem = problem;
  }
}
