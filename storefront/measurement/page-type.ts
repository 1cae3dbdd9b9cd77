import type { PageType } from '#contract/measurement.ts';
import { pathWithoutLanguage } from '#storefront/links.ts';

/** Page types by the whole path. */
const whole: Record<string, PageType> = {
  '/': 'home',
  '/catalog': 'catalog',
  '/collections': 'collections',
  '/moments': 'moments',
  '/favorites': 'favorites',
  '/compare': 'compare',
  '/cart': 'cart',
  '/checkout': 'checkout',
  '/checkout/success': 'success',
  '/checkout/failed': 'failed',
  '/stores': 'stores',
  '/size-guide': 'size-guide',
  '/login': 'login',
  '/logout': 'login',
};
/** Page types by the beginning of the path. */
const beginnings: [start: string, type: PageType][] = [
  ['/catalog/', 'listing'],
  ['/collections/', 'collection'],
  ['/product/', 'product'],
  ['/stores/', 'store'],
  ['/certificate', 'certificate'],
  ['/profile/my-orders/', 'order'],
  ['/order/', 'order'],
  ['/profile', 'profile'],
  ['/requests', 'other'],
  ['/reviews', 'other'],
  ['/measurement', 'other'],
];

/** The type of the page at an address; a page without a type of its own is a content page. */
export function pageTypeOf(pathname: string, search = ''): PageType {
  const path = pathWithoutLanguage(pathname);
  if (path === '/catalog' && search !== '')
    return new URLSearchParams(search).has('q') ? 'search' : 'listing';
  if (path.endsWith('-moments')) return 'moment';
  return whole[path] ?? beginnings.find(([start]) => path.startsWith(start))?.[1] ?? 'content';
}

/** Pages whose address is personal. */
const personal = new Set<PageType>([
  'success',
  'failed',
  'order',
  'profile',
  'login',
  'favorites',
  'checkout',
  'other',
]);

/** The path as it may be reported: without personal parts and without the query. */
export function reportedPath(pathname: string): string | undefined {
  const isPlain = /^\/[A-Za-z0-9/_-]{0,200}$/.test(pathname);
  return isPlain && !personal.has(pageTypeOf(pathname)) ? pathname : undefined;
}
