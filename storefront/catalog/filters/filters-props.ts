import type { ListingQuery } from '../listing-query.ts';
import type { ListingData } from '../load-listing.ts';

export interface FiltersProps {
  data: ListingData;
  query: ListingQuery;
  onQuery: (query: ListingQuery) => void;
  /** Where the form is sent without JavaScript. */
  path: string;
  hrefOf: (query: ListingQuery) => string;
}
