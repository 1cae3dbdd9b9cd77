import { pathWithoutLanguage } from '#storefront/links.ts';
import { ownPath } from '../navigation/own-path.ts';

const name = 'require-auth';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Checks whether an address requires a login; the login's own page does not. */
export const requiresLogin = ({ pathname, search }: Place): boolean =>
  new URLSearchParams(search).has(name) && pathWithoutLanguage(pathname) !== '/login';

/** Where the login redirects; null if nowhere, or if it would leave the shop. */
export const requiredUrlOf = ({ search }: Place): string | null =>
  ownPath(new URLSearchParams(search).get(name));

/** The same page without the login parameter. */
export function withoutQuestion({ pathname, search, hash }: Place): string {
  const query = new URLSearchParams(search);
  query.delete(name);
  return pathname + (query.size > 0 ? `?${query}` : '') + hash;
}
