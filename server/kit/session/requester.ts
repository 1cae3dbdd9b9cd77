import type { Cookies } from '../http/cookies.ts';
import { hmac, randomToken } from '../crypto/signing.ts';

/** A random secret of one browser, set when it requests something that only it may continue. */
const cookie = 'browser';
const lifetimeSeconds = 30 * 24 * 60 * 60;

/**
 * Returns the requester of a code or a request as stored: an HMAC, which identifies nobody and opens nothing. `name`: `user:12`, `cart:…`.
 */
export function requesterHmac(secret: string, name: string): Buffer {
  return hmac(secret, `requester:${name}`);
}

/** Returns the calling browser's requester, and sets the cookie that identifies it. */
export function browserRequester(cookies: Cookies, secret: string): Buffer {
  const given = cookies.get(cookie);
  const token = given !== undefined && /^[\w-]{43}$/.test(given) ? given : randomToken();
  cookies.set(cookie, token, { maxAgeSeconds: lifetimeSeconds });
  return requesterHmac(secret, `browser:${token}`);
}
