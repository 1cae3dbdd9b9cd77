import { hmac } from '#server/kit/crypto/signing.ts';

/** A phone or email that wants no messages, as it is kept: to be known again, and not to be read. */
export function contactHmac(secret: string, contact: string): Buffer {
  return hmac(secret, `muted:${contact}`);
}
