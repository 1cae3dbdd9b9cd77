import type { Caller } from '#server/kit/operation.ts';
import type { Cookies } from '#server/kit/http/cookies.ts';
import { sha256 } from '#server/kit/crypto/signing.ts';
import { cartTokenOf, setCartCookie } from './cart-cookie.ts';

/** Who owns a cart: a user, on all their devices, or a guest who has the secret of its cookie; never both. */
export type CartOwner = { userId: number } | { token: string };

/** The owner of the cart that the call is about: the user, else the cookie's guest; undefined: a guest without a cart. */
export function cartOwnerOf({ user, cookies }: Pick<Caller, 'user' | 'cookies'>): CartOwner | undefined {
  if (user !== null) return { userId: user.id };
  const token = cartTokenOf(cookies);
  return token === undefined ? undefined : { token };
}

/** A guest's browser stores the cookie for another 30 days; a user needs none. */
export function rememberCart(cookies: Cookies, owner: CartOwner): void {
  if ('token' in owner) setCartCookie(cookies, owner.token);
}

/** The owner as a text that names nobody: keys of idempotent calls are stored under it. */
export function scopeOf(owner: CartOwner): string {
  return 'userId' in owner ? `user:${owner.userId}` : sha256(owner.token).toString('base64url');
}
