import { facetNames } from '#contract/words.ts';

/** The only query names that change what an anonymous page shows, in the canonical order of its address. */
const whitelisted = [
  'q',
  ...facetNames,
  'minPrice',
  'maxPrice',
  'minWeight',
  'maxWeight',
  'inStore',
  'inStock',
  'sort',
  'piece',
  'page',
];
const maxLength = 300;
/** The link of an order opens it for whoever has it, with a cart or without; nobody else may ever see the page. */
const personal = /^(?:\/(?:uz|en))?\/checkout(?:\/|$)/;

/**
 * The address a page is rendered from and kept under: language and path with the whitelisted query in one order, so that
 * tracking parameters neither split the cache nor get into a page. Null = personal, or too odd to be kept.
 */
export function pageKey(url: string): string | null {
  // joined, not resolved: `//elsewhere/path` is a path here, never a host
  const { pathname, searchParams } = new URL(`http://shop${url}`);
  if (personal.test(pathname)) return null;
  const kept = new URLSearchParams();
  for (const name of whitelisted) for (const value of searchParams.getAll(name)) kept.append(name, value);
  const query = kept.toString();
  const key = query ? `${pathname}?${query}` : pathname;
  return key.length > maxLength ? null : key;
}
