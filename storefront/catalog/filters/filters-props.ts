import type { ListingQuery } from '../listing-query.ts';
import type { ListingData } from '../load-listing.ts';

export interface FiltersProps {
  data: ListingData;
  query: ListingQuery;
  onQuery: (query: ListingQuery) => void;
  /** The address that the form is sent to without JavaScript. */
  path: string;
  hrefOf: (query: ListingQuery) => string;
}
