import type { FinishedPage } from './render.ts';

/**
 * A page that failed because the API could not answer for the moment: it keeps its screen, but says 503 and when to come again,
 * so that no search engine and no proxy takes it for the page.
 */
export function passOutageOn(page: FinishedPage, retryAfterSeconds: number | null): FinishedPage {
  if (retryAfterSeconds === null || page.status < 500) return page;
  const headers = {
    ...page.headers,
    'retry-after': String(retryAfterSeconds),
    'cache-control': 'no-store',
  };
  return { ...page, status: 503, headers };
}
