import type { Caller } from '#server/kit/operation.ts';
import type { Cookies } from '#server/kit/http/cookies.ts';
import { sha256 } from '#server/kit/crypto/signing.ts';
import { cartTokenOf, setCartCookie } from './cart-cookie.ts';

/** The owner of a cart: either a user, on all their devices, or a guest who has the token of its cookie. */
export type CartOwner = { userId: number } | { token: string };

/** Returns the owner of the caller's cart: the user, otherwise the cookie's guest; undefined for a guest without a cart. */
export function cartOwnerOf({ user, cookies }: Pick<Caller, 'user' | 'cookies'>): CartOwner | undefined {
  if (user !== null) return { userId: user.id };
  const token = cartTokenOf(cookies);
  return token === undefined ? undefined : { token };
}

/** Renews a guest's cookie for another 30 days; users need none. */
export function rememberCart(cookies: Cookies, owner: CartOwner): void {
  if ('token' in owner) setCartCookie(cookies, owner.token);
}

/** The owner as a text without personal data; scopes the keys of idempotent calls. */
export function scopeOf(owner: CartOwner): string {
  return 'userId' in owner ? `user:${owner.userId}` : sha256(owner.token).toString('base64url');
}
