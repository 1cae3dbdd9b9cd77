import { useLocation, useNavigate, useNavigation } from 'react-router';
import { sorts, type Sort } from '#contract/words.ts';
import { addressOf, readListingQuery, type ListingQuery } from './listing-query.ts';
import type { ListingData } from './load-listing.ts';

export interface ListingNavigation {
  /** The requested query: that of the pending navigation, if there is one, otherwise that of the current address. */
  query: ListingQuery;
  /** A new list is being loaded; the old one stays visible (PLP-9). */
  isLoading: boolean;
  /** The sort orders that make sense here: relevance only with a search text, the largest reduction only if something is reduced. */
  sorts: readonly Sort[];
  path: string;
  hrefOf: (query: ListingQuery) => string;
  /** Applies the query at once and keeps the scroll position. */
  apply: (query: ListingQuery) => void;
}

/** Filters are part of the address: choosing one navigates to another address of the same page. */
export function useListing(data: ListingData): ListingNavigation {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const isLoading = next !== undefined && next.pathname === pathname;
  const hrefOf = (query: ListingQuery) => addressOf(pathname, query);
  const query = readListingQuery(new URLSearchParams(isLoading ? next.search : data.search));
  return {
    query,
    isLoading,
    sorts: sorts.filter(
      (sort) =>
        sort === query.sort ||
        (sort === 'relevance' ? query.q !== '' : sort !== 'discount' || (data.switches.onSale ?? 0) > 0),
    ),
    path: pathname,
    hrefOf,
    apply: (query) => void navigate(hrefOf(query), { preventScrollReset: true }),
  };
}
