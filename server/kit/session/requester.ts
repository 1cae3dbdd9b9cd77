import type { Cookies } from '../http/cookies.ts';
import { hmac, randomToken } from '../crypto/signing.ts';

/** A random secret of one browser, set when it asks for something that is answered to it alone. */
const cookie = 'browser';
const lifetimeSeconds = 30 * 24 * 60 * 60;

/** The requester of a code or a request, as stored: an HMAC, which names nobody and opens nothing. `name`: `user:12`, `cart:…`. */
export function requesterHmac(secret: string, name: string): Buffer {
  return hmac(secret, `requester:${name}`);
}

/** The browser that calls; it gets the cookie by which it is recognized from now on. */
export function browserRequester(cookies: Cookies, secret: string): Buffer {
  const given = cookies.get(cookie);
  const token = given !== undefined && /^[\w-]{43}$/.test(given) ? given : randomToken();
  cookies.set(cookie, token, { maxAgeSeconds: lifetimeSeconds });
  return requesterHmac(secret, `browser:${token}`);
}
