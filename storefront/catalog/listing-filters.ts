import { facetNames, switchNames, type FacetName, type SwitchName } from '#contract/words.ts';
import {
  rangeNames,
  type RangeName,
  type Bounds,
  type ListingQuery,
  emptyQuery,
  noBounds,
  readValues,
  setRange,
} from './listing-query.ts';

/** One removable part of a query: a value of a facet, a range, a switch. */
export type Filter =
  | { kind: 'value'; name: FacetName; value: string }
  | ({ kind: 'range'; name: RangeName } & Bounds)
  | { kind: 'switch'; name: SwitchName };

export function hasValue(query: ListingQuery, name: FacetName, value: string): boolean {
  return query.facets[name]?.includes(value) ?? false;
}

/** Toggles a value of a facet and returns to the first page. */
export function toggleValue(query: ListingQuery, name: FacetName, value: string): ListingQuery {
  const before = query.facets[name] ?? [];
  const values = before.includes(value)
    ? before.filter((other) => other !== value)
    : readValues([...before, value]);
  const { [name]: _, ...rest } = query.facets;
  return { ...query, page: 1, facets: values.length > 0 ? { ...rest, [name]: values } : rest };
}

/** Sets the bounds of a range and returns to the first page. */
export function withRange(query: ListingQuery, name: RangeName, bounds: Bounds): ListingQuery {
  const ranges = { ...query.ranges };
  delete ranges[name];
  setRange(ranges, name, bounds);
  return { ...query, page: 1, ranges };
}

export function toggleSwitch(query: ListingQuery, name: SwitchName): ListingQuery {
  const isToBeOn = (one: SwitchName) => query.switches.includes(one) !== (one === name);
  return { ...query, page: 1, switches: switchNames.filter(isToBeOn) };
}

/** All active filters, in the order of the address. */
export function filtersOf(query: ListingQuery): Filter[] {
  const filters: Filter[] = facetNames.flatMap((name) =>
    (query.facets[name] ?? []).map((value) => ({ kind: 'value' as const, name, value })),
  );
  for (const name of rangeNames) {
    const bounds = query.ranges[name];
    if (bounds) filters.push({ kind: 'range', name, ...bounds });
  }
  for (const name of query.switches) filters.push({ kind: 'switch', name });
  return filters;
}

export function withoutFilter(query: ListingQuery, filter: Filter): ListingQuery {
  switch (filter.kind) {
    case 'value':
      return toggleValue(query, filter.name, filter.value);
    case 'range':
      return withRange(query, filter.name, noBounds);
    case 'switch':
      return toggleSwitch(query, filter.name);
  }
}

/** The query without filters; the search text and the sort order stay. */
export const withoutFilters = (query: ListingQuery): ListingQuery => ({
  ...emptyQuery,
  q: query.q,
  sort: query.sort,
  table: query.table,
});
