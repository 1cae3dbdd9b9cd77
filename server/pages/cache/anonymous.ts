/** Cookies (with the prefix of https, server/kit/http/cookie-names.ts) that make a page somebody's own: with one of them nothing comes from the page cache or goes into it. */
const personalCookies = /(?:^|;\s*)(?:__Host-)?(?:cart|access_token|refresh_token|role)=/;

/** Those that a login sets. */
const loginCookies = /(?:^|;\s*)(?:__Host-)?(?:access_token|refresh_token|role)=/;

/** Nothing but a cart makes the visitor somebody: an invented cookie shows the public page. */
export const hasOnlyCart = (cookie: string | undefined): boolean =>
  !isAnonymous(cookie) && !loginCookies.test(cookie ?? '');

/** A visitor who sees what everybody sees. */
export const isAnonymous = (cookie: string | undefined): boolean => !personalCookies.test(cookie ?? '');
