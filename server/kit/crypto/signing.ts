import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a token opens: the same text signed for another purpose gives another token. */
export type SignedPurpose =
  | 'order'
  | 'order-proof'
  | 'order-link'
  | 'access'
  | 'login-step'
  | 'known-browser'
  | 'measured-session'
  | 'callback'
  | 'stock-alert'
  | 'stock-alert-message'
  | 'visit'
  | 'phone-cart'
  | 'preview';

/** Returns a link token: HMAC-SHA256 under the shop's secret, 43 characters of base64url. Needs no storage and cannot be guessed. */
export function signToken(secret: string, purpose: SignedPurpose, text: string): string {
  return hmac(secret, `${purpose}:${text}`).toString('base64url');
}

/**
 * HMAC-SHA-256 under the shop's secret, for stored values that must not be readable. A text begins with its purpose, so that values of
 * different purposes never collide.
 */
export function hmac(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}

/** Compares in constant time, so that a token cannot be found letter by letter. */
export function isSignedToken(expected: string, given: string | undefined): boolean {
  if (given === undefined) return false;
  return timingSafeEqual(sha256(expected), sha256(given));
}

/** Returns an opaque secret of 32 random bytes for a cookie or an address: 43 characters of base64url. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
