import type { Problem } from '#contract/problem.ts';

/** Thrown to a page's loader or action by a refused operation: `problem` is the body that HTTP would have sent. */
export class PageProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, cause: unknown) {
    super(problem.code, { cause });
    // the storefront recognises it by its name (client/problem.ts), because its build does not contain the server's class
    this.name = 'ApiProblem';
    this.problem = problem;
  }
}

export const problemOf = (error: unknown): Problem | undefined =>
  error instanceof PageProblem ? error.problem : undefined;
