import { expect, it } from 'vitest';
import { pageTypeOf, reportedPath } from './page-type.ts';

it.each([
  ['/', '', 'home'],
  ['/uz', '', 'home'],
  ['/catalog', '', 'catalog'],
  ['/en/catalog', '?q=swallow', 'search'],
  ['/en/catalog', '?metal=white', 'listing'],
  ['/catalog/koltsa', '?ringSize=17', 'listing'],
  ['/uz/product/qaldirgoch-uzugi', '?piece=ZR-001014', 'product'],
  ['/nikoh-moments', '', 'moment'],
  ['/certificate/ZC-2026-000184-K7', '', 'certificate'],
  ['/en/profile/my-orders/Z-261121-00001', '', 'order'],
  ['/uz/order/Z-261121-00001', '?token=x', 'order'],
  ['/requests/notify/KEY', '', 'other'],
  ['/delivery', '', 'content'],
])('%s%s is a page of the type %s', (pathname, search, type) => {
  expect(pageTypeOf(pathname, search)).toBe(type);
});

it('the path of a personal page is not sent', () => {
  expect(reportedPath('/uz/product/qaldirgoch-uzugi')).toBe('/uz/product/qaldirgoch-uzugi');
  for (const path of [
    '/profile/my-orders/Z-261121-00001',
    '/order/Z-261121-00001',
    '/checkout/success',
    '/favorites',
    '/requests/notify/KEY',
    '/продукт',
  ])
    expect(reportedPath(path)).toBeUndefined();
});
