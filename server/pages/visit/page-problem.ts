import type { Problem } from '#contract/problem.ts';

/** What a refused operation throws to a page's loader or action: `problem` is what HTTP would have answered. */
export class PageProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, cause: unknown) {
    super(problem.code, { cause });
    // the storefront recognises it by its name (storefront/shell/problem.ts): its build has no class of the server's
    this.name = 'ApiProblem';
    this.problem = problem;
  }
}

export const problemOf = (error: unknown): Problem | undefined =>
  error instanceof PageProblem ? error.problem : undefined;
