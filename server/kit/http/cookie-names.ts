import { measuredSessionCookie, measurementCookie } from '#contract/words.ts';

/**
 * Over https, HttpOnly cookies have this name prefix: `__Host-access_token`, `__Host-refresh_token`, `__Host-role` (a login in progress),
 * `__Host-cart`, `__Host-browser` (who requested a code), `__Host-known` (a browser that logged in before) and `__Host-order_<number>`
 * (the proof of an order).
 * A browser accepts such a cookie only from this host, over https and for all paths, so that neither a subdomain nor a network attacker
 * can set one. Over http, as in a demo, browsers refuse the prefix and the names have none. Cookies that pages read and write never have
 * the prefix: `lang`, the answer to the measurement question and its session, the closed announcement. They contain no secret.
 */
const prefix = '__Host-';

/**
 * Until this instant, names without the prefix are also read over https: by then, 30 days after the prefix was introduced, all earlier
 * cookies have expired.
 */
export const bareNamesUntil = Date.UTC(2026, 11, 24);

/** The session tokens of a browser that logged in through a page. */
export const tokenCookieNames = { authToken: 'access_token', refreshToken: 'refresh_token' } as const;

const readByPages = new Set<string>([measurementCookie, measuredSessionCookie]);

/** Hidden from scripts (HttpOnly). */
export const isHidden = (name: string): boolean => !readByPages.has(name);

/** Returns the name under which the cookie is set. */
export const cookieName = (name: string, isHttps: boolean): string =>
  isHttps && isHidden(name) ? prefix + name : name;

/** Returns the names under which a cookie is read; the first one present is used. */
export function namesToRead(name: string, isHttps: boolean, now = Date.now()): string[] {
  if (!isHidden(name)) return [name];
  return isHttps && now >= bareNamesUntil ? [prefix + name] : [prefix + name, name];
}
