import type { RetryAfter } from '../retry-after.ts';

/** What the calls of one page came to. */
export interface Visit {
  /** What the page depends on. */
  tags: Set<string>;
  /** False as soon as one answer was the caller's own. */
  anonymous: boolean;
  /** null = every operation answered. */
  retryAfter: RetryAfter | null;
}

export const newVisit = (): Visit => ({ tags: new Set(), anonymous: true, retryAfter: null });
