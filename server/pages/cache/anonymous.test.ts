import { describe, expect, it } from 'vitest';
import { hasOnlyCart, isAnonymous } from './anonymous.ts';

describe('a page from the page cache', () => {
  it.each([undefined, '', 'lang=uz', 'announcement=1; lang=ru', 'discart=1'])(
    'is sent to a visitor with %j',
    (cookie) => {
      expect(isAnonymous(cookie)).toBe(true);
    },
  );

  it.each([
    'cart=a',
    'lang=uz; access_token=a.b',
    'refresh_token=a',
    'lang=uz;role=a.b',
    'lang=uz; __Host-cart=a',
    '__Host-role=a.b',
  ])('is not sent to a visitor with %j', (cookie) => {
    expect(isAnonymous(cookie)).toBe(false);
  });
});

describe('a request with only a cart cookie', () => {
  it.each(['cart=a', 'lang=uz; cart=a', '__Host-cart=a'])('is recognised by %j', (cookie) =>
    expect(hasOnlyCart(cookie)).toBe(true),
  );
  it.each([undefined, 'lang=uz', 'cart=a; refresh_token=b', '__Host-cart=a; __Host-refresh_token=b'])(
    'is not recognised by %j',
    (cookie) => expect(hasOnlyCart(cookie)).toBe(false),
  );
});
