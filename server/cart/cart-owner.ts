import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User, Users } from '#server/kit/session.ts';
import { sha256 } from '#server/kit/signing.ts';
import { cartTokenOf, setCartCookie } from './cart-cookie.ts';

/** Whose a cart is: a user's on all their devices, or a guest's who has the secret of its cookie; never both. */
export type CartOwner = { userId: number } | { token: string };

/** Whose cart the call is about: a user's own, else the cookie's; undefined: a guest without a cart. Refuses UNAUTHENTICATED. */
export async function findCartOwner(users: Users, request: FastifyRequest): Promise<CartOwner | undefined> {
  return cartOwnerOf(request, await users.find(request));
}

/** The same for a caller who is known already. */
export function cartOwnerOf(
  request: FastifyRequest,
  user: Pick<User, 'id'> | undefined,
): CartOwner | undefined {
  if (user !== undefined) return { userId: user.id };
  const token = cartTokenOf(request);
  return token === undefined ? undefined : { token };
}

/** A guest's browser keeps the cookie for another 30 days; a user needs none. */
export function rememberCart(
  reply: FastifyReply,
  { owner, hasSecureCookies }: { owner: CartOwner; hasSecureCookies: boolean },
): void {
  if ('token' in owner) setCartCookie(reply, { token: owner.token, isSecure: hasSecureCookies });
}

/** The owner as a text that names nobody: keys of idempotent calls are kept under it. */
export function scopeOf(owner: CartOwner): string {
  return 'userId' in owner ? `user:${owner.userId}` : sha256(owner.token).toString('base64url');
}
