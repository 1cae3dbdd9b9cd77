import { measuredSessionCookie, measurementCookie } from '#contract/words.ts';

/**
 * Over https every cookie that is hidden from scripts is called by this prefix: `__Host-access_token`, `__Host-refresh_token`, `__Host-role`
 * (a login in progress), `__Host-cart`, `__Host-browser` (who requested a code), `__Host-known` (a browser that logged in before) and
 * `__Host-order_<number>` (the proof of an order).
 * A browser takes such a cookie from this very host alone, by https and for all paths: no subdomain and nobody on the line can set one. Over
 * http, as in a demo, browsers refuse the prefix and the names are bare. So are, everywhere, the cookies that pages read and write: `lang`,
 * the answer to the question of measurement and its session, the closed announcement. They hold no secret.
 */
const prefix = '__Host-';

/** Until this instant the names without prefix are read over https, too: 30 days after the prefix was introduced all earlier cookies have expired. */
export const bareNamesUntil = Date.UTC(2026, 11, 24);

/** The tokens of a login, in the browser that logged in by a page. */
export const tokenCookieNames = { authToken: 'access_token', refreshToken: 'refresh_token' } as const;

const readByPages = new Set<string>([measurementCookie, measuredSessionCookie]);

/** Hidden from scripts. */
export const isHidden = (name: string): boolean => !readByPages.has(name);

/** What the cookie is called when it is set. */
export const cookieName = (name: string, isHttps: boolean): string =>
  isHttps && isHidden(name) ? prefix + name : name;

/** The names under which a cookie is looked for; the first one that is there counts. */
export function namesToRead(name: string, isHttps: boolean, now = Date.now()): string[] {
  if (!isHidden(name)) return [name];
  return isHttps && now >= bareNamesUntil ? [prefix + name] : [prefix + name, name];
}
