/** Cookies that make a page somebody's own: with one of them nothing comes from the page cache or goes into it. */
const personalCookies = /(?:^|;\s*)(?:cart|access_token|refresh_token|role)=/;

/** A visitor who sees what everybody sees. */
export const isAnonymous = (cookie: string | undefined): boolean => !personalCookies.test(cookie ?? '');
