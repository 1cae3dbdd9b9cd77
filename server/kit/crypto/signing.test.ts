import { describe, expect, it } from 'vitest';
import { isSignedToken, randomToken, signToken } from './signing.ts';

const secret = 'a-secret-for-tests-only-0123456789';

describe('the token of a signed link', () => {
  it('is the same for the same text, and differs for another text or another secret', () => {
    const token = signToken(secret, 'order', 'Z-260408-00001');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(signToken(secret, 'order', 'Z-260408-00001')).toBe(token);
    expect(signToken(secret, 'order', 'Z-260408-00002')).not.toBe(token);
    expect(signToken(`${secret}!`, 'order', 'Z-260408-00001')).not.toBe(token);
  });

  it('is verified only if it is identical', () => {
    const token = signToken(secret, 'order', 'Z-260408-00001');
    expect(isSignedToken(token, token)).toBe(true);
    for (const wrong of [undefined, '', token.slice(1), `${token}A`, token.toLowerCase()]) {
      expect(isSignedToken(token, wrong)).toBe(false);
    }
  });
});

describe('a random cookie secret', () => {
  it('is never the same twice', () => {
    expect(randomToken()).toMatch(/^[\w-]{43}$/);
    expect(randomToken()).not.toBe(randomToken());
  });
});
