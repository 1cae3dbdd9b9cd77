import type { Cookies } from '#server/kit/http/cookies.ts';
import { isSignedToken, signToken } from '#server/kit/crypto/signing.ts';
import { measuredSessionOf } from './answer-cookie.ts';

/** HttpOnly; the session cookie itself can be read by the page. */
const cookieName = 'measured_proof';
const maxAgeSeconds = 24 * 60 * 60;

const proofOf = (secret: string, session: string): string => signToken(secret, 'measured-session', session);

/** Signs the browser's session; does nothing without a session or consent. */
export function signSession(cookies: Cookies, secret: string): void {
  const session = measuredSessionOf(cookies);
  if (session !== undefined) cookies.set(cookieName, proofOf(secret, session), { maxAgeSeconds });
}

/** Checks whether the server signed this session in this browser. */
export const isSignedSession = (
  cookies: Pick<Cookies, 'get'>,
  { secret, session }: { secret: string; session: string },
): boolean => isSignedToken(proofOf(secret, session), cookies.get(cookieName));
