import type { Cookies } from '#server/kit/http/cookies.ts';
import { isSignedToken, signToken } from '#server/kit/crypto/signing.ts';

/** Two hours only: the browser may be shared, and shoppers look at an order briefly. */
const lifetimeSeconds = 2 * 60 * 60;

interface ProofParts {
  secret: string;
  number: string;
  now: Date;
}

/** The cookie's name contains the order number, so that a proof is valid for one order only. */
const nameOf = (number: string): string => `order_${number}`;

/**
 * Checks whether this browser recently proved that it knows the order's phone: it placed the order, or submitted the last digits of the
 * phone.
 */
export function hasProof(cookies: Cookies, { secret, number, now }: ProofParts): boolean {
  const [until = '', signature] = (cookies.get(nameOf(number)) ?? '').split('.', 2);
  const isTrue = isSignedToken(signatureOf({ secret, number, until }), signature);
  return isTrue && Number(until) > now.getTime();
}

/** Sets an HttpOnly cookie. It is useless without the order's link. */
export function setProof(cookies: Cookies, { secret, number, now }: ProofParts): void {
  const until = String(now.getTime() + lifetimeSeconds * 1000);
  const value = `${until}.${signatureOf({ secret, number, until })}`;
  cookies.set(nameOf(number), value, { maxAgeSeconds: lifetimeSeconds });
}

function signatureOf({ secret, number, until }: { secret: string; number: string; until: string }): string {
  return signToken(secret, 'order-proof', `${number}:${until}`);
}
