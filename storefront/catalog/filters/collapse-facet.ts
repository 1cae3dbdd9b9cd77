import { facetNames, type FacetName } from '#contract/words.ts';
import type { ListingQuery } from '../listing-query.ts';
import type { FacetOption, FacetView } from './facet-view.ts';

/** More values than these are collapsed to the first ones: not for the sake of two more. */
const longest = 10;
const shownFirst = 8;
/** Sizes are looked for by their number, in a grid that has room for them. */
const neverCollapsed: ReadonlySet<FacetName> = new Set(['ringSize', 'diameter', 'length']);

/**
 * A long facet with the values to begin with, which are those that list something, and the chosen ones; with all of them once the address
 * says so. What is not shown is neither in the page's HTML nor in its data.
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

/** Shows all values of a facet, or the first ones only. */
export function toggleExpanded(query: ListingQuery, name: FacetName): ListingQuery {
  const isToBeExpanded = (one: FacetName) => query.expanded.includes(one) !== (one === name);
  return { ...query, expanded: facetNames.filter(isToBeExpanded) };
}
