import { describe, expect, it } from 'vitest';
import { contentPages } from '#contract/words.ts';
import { inEveryLanguage, languageOfPath, linksIn, pathWithoutLanguage } from './links.ts';

const rings = { slugRu: 'koltsa', slugUz: 'uzuklar', slugEn: 'rings' };

describe('the addresses of the shop', () => {
  it('have no prefix in Russian and a prefix in the other languages', () => {
    expect(inEveryLanguage((language) => linksIn(language).home())).toEqual({
      ru: '/',
      uz: '/uz',
      'uz-Cyrl': '/uz-cyrl',
      en: '/en',
    });
    expect(inEveryLanguage((language) => linksIn(language).category(rings))).toEqual({
      ru: '/catalog/koltsa',
      uz: '/uz/catalog/uzuklar',
      'uz-Cyrl': '/uz-cyrl/catalog/uzuklar',
      en: '/en/catalog/rings',
    });
  });

  it('are encoded so that they are valid in a header', () => {
    expect(linksIn('uz').requested('notify', 'ﬃ/..')).toBe('/uz/requests/notify/%EF%AC%83%2F..');
  });

  it.each([
    ['/', 'ru', '/'],
    ['/uz', 'uz', '/'],
    ['/uz-cyrl', 'uz-Cyrl', '/'],
    ['/uz-cyrl/catalog/uzuklar', 'uz-Cyrl', '/catalog/uzuklar'],
    ['/uz-cyrlx', 'ru', '/uz-cyrlx'],
    ['/en/catalog/rings', 'en', '/catalog/rings'],
    ['/ru/catalog', 'ru', '/ru/catalog'],
    ['/uzbekistan', 'ru', '/uzbekistan'],
  ])('%s is a page in %s', (pathname, language, rest) => {
    expect(languageOfPath(pathname)).toBe(language);
    expect(pathWithoutLanguage(pathname)).toBe(rest);
  });

  it('match the snapshot, which is the site map', () => {
    const links = linksIn('en');
    expect([
      links.home(),
      links.catalog('q=ring'),
      links.category(rings, 'ringSize=17'),
      links.collections(),
      links.collection(rings, 'metal=yellow'),
      links.moments(),
      links.moment('ring'),
      links.product({ slugRu: 'r', slugUz: 'u', slugEn: 'swallow-ring' }, 'ZR-001842'),
      links.reviews({ slugRu: 'r', slugUz: 'u', slugEn: 'swallow-ring' }, 2),
      links.writeReview({ number: 'Z-260412-00173', piece: 'ZR-001842', token: 'abc' }),
      links.compare(),
      links.compare([7, 3], 'only=differences'),
      links.favorites('ids=7,3'),
      links.favoritesToggle(),
      links.favoritesSync(),
      links.favoritesCards([7, 3]),
      links.stores({ city: 'samarkand', open: '1' }),
      links.store('buxoro'),
      links.certificateLookUp(),
      links.certificate('ZC-2026-000101-7K'),
      links.cart(),
      links.checkout(),
      links.success({ number: 'Z-260412-00173', token: 'abc' }),
      links.failed({ number: 'Z-260412-00173', token: 'abc' }),
      links.guestOrder({ number: 'Z-260412-00173', token: 'abc' }),
      links.giftSlip({ number: 'Z-260412-00173', token: 'abc' }),
      links.sizeGuide(),
      links.request('visit', { store: 'buxoro', piece: 'ZR-001842' }),
      links.request('call-back'),
      links.requested('notify', '12-abc'),
      links.offline('/catalog?q=ring'),
      links.manifest(),
      ...contentPages.map((slug) => links.content(slug)),
    ]).toMatchInlineSnapshot(`
      [
        "/en",
        "/en/catalog?q=ring",
        "/en/catalog/rings?ringSize=17",
        "/en/collections",
        "/en/collections/rings?metal=yellow",
        "/en/moments",
        "/en/ring-moments",
        "/en/product/swallow-ring?piece=ZR-001842",
        "/en/product/swallow-ring/reviews?page=2",
        "/en/reviews/write?order=Z-260412-00173&piece=ZR-001842&token=abc",
        "/en/compare",
        "/en/compare?ids=7,3&only=differences",
        "/en/favorites?ids=7,3",
        "/en/favorites/toggle",
        "/en/favorites/sync",
        "/en/favorites/cards?ids=7,3",
        "/en/stores?city=samarkand&open=1",
        "/en/stores/buxoro",
        "/en/certificate",
        "/en/certificate/ZC-2026-000101-7K",
        "/en/cart",
        "/en/checkout",
        "/en/checkout/success?order=Z-260412-00173&token=abc",
        "/en/checkout/failed?order=Z-260412-00173&token=abc",
        "/en/order/Z-260412-00173?token=abc",
        "/en/checkout/gift-slip?order=Z-260412-00173&token=abc",
        "/en/size-guide",
        "/en/requests/visit?store=buxoro&piece=ZR-001842",
        "/en/requests/call-back",
        "/en/requests/notify/12-abc",
        "/en/offline?to=%2Fcatalog%3Fq%3Dring",
        "/manifest/en",
        "/en/delivery",
        "/en/returns",
        "/en/payment",
        "/en/care",
        "/en/offer",
        "/en/privacy",
        "/en/contacts",
        "/en/fineness-and-hallmarks",
        "/en/about-brand",
        "/en/about-factory",
      ]
    `);
  });
});
