import type { FinishedPage } from './render.ts';

/** The API was overloaded (503) or limited the caller's rate (429), and sent the seconds to wait. */
export interface RetryAfter {
  status: 429 | 503;
  retryAfterSeconds: number;
}

/**
 * A page that failed for this reason keeps its content and gets the same status and `Retry-After`, so that search engines and proxies do
 * not store it.
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
