import { expect, it } from 'vitest';
import { hrefOfBanner } from './banner-link.ts';

const rings = { slugUz: 'uzuklar', slugRu: 'koltsa', slugEn: 'rings' };

it.each([
  ['/catalog/rings', 'ru', '/catalog/koltsa'],
  ['/catalog/rings', 'uz', '/uz/catalog/uzuklar'],
  ['/catalog/rings', 'en', '/en/catalog/rings'],
  ['/catalog?collection=anor', 'uz', '/uz/catalog?collection=anor'],
  ['/catalog/brooches', 'ru', '/catalog/brooches'],
] as const)('the banner’s link %s is %s’s own address', (link, language, href) => {
  expect(hrefOfBanner(link, [rings], language)).toBe(href);
});
