import { facetNames, type FacetName } from '#contract/words.ts';
import type { ListingQuery } from '../listing-query.ts';
import type { FacetOption, FacetView } from './facet-view.ts';

/** A facet with more values than this is collapsed. Larger than the number shown at first, so that it never hides only one or two. */
const longest = 10;
const shownFirst = 8;
/** Sizes are looked up by number, and their grid has room for all of them. */
const neverCollapsed: ReadonlySet<FacetName> = new Set(['ringSize', 'diameter', 'length']);

/**
 * Collapses a long facet to its first values with results and the chosen ones, unless the address says that it is
 * expanded. Hidden values are neither in the page's HTML nor in its data.
 */
export function collapseFacet(facet: FacetView, { facets, expanded }: ListingQuery): FacetView {
  const { name, options } = facet;
  if (options.length <= longest || neverCollapsed.has(name)) return facet;
  const total = options.length;
  if (expanded.includes(name)) return { ...facet, total };
  const isEmpty = ({ count }: FacetOption) => count === 0;
  const first = new Set(
    options.toSorted((a, b) => Number(isEmpty(a)) - Number(isEmpty(b))).slice(0, shownFirst),
  );
  const chosen = facets[name] ?? [];
  return {
    ...facet,
    total,
    options: options.filter((option) => first.has(option) || chosen.includes(option.value)),
  };
}

/** Toggles between all values of a facet and the first ones. */
export function toggleExpanded(query: ListingQuery, name: FacetName): ListingQuery {
  const isToBeExpanded = (one: FacetName) => query.expanded.includes(one) !== (one === name);
  return { ...query, expanded: facetNames.filter(isToBeExpanded) };
}
