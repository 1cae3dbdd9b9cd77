import type { FinishedPage } from './render.ts';

/** The API would not answer for the moment (503), or not so many of one address (429), and said after how many seconds to ask again. */
export interface NotNow {
  status: 429 | 503;
  retryAfterSeconds: number;
}

/**
 * A page that failed because of it keeps its screen, but says the same and when to come again, so that no search engine and no
 * proxy takes it for the page.
 */
export function passNotNowOn(page: FinishedPage, notNow: NotNow | null): FinishedPage {
  if (notNow === null || (page.status < 500 && page.status !== notNow.status)) return page;
  const headers = {
    ...page.headers,
    'retry-after': String(notNow.retryAfterSeconds),
    'cache-control': 'no-store',
  };
  return { ...page, status: notNow.status, headers };
}
