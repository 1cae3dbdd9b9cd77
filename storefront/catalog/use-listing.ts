import { useLocation, useNavigate, useNavigation } from 'react-router';
import { addressOf, readListingQuery, type ListingQuery } from './listing-query.ts';
import type { ListingData } from './load-listing.ts';

export interface ListingNavigation {
  /** What is asked for: by the address that is on its way, if one is, else by the one that is shown. */
  query: ListingQuery;
  /** A new list is on its way; the old one stays in sight (PLP-9). */
  isLoading: boolean;
  path: string;
  hrefOf: (query: ListingQuery) => string;
  /** Applies at once and keeps the place on the page. */
  apply: (query: ListingQuery) => void;
}

/** Filters live in the address: choosing one is going to another address of the same page. */
export function useListing(data: ListingData): ListingNavigation {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const isLoading = next !== undefined && next.pathname === pathname;
  const hrefOf = (query: ListingQuery) => addressOf(pathname, query);
  return {
    query: readListingQuery(new URLSearchParams(isLoading ? next.search : data.search)),
    isLoading,
    path: pathname,
    hrefOf,
    apply: (query) => void navigate(hrefOf(query), { preventScrollReset: true }),
  };
}
