import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

describe('where a login may redirect', () => {
  it.each([
    ['/', '/'],
    ['/profile', '/profile'],
    ['/uz/profile/my-orders?order=Z-1', '/uz/profile/my-orders?order=Z-1'],
    ['/catalog?q=кольцо', '/catalog?q=%D0%BA%D0%BE%D0%BB%D1%8C%D1%86%D0%BE'],
  ])('%s is a page of the shop', (given, path) => {
    expect(ownPath(given)).toBe(path);
  });

  it.each([
    null,
    '',
    'profile',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    '/profile\r\nset-cookie: a=b',
    `/${'a'.repeat(1000)}`,
  ])('%j is not', (given) => {
    expect(ownPath(given)).toBeNull();
  });

  it('is never on another host, whatever was requested', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '\u2028',
      'evil.example',
      'https:',
      ' ',
    );
    const odd = fc.array(parts, { maxLength: 8 }).map((some) => some.join(''));
    const paths = fc.oneof(
      odd,
      odd.map((end) => `/${end}`),
      fc.webUrl(),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(paths, (given) => {
        const path = ownPath(given);
        if (path === null) return;
        const landed = new URL(path, 'https://zarona.uz/uz/cart');
        expect(landed.origin).toBe('https://zarona.uz');
        expect(path).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
        // a browser that is redirected there once more stays in the shop, too
        expect(new URL(landed.pathname, 'https://zarona.uz').origin).toBe('https://zarona.uz');
      }),
      { numRuns: 500 },
    );
  });
});
