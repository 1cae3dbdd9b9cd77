import type { Cookies } from '#server/kit/http/cookies.ts';
import { isSignedToken, signToken } from '#server/kit/crypto/signing.ts';

/** Two hours: a browser may be shared, and an order is looked at for a minute. */
const lifetimeSeconds = 2 * 60 * 60;

interface ProofParts {
  secret: string;
  number: string;
  now: Date;
}

/** The cookie's name has the order's number, so that one proof opens no other order. */
const nameOf = (number: string): string => `order_${number}`;

/** Whether this browser has proven, not long ago, to know the phone of the order: it placed it, or gave the phone's last digits. */
export function hasProof(cookies: Cookies, { secret, number, now }: ProofParts): boolean {
  const [until = '', signature] = (cookies.get(nameOf(number)) ?? '').split('.', 2);
  const isTrue = isSignedToken(signatureOf({ secret, number, until }), signature);
  return isTrue && Number(until) > now.getTime();
}

/** Hidden from scripts, and worth nothing without the order's link. */
export function setProof(cookies: Cookies, { secret, number, now }: ProofParts): void {
  const until = String(now.getTime() + lifetimeSeconds * 1000);
  const value = `${until}.${signatureOf({ secret, number, until })}`;
  cookies.set(nameOf(number), value, { maxAgeSeconds: lifetimeSeconds });
}

function signatureOf({ secret, number, until }: { secret: string; number: string; until: string }): string {
  return signToken(secret, 'order-proof', `${number}:${until}`);
}
