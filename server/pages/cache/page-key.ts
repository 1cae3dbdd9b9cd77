import { facetNames, pageLanguages, pathPrefix, switchNames } from '#contract/words.ts';

/** The only query names that change what an anonymous page shows, in the canonical order of its address. */
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
  // chosen on a product page; on a listing the former name of `ringSize`, answered with a redirect
  'size',
  'page',
  'city',
  'service',
  'open',
  'number',
];
const maxLength = 300;
/**
 * The link of an order opens it without a login; no other visitor may ever see the page. A login is
 * somebody's, and so is all that needs one, requests, reviews of an order, and the consent to measurement.
 * What a guest saved or compares is in the query of its address, whichever it is; so are the letters somebody types, and each
 * would push a page out.
 */
const personal = new RegExp(
  `^(?:${pageLanguages.map(pathPrefix).join('|')})/(?:checkout|compare|favorites|login|logout|measurement|order|profile|requests|reviews|search)(?:/|$)`,
);
/** Asks for a login before that address is shown (product-spec 2). */
const requiresLogin = /[?&]require-auth=/;
/** A signed preview of the staff: it shows what is not public (server/kit/crypto/preview-token.ts). */
const isPreview = /[?&]preview=/;

/**
 * The address a page is rendered from and cached under: language and path with the whitelisted query in one order, so that
 * tracking parameters neither split the cache nor get into a page. Null = personal, or not cacheable.
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
