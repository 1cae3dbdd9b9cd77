import { facetNames, pageLanguages, pathPrefix, switchNames } from '#contract/words.ts';

/** The only query parameters that change what an anonymous page shows, in the canonical order. */
const whitelisted = [
  'q',
  ...facetNames,
  'minPrice',
  'maxPrice',
  'minWeight',
  'maxWeight',
  'minCarat',
  'maxCarat',
  ...switchNames,
  'sort',
  'view',
  'all',
  'piece',
  // chosen on a product page; on a listing, the former name of `ringSize`, which redirects
  'size',
  'page',
  'city',
  'service',
  'open',
  'number',
];
const maxLength = 300;
/**
 * Paths of personal pages. The link of an order opens it without a login, so no other visitor may ever get the page. Personal too: the
 * login, everything that requires it, requests, reviews of an order, and the consent to measurement. A guest's favorites and compared
 * products are in the query of the address, as are the letters typed into the search; each would evict a cached page.
 */
const personal = new RegExp(
  `^(?:${pageLanguages.map(pathPrefix).join('|')})/(?:checkout|compare|favorites|login|logout|measurement|order|profile|requests|reviews|search)(?:/|$)`,
);
/** Requires a login before that address is shown (product-spec 2). */
const requiresLogin = /[?&]require-auth=/;
/** A signed preview for the staff shows unpublished content (server/kit/crypto/preview-token.ts). */
const isPreview = /[?&]preview=/;

/**
 * Returns the address under which a page is rendered and cached: language, path and whitelisted query in canonical order, so that tracking
 * parameters neither split the cache nor get into a page. Null if it is personal or not cacheable.
 */
export function pageKey(url: string): string | null {
  const start = url.indexOf('?');
  const pathname = start === -1 ? url : url.slice(0, start);
  if (personal.test(pathname) || requiresLogin.test(url) || isPreview.test(url)) return null;
  const query = start === -1 ? '' : whitelistedQuery(url.slice(start));
  const key = query === '' ? pathname : `${pathname}?${query}`;
  return key.length > maxLength ? null : key;
}

function whitelistedQuery(search: string): string {
  const given = new URLSearchParams(search);
  const params = new URLSearchParams();
  for (const name of whitelisted) for (const value of given.getAll(name)) params.append(name, value);
  return params.toString();
}
