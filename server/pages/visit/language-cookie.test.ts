import { describe, expect, it } from 'vitest';
import { languageLine } from './language-cookie.ts';

const visit = (url: string, headers: Record<string, string> = {}) =>
  languageLine({ url, headers: { host: 'zarona.uz', ...headers } }, true);

describe('a visit to a page', () => {
  it.each([
    ['/uz/catalog/uzuklar', undefined, 'uz'],
    ['/uz.data', 'lang=ru', 'uz'],
    ['/catalog?q=1', 'cart=a; lang=en', 'ru'],
    ['/en', 'lang=uz; cart=a', 'en'],
    ['/uz-cyrl/catalog/uzuklar', 'lang=uz', 'uz-Cyrl'],
    ['/uz-cyrl.data', undefined, 'uz-Cyrl'],
    ['/uz', 'lang=uz-Cyrl', 'uz'],
  ])('of %s with the cookie %s stores its language', (url, cookie, language) => {
    expect(visit(url, cookie === undefined ? {} : { cookie })).toBe(
      `lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
    );
  });

  it.each([
    ['in the language of the cookie', '/uz/catalog', { cookie: 'lang=uz' }],
    ['in Cyrillic letters again', '/uz-cyrl/stores', { cookie: 'lang=uz-Cyrl' }],
    ['in Russian, which no cookie means too', '/catalog', {}],
    ['in Russian, whose words may begin alike', '/uzbekistan', {}],
    [
      'of a picture on a page of another language',
      '/stones/round',
      { cookie: 'lang=uz', 'sec-fetch-dest': 'image' },
    ],
    ['of a stylesheet', '/measurement/plain.css', { cookie: 'lang=uz', 'sec-fetch-dest': 'style' }],
    ['that a browser fetches ahead', '/uz', { 'sec-purpose': 'prefetch' }],
  ])('%s sets nothing', (_, url, headers) => {
    expect(visit(url, headers)).toBeNull();
  });
});
