import type { PageLanguage } from '#contract/words.ts';
import { certificateId } from '#domain/catalog/certificate-id.ts';

/** A page of the shop that `npm run screens` takes pictures of. */
export interface Screen {
  name: string;
  /** Without the language's prefix. */
  path: string;
}

const uzbek = { rings: 'uzuklar', ring: 'qaldirgoch-uzugi', collection: 'anor' };
const slugs: Record<PageLanguage, { rings: string; ring: string; collection: string }> = {
  ru: { rings: 'koltsa', ring: 'koltso-lastochka', collection: 'anor' },
  uz: uzbek,
  'uz-Cyrl': uzbek,
  en: { rings: 'rings', ring: 'swallow-ring', collection: 'anor' },
};
/** A word that finds rings, in each language. */
const searched: Record<PageLanguage, string> = { ru: 'кольцо', uz: 'uzuk', 'uz-Cyrl': 'узук', en: 'ring' };

const named = (name: string, path: string): Screen => ({ name, path });

/** Screens for every visitor. */
export function guestScreens(language: PageLanguage): Screen[] {
  const { rings, ring, collection } = slugs[language];
  return [
    named('home', '/'),
    named('catalog', '/catalog'),
    named('listing', `/catalog/${rings}`),
    named('listing-filters', `/catalog/${rings}?probe=585&stone=diamond&sort=price`),
    named('listing-empty', `/catalog/${rings}?probe=750&stone=turquoise&ringSize=15.5`),
    named('search', `/catalog?q=${encodeURIComponent(searched[language])}`),
    named('search-nothing', '/catalog?q=qwerty'),
    named('product', `/product/${ring}`),
    named('product-sold', '/product/ZR-077'),
    named('favorites-empty', '/favorites'),
    named('favorites-shared', '/favorites?ids=1,4,7'),
    named('compare', '/compare?ids=1,4,7'),
    named('compare-empty', '/compare'),
    named('cart-empty', '/cart'),
    named('collections', '/collections'),
    named('collection', `/collections/${collection}`),
    named('moments', '/moments'),
    named('moment', '/nikoh-moments'),
    named('stores', '/stores'),
    named('store', '/stores/toshkent-chilonzor'),
    named('certificate-look-up', '/certificate'),
    named('certificate', `/certificate/${certificateId(2026, 101)}`),
    named('certificate-unknown', `/certificate/${certificateId(2026, 999_999)}`),
    ...[
      'about-brand',
      'about-factory',
      'size-guide',
      'fineness-and-hallmarks',
      'delivery',
      'returns',
      'payment',
      'care',
      'offer',
      'privacy',
      'measurement',
      'contacts',
      'login',
      'offline',
      'requests/call-back',
      'checkout/failed',
    ].map((slug) => named(slug.replaceAll('/', '-'), `/${slug}`)),
    named('not-found', '/nothing-here'),
  ];
}

/** Screens that need a piece in the cart. */
export const cartScreens: readonly Screen[] = [
  named('cart', '/cart'),
  named('checkout-not-held', '/checkout'),
];

/** Screens of a cart whose pieces are held. */
export const heldScreens: readonly Screen[] = [named('cart-held', '/cart'), named('checkout', '/checkout')];

/** Screens of a logged-in user with an order. */
export function profileScreens({ number, token }: { number: string; token: string }): Screen[] {
  const order = `?order=${number}&token=${token}`;
  return [
    named('profile', '/profile'),
    named('profile-my-orders', '/profile/my-orders'),
    named('profile-my-orders-one', `/profile/my-orders/${number}`),
    named('profile-my-addresses', '/profile/my-addresses'),
    named('profile-my-addresses-new', '/profile/my-addresses?edit=new'),
    named('profile-my-cards', '/profile/my-cards'),
    named('profile-settings', '/profile/settings'),
    named('order', `/order/${number}?token=${token}`),
    named('order-placed', `/checkout/success${order}`),
  ];
}

export const screenNames: readonly string[] = [
  ...guestScreens('ru'),
  ...cartScreens,
  ...heldScreens,
  ...profileScreens({ number: '', token: '' }),
].map(({ name }) => name);
