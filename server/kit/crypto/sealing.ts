import { type CipherGCMTypes, createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What is sealed: each has a key of its own. */
export type SealedPurpose = 'card-token' | 'hand-over-code' | 'staff-totp' | 'webhook-secret' | 'gold-person';

/** A secret text at rest: who reads the database cannot read it, who changes it there is found out. */
export interface Sealer {
  /** Header, nonce, tag, text. The same text is never sealed the same way twice. */
  seal: (text: string) => Buffer;
  /** Throws when it was not sealed with this secret for this purpose, or was changed since. */
  open: (sealed: Buffer) => string;
}

/**
 * The ciphers that a sealed text may name, by their number in its header. What was sealed by any of them opens; new texts are sealed by
 * `usedNow`, and `npm run keys -- reseal` brings the stored ones there: another cipher is a line here (docs/security/keys.md).
 */
const ciphers = {
  1: 'aes-256-gcm',
  2: 'chacha20-poly1305',
} as const;
export type CipherNumber = keyof typeof ciphers;
const usedNow: CipherNumber = 1;

const mark = Buffer.from('ZS');
const keyIdBytes = 4;
const headerBytes = mark.length + 1 + keyIdBytes;
const nonceBytes = 12;
const tagBytes = 16;

/** Authenticated encryption; the key is made of the shop's secret by HKDF. */
export function createSealer(secret: string, purpose: SealedPurpose, cipher = usedNow): Sealer {
  const key = derive(secret, purpose, 32);
  return {
    seal: (text) => {
      const header = sealHeader(secret, cipher);
      return Buffer.concat([header, encrypt({ cipher, key, header }, text)]);
    },
    open: (sealed) => {
      try {
        const named = cipherOf(sealed);
        if (named === undefined) return decryptUnmarked(key, sealed);
        const header = sealed.subarray(0, headerBytes);
        return decrypt({ cipher: named, key, header }, sealed.subarray(headerBytes));
      } catch (cause) {
        throw new Error(`a sealed ${purpose} does not open`, { cause });
      }
    },
  };
}

/** What a text begins with that is sealed under this secret by this cipher. Tells nothing of the secret but whether it is the same. */
export function sealHeader(secret: string, cipher: CipherNumber = usedNow): Buffer {
  return Buffer.concat([mark, Buffer.of(cipher), derive(secret, 'key-id', keyIdBytes)]);
}

const derive = (secret: string, purpose: SealedPurpose | 'key-id', bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `zarona:${purpose}`, bytes));

function cipherOf(sealed: Buffer): CipherNumber | undefined {
  if (!sealed.subarray(0, mark.length).equals(mark)) return undefined;
  const number = sealed[mark.length];
  return number === 1 || number === 2 ? number : undefined;
}

interface Parts {
  cipher: CipherNumber;
  key: Buffer;
  /** Sealed along, so that nobody turns one cipher into another. */
  header: Buffer;
}

function encrypt({ cipher, key, header }: Parts, text: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(nameOf(cipher), key, nonce, { authTagLength: tagBytes });
  sealing.setAAD(header);
  const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), body]);
}

function decrypt({ cipher, key, header }: Parts, sealed: Buffer): string {
  const nonce = sealed.subarray(0, nonceBytes);
  const opening = createDecipheriv(nameOf(cipher), key, nonce, { authTagLength: tagBytes });
  opening.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  opening.setAAD(header);
  const body = sealed.subarray(nonceBytes + tagBytes);
  return Buffer.concat([opening.update(body), opening.final()]).toString('utf8');
}

/** Sealed before there was a header: by the first cipher, with nothing along. */
const decryptUnmarked = (key: Buffer, sealed: Buffer): string =>
  decrypt({ cipher: 1, key, header: Buffer.alloc(0) }, sealed);

/** Node types the modes of AES alone as authenticated by name; both of ours take the same calls. */
const nameOf = (cipher: CipherNumber): CipherGCMTypes => ciphers[cipher] as CipherGCMTypes;
