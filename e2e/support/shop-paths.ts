import type { Language } from './words.ts';

/** The same pages of the shop in each language. */
export const shops: { language: Language; home: string; rings: string; ring: string }[] = [
  { language: 'ru', home: '/', rings: '/catalog/koltsa', ring: '/product/koltso-lastochka' },
  { language: 'uz', home: '/uz', rings: '/uz/catalog/uzuklar', ring: '/uz/product/qaldirgoch-uzugi' },
  { language: 'en', home: '/en', rings: '/en/catalog/rings', ring: '/en/product/swallow-ring' },
];
