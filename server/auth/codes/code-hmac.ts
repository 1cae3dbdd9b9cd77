import { hmac } from '#server/kit/crypto/signing.ts';
import type { CodePurpose } from './queries-code.ts';

/** The stored form of a code: without the shop's secret, a million guesses against a stolen database find nothing. */
export function codeHmac(
  secret: string,
  { purpose, destination, code }: { purpose: CodePurpose; destination: string; code: string },
): Buffer {
  return hmac(secret, `code:${purpose}:${destination}:${code}`);
}
