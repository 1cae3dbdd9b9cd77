import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What is sealed: each has a key of its own. */
export type SealedPurpose = 'card-token' | 'hand-over-code' | 'staff-totp' | 'webhook-secret';

/** A secret text at rest: who reads the database cannot read it, who changes it there is found out. */
export interface Sealer {
  /** Nonce, tag, text. The same text is never sealed the same way twice. */
  seal: (text: string) => Buffer;
  /** Throws when it was not sealed with this secret for this purpose, or was changed since. */
  open: (sealed: Buffer) => string;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM; the key is made of the shop's secret by HKDF. */
export function createSealer(secret: string, purpose: SealedPurpose): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `zarona:${purpose}`, 32));
  return {
    seal: (text) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open: (sealed) => {
      try {
        const nonce = sealed.subarray(0, nonceBytes);
        const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
        decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
        const body = sealed.subarray(nonceBytes + tagBytes);
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch (cause) {
        throw new Error(`a sealed ${purpose} does not open`, { cause });
      }
    },
  };
}
