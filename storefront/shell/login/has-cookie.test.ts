import { expect, it } from 'vitest';
import { hasCookie } from './has-cookie.ts';

const withCookies = (cookie: string) => new Request('https://zarona.uz/', { headers: { cookie } });

it.each([
  ['cart=a', true],
  ['lang=uz; cart=a', true],
  ['lang=uz; __Host-cart=a', true],
  ['__Host-refresh_token=b', true],
  ['lang=cart', false],
  ['old_cart=a', false],
])('of %j, the cart or a login is present: %j', (cookie, isPresent) =>
  expect(hasCookie(withCookies(cookie), 'cart', 'refresh_token')).toBe(isPresent),
);

it('without cookies nothing is present', () =>
  expect(hasCookie(new Request('https://zarona.uz/'), 'cart')).toBe(false));
