import { hmac } from '#server/kit/crypto/signing.ts';

/** A muted phone or email as stored: it can be recognised but not read. */
export function contactHmac(secret: string, contact: string): Buffer {
  return hmac(secret, `muted:${contact}`);
}
