import type { RetryAfter } from '../retry-after.ts';

/** The results of one page's calls. */
export interface Visit {
  /** The cache tags that the page depends on. */
  tags: Set<string>;
  /** False as soon as one response is private to the caller. */
  anonymous: boolean;
  /** Null if every operation succeeded. */
  retryAfter: RetryAfter | null;
}

export const newVisit = (): Visit => ({ tags: new Set(), anonymous: true, retryAfter: null });
