import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('a password', () => {
  it.each([
    'password',
    'Password1',
    'P@ssw0rd!',
    'qwerty123',
    'qwertyuiop',
    'asdfghjkl;',
    'poiuytrewq',
    '1q2w3e4r5t',
    '12345678',
    '87654321',
    '01011990',
    '998901234567',
    '+998901234567',
    'aaaaaaaa',
    'abcabcabc',
    'Tashkent2026',
    'samarqand1',
    'SAMARKAND!',
    'uzbekistan',
    'ozbekiston',
    'assalomu1',
    'onajon99',
    'iloveyou2',
    'lovelovelove',
    'parolparol',
    'zarona2026',
    'йцукенгшщз',
    'Пароль2026',
    'dragon123456',
  ])('%s is common, because anybody would guess it', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'correct horse battery staple',
    'Tashkentda bahor keldi',
    'h7#kQ2vz',
    'dragon8472615938',
    'kitob-choy-derazam',
    'мой кот любит молоко',
    '4815162342108',
  ])('%s is not common', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('a password of a generator is almost never common', () => {
    const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
    const generated = fc.string({
      unit: fc.constantFrom(...letters.split('')),
      minLength: 16,
      maxLength: 16,
    });
    fc.assert(
      fc.property(generated, (password) => {
        fc.pre(new Set(password).size > 8);
        expect(isCommonPassword(password)).toBe(false);
      }),
    );
  });
});
