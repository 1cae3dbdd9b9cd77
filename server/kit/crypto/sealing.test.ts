import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSealer, sealHeader } from './sealing.ts';

const secret = 'a-secret-for-tests-only-0123456789';
const sealer = createSealer(secret, 'card-token');

describe('a sealed text', () => {
  it.each(['', 'kept.humo.0123456789', 'токен · oʻz', 'x'.repeat(5000)])(
    'opens to what it was: %#',
    (text) => {
      expect(sealer.open(sealer.seal(text))).toBe(text);
    },
  );

  it('does not contain the text', () => {
    expect(sealer.seal('kept.humo.0123456789').toString('latin1')).not.toContain('humo');
  });

  it('opens in another process of the same shop, and in no other shop', () => {
    const sealed = sealer.seal('token');
    expect(createSealer(secret, 'card-token').open(sealed)).toBe('token');
    expect(() => createSealer(`${secret}!`, 'card-token').open(sealed)).toThrow('does not open');
  });

  it('does not open if any of its bytes was changed', () => {
    const sealed = sealer.seal('token');
    for (const index of sealed.keys()) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(sealed.readUInt8(index) ^ 1, index);
      expect(() => sealer.open(changed)).toThrow('does not open');
    }
  });

  it('does not open if a part is missing', () => {
    const sealed = sealer.seal('token');
    for (const length of [0, 1, 6, 7, 18, 19, 34, 35, sealed.length - 1])
      expect(() => sealer.open(sealed.subarray(0, length))).toThrow('does not open');
  });

  it('never reuses a nonce', () => {
    const nonces = Array.from({ length: 10_000 }, () => sealer.seal('x').subarray(7, 19).toString('hex'));
    expect(new Set(nonces).size).toBe(10_000);
  });

  it('names its key and its cipher, and reveals nothing about the secret', () => {
    const sealed = sealer.seal('token');
    expect(sealed.subarray(0, 7)).toEqual(sealHeader(secret));
    expect(sealHeader(`${secret}!`)).not.toEqual(sealHeader(secret));
    expect(sealHeader(secret, 2)).not.toEqual(sealHeader(secret));
  });

  it('opens with the cipher named in its header, which cannot be changed', () => {
    const byOther = createSealer(secret, 'card-token', 2).seal('token');
    expect(sealer.open(byOther)).toBe('token');
    byOther.writeUInt8(1, 2);
    expect(() => sealer.open(byOther)).toThrow('does not open');
  });

  it('opens also in the format that had no header', () => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'zarona:card-token', 32));
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    const body = Buffer.concat([cipher.update('token', 'utf8'), cipher.final()]);
    expect(sealer.open(Buffer.concat([nonce, cipher.getAuthTag(), body]))).toBe('token');
  });
});
