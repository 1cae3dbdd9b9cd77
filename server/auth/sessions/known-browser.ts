import type { Cookies } from '#server/kit/http/cookies.ts';
import { isSignedToken, signToken } from '#server/kit/crypto/signing.ts';

const cookie = 'known';
const lifetimeSeconds = 180 * 24 * 60 * 60;
/** A family may share a tablet. */
const maxContacts = 4;

const signatureOf = (secret: string, contact: string): string =>
  signToken(secret, 'known-browser', contact).slice(0, 22);

const signatures = (cookies: Cookies): string[] => cookies.get(cookie)?.split('.', maxContacts) ?? [];

/**
 * Whether somebody has logged in with this phone or email in this browser before. Known browsers have separate limits, so that an attacker
 * who uses up the limits of a phone or email does not lock out its owner.
 */
export function isKnownBrowser(cookies: Cookies, secret: string, contact: string): boolean {
  const expected = signatureOf(secret, contact);
  return signatures(cookies).some((given) => isSignedToken(expected, given));
}

/** Remembers in a cookie that `contact`, a phone or email, has just logged in here. The cookie proves nothing else. */
export function rememberBrowser(cookies: Cookies, secret: string, contact: string): void {
  const now = signatureOf(secret, contact);
  const before = signatures(cookies).filter((given) => given !== now);
  const value = [now, ...before].slice(0, maxContacts).join('.');
  cookies.set(cookie, value, { maxAgeSeconds: lifetimeSeconds });
}
