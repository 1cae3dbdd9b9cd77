import { hmac } from '#server/kit/crypto/signing.ts';
import type { CodePurpose } from './queries-code.ts';

/** Returns the stored form of a code: without the shop's secret, a stolen database cannot be searched by trying the million codes. */
export function codeHmac(
  secret: string,
  { purpose, destination, code }: { purpose: CodePurpose; destination: string; code: string },
): Buffer {
  return hmac(secret, `code:${purpose}:${destination}:${code}`);
}
