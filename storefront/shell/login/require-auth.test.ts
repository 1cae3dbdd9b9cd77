import { describe, expect, it } from 'vitest';
import { requiresLogin, requiredUrlOf, withoutQuestion } from './require-auth.ts';

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://zarona.uz');
  return { pathname, search, hash };
};

describe('an address that requires a login', () => {
  it('contains where the login redirects, if that is in this shop', () => {
    expect(requiresLogin(at('/uz?require-auth=%2Fuz%2Fprofile'))).toBe(true);
    expect(requiredUrlOf(at('/uz?require-auth=%2Fuz%2Fprofile'))).toBe('/uz/profile');
    expect(requiredUrlOf(at('/?require-auth=https%3A%2F%2Fevil.example'))).toBeNull();
    expect(requiredUrlOf(at('/?require-auth='))).toBeNull();
  });

  it('is never the login page itself', () => {
    expect(requiresLogin(at('/en/login?form=email&require-auth=%2Fen%2Fprofile'))).toBe(false);
    expect(requiresLogin(at('/catalog?q=ring'))).toBe(false);
  });

  it('without the login parameter is the same page', () => {
    expect(withoutQuestion(at('/?require-auth=%2Fprofile'))).toBe('/');
    expect(withoutQuestion(at('/catalog?q=ring&require-auth=%2Fprofile#list'))).toBe('/catalog?q=ring#list');
  });
});
