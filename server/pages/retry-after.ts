import type { FinishedPage } from './render.ts';

/** The API was overloaded (503) or limited the caller's rate (429), and named the seconds to wait. */
export interface RetryAfter {
  status: 429 | 503;
  retryAfterSeconds: number;
}

/**
 * A page that failed because of it keeps its screen, with the same status and `Retry-After`, so that no search engine and no proxy
 * stores it as the page.
 */
export function applyRetryAfter(page: FinishedPage, retryAfter: RetryAfter | null): FinishedPage {
  if (retryAfter === null || (page.status < 500 && page.status !== retryAfter.status)) return page;
  const headers = {
    ...page.headers,
    'retry-after': String(retryAfter.retryAfterSeconds),
    'cache-control': 'no-store',
  };
  return { ...page, status: retryAfter.status, headers };
}
