import { describe, expect, it } from 'vitest';
import { languageLine } from './language-cookie.ts';

const visit = (url: string, referer?: string) =>
  languageLine({ url, headers: { host: 'zarona.uz', ...(referer !== undefined && { referer }) } }, true);

describe('a language is remembered', () => {
  it.each([
    ['/uz/catalog/uzuklar', 'https://zarona.uz/catalog/koltsa', 'uz'],
    ['/uz.data', 'https://zarona.uz/', 'uz'],
    ['/catalog?q=1', 'https://zarona.uz/en/catalog?q=1', 'ru'],
    ['/en', 'https://zarona.uz/uz', 'en'],
  ])('of %s when one comes from %s', (url, referer, language) => {
    expect(visit(url, referer)).toBe(`lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`);
  });
});

describe('no language is remembered', () => {
  it.each([
    ['of a link from elsewhere', '/uz', 'https://t.me/'],
    ['of another shop with the same paths', '/uz', 'https://zarona.example/'],
    ['of a walk in one language', '/uz/catalog', 'https://zarona.uz/uz'],
    ['of a walk in Russian, whose words may begin alike', '/uzbekistan', 'https://zarona.uz/enamel'],
    ['of what is no address', '/uz', 'about:blank'],
    ['of an address typed in', '/uz', undefined],
  ])('%s', (_, url, referer) => {
    expect(visit(url, referer)).toBeNull();
  });
});
