import { describe, expect, it } from 'vitest';
import { pageKey } from './page-key.ts';

describe('the key of a cached page', () => {
  it.each([
    ['/catalog/koltsa', '/catalog/koltsa'],
    ['/catalog/koltsa?utm_source=telegram&fbclid=1', '/catalog/koltsa'],
    ['/catalog/koltsa?ringSize=17&probe=585', '/catalog/koltsa?probe=585&ringSize=17'],
    ['/catalog/koltsa?probe=585&ringSize=17&gclid=x', '/catalog/koltsa?probe=585&ringSize=17'],
    ['/product/koltso-lastochka?size=17&utm_source=x', '/product/koltso-lastochka?size=17'],
    ['/uz/catalog?q=uzuk', '/uz/catalog?q=uzuk'],
    ['/uz-cyrl/catalog?utm_source=x', '/uz-cyrl/catalog'],
    ['//elsewhere.example/catalog', '//elsewhere.example/catalog'],
  ])('of %s is %s', (url, key) => {
    expect(pageKey(url)).toBe(key);
  });

  it('is null for very long addresses', () => {
    expect(pageKey(`/catalog?q=${'x'.repeat(400)}`)).toBeNull();
  });

  it.each([
    '/checkout',
    '/checkout/success?order=Z-260408-00001&token=x',
    '/uz/checkout/failed?order=Z-1&token=x',
    '/favorites/cards?ids=7,3',
    '/compare?ids=7,3',
    '/uz/search/suggestions?q=uz',
    '/uz/reviews/write?order=Z-1&piece=ZR-1&token=x',
    '/login',
    '/en/logout',
    '/uz/order/Z-260408-00001?token=x',
    '/uz/profile/my-orders',
    '/uz-cyrl/profile/my-orders',
    '/uz-cyrl/checkout',
    '/uz-cyrl/order/Z-260408-00001?token=x',
    '/uz/requests/visit?store=samarqand',
    '/product/koltso-vesna?preview=17-1775631600000-signature',
    '/?require-auth=%2Fprofile',
    '/uz?sort=new&require-auth=%2Fuz%2Fprofile',
  ])('is never shared for %s', (url) => {
    expect(pageKey(url)).toBeNull();
  });
});
