import { type CipherGCMTypes, createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What is encrypted: each purpose has a separate key. */
export type SealedPurpose = 'card-token' | 'hand-over-code' | 'staff-totp' | 'webhook-secret' | 'gold-person';

/** Encrypts secret texts at rest: whoever reads the database cannot read them, and a change there is detected. */
export interface Sealer {
  /** Returns header, nonce, tag and text. The same text is never encrypted the same way twice. */
  seal: (text: string) => Buffer;
  /** Throws if the text was not sealed with this secret for this purpose, or was changed since. */
  open: (sealed: Buffer) => string;
}

/**
 * The ciphers that a sealed text may name, by the number in its header. All of them can be opened; new texts use `usedNow`, and `npm run
 * keys -- reseal` converts stored ones to it. To add a cipher, add a line here (docs/security/keys.md).
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

/** Authenticated encryption; the key is derived from the shop's secret by HKDF. */
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

/** Returns the header of texts sealed under this secret by this cipher. It reveals only whether two secrets are the same. */
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
  /** Authenticated as additional data, so that the cipher cannot be changed. */
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

/** Opens a text without a header: sealed by the first cipher, without additional data. */
const decryptUnmarked = (key: Buffer, sealed: Buffer): string =>
  decrypt({ cipher: 1, key, header: Buffer.alloc(0) }, sealed);

/** Node types only the AES modes as authenticated when given by name; both of our ciphers take the same calls. */
const nameOf = (cipher: CipherNumber): CipherGCMTypes => ciphers[cipher] as CipherGCMTypes;
