/**
 * Cookies that make a page personal, with or without the https prefix (server/kit/http/cookie-names.ts): with one of them nothing is read
 * from or stored in the page cache.
 */
const personalCookies = /(?:^|;\s*)(?:__Host-)?(?:cart|access_token|refresh_token|role)=/;

/** Cookies that a login sets. */
const loginCookies = /(?:^|;\s*)(?:__Host-)?(?:access_token|refresh_token|role)=/;

/** Checks whether a cart cookie is the only personal cookie: if no such cart exists, the visitor gets the public page. */
export const hasOnlyCart = (cookie: string | undefined): boolean =>
  !isAnonymous(cookie) && !loginCookies.test(cookie ?? '');

/** Checks whether the visitor sees the public page. */
export const isAnonymous = (cookie: string | undefined): boolean => !personalCookies.test(cookie ?? '');
