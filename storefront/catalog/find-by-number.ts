import type { Caller } from '#storefront/shell/caller.ts';
import { linksIn } from '#storefront/links.ts';
import { canonicalSearch, emptyQuery, type ListingQuery } from './listing-query.ts';

/** ZR-001842, zr 1842: the API knows which of them are numbers. */
const maybeNumber = /^(?:\S+ )?\S*\d\S*$/;

/**
 * Where a search for a style or serial number leads: to the product, with that piece selected (GLB-4). Null for everything else, also for
 * numbers that nothing is called by.
 */
export async function findByNumber(caller: Caller, query: ListingQuery): Promise<string | null> {
  const isNumberAlone =
    maybeNumber.test(query.q) && canonicalSearch(query) === canonicalSearch({ ...emptyQuery, q: query.q });
  if (!isNumberAlone) return null;
  // a shopper who asks too often still gets the list
  const found = await caller.api.suggest({ q: query.q }).catch(() => null);
  const piece = found?.pieces[0];
  return piece ? linksIn(caller.language).product(piece.product, piece.item?.serialNumber) : null;
}
