import { listedFacets } from '#contract/words.ts';
import { quickRanges } from './filters/filter-words.ts';
import { canonicalSearch, emptyQuery, type ListingQuery } from './listing-query.ts';
import { filtersOf } from './listing-filters.ts';

/**
 * Checks whether search engines may index this address: a category, with at most one listed value or an "under N", in
 * the default order.
 */
export function isListed(query: ListingQuery): boolean {
  if (query.q !== '' || query.sort !== null || query.table || query.expanded.length > 0) return false;
  const filters = filtersOf(query);
  const [filter] = filters;
  if (filter === undefined) return true;
  if (filters.length > 1) return false;
  if (filter.kind === 'value') return listedFacets.some((name) => name === filter.name);
  return (
    filter.kind === 'range' &&
    filter.name === 'price' &&
    filter.min === null &&
    quickRanges.some(({ max }) => max === filter.max)
  );
}

/** The query of the canonical address: this one, or the category with the first of its values that may be indexed. */
export function canonicalListing(query: ListingQuery): string {
  if (isListed(query)) return canonicalSearch(query);
  const facet = listedFacets.find((name) => query.facets[name]?.length === 1);
  const values = facet && query.facets[facet];
  return facet && values ? canonicalSearch({ ...emptyQuery, facets: { [facet]: values } }) : '';
}
