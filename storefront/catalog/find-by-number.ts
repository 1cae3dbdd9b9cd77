import type { Caller } from '#storefront/shell/caller.ts';
import { linksIn } from '#storefront/links.ts';
import { canonicalSearch, emptyQuery, type ListingQuery } from './listing-query.ts';

/** ZR-001842, zr 1842: the API decides which of them are numbers. */
const maybeNumber = /^(?:\S+ )?\S*\d\S*$/;

/**
 * Returns the address for a search by style or serial number: the product with that piece selected (GLB-4). Null for
 * any other query, and for a number that does not exist.
 */
export async function findByNumber(caller: Caller, query: ListingQuery): Promise<string | null> {
  const isNumberAlone =
    maybeNumber.test(query.q) && canonicalSearch(query) === canonicalSearch({ ...emptyQuery, q: query.q });
  if (!isNumberAlone) return null;
  // a shopper who is rate limited still gets the list
  const found = await caller.api.suggest({ q: query.q }).catch(() => null);
  const piece = found?.pieces[0];
  return piece ? linksIn(caller.language).product(piece.product, piece.item?.serialNumber) : null;
}
