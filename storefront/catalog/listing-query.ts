import type { ListProductsQuery } from '#contract/catalog.ts';
import { facetNames, sorts, type FacetName, type Sort } from '#contract/words.ts';
import { readMillions, readNumber } from './typed-number.ts';

/** What the address of a listing asks for. */
export interface ListingQuery {
  q: string;
  /** Chosen values; a facet without any is left out. */
  facets: Partial<Record<FacetName, string[]>>;
  /** Whole soʻm. */
  minPrice: number | null;
  maxPrice: number | null;
  /** Grams. */
  minWeight: number | null;
  maxWeight: number | null;
  inStore: boolean;
  inStock: boolean;
  sort: Sort;
  /** 1-based. */
  page: number;
}

/** The category or the collection that a listing's path names, by its English slug. */
export interface ListingScope {
  facet: 'category' | 'collection';
  slug: string;
}

/** What can be taken out of a query on its own: a value of a facet, a range, a switch. */
export type Filter =
  | { kind: 'value'; name: FacetName; value: string }
  | { kind: 'price'; min: number | null; max: number | null }
  | { kind: 'weight'; min: number | null; max: number | null }
  | { kind: 'switch'; name: 'inStore' | 'inStock' };

const facetValue = /^[A-Za-z0-9.-]{1,60}$/;
const longestSearch = 100;

export const emptyQuery: ListingQuery = {
  q: '',
  facets: {},
  minPrice: null,
  maxPrice: null,
  minWeight: null,
  maxWeight: null,
  inStore: false,
  inStock: false,
  sort: 'popular',
  page: 1,
};

/** Reads an address or a submitted form. What it does not understand is left out, never an error: an address is typed by hand, too. */
export function readListingQuery(search: URLSearchParams): ListingQuery {
  const facets: ListingQuery['facets'] = {};
  for (const name of facetNames) {
    const values = readValues(search.getAll(name));
    if (values.length > 0) facets[name] = values;
  }
  const [minPrice, maxPrice] = inOrder(
    readMillions(search.get('minPrice')),
    readMillions(search.get('maxPrice')),
  );
  const [minWeight, maxWeight] = inOrder(
    readNumber(search.get('minWeight')),
    readNumber(search.get('maxWeight')),
  );
  const page = Number(search.get('page'));
  return {
    q: (search.get('q') ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, longestSearch),
    facets,
    minPrice,
    maxPrice,
    minWeight,
    maxWeight,
    inStore: isOn(search.get('inStore')),
    inStock: isOn(search.get('inStock')),
    sort: sorts.find((sort) => sort === search.get('sort')) ?? 'popular',
    page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : 1,
  };
}

/** The one spelling of a query: the names in the contract's order, the values in theirs, nothing that is the default (PLP-2). */
export function canonicalSearch(query: ListingQuery): string {
  return entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
    .join('&');
}

/** Whether an address is written in the one spelling, whatever its percent-encoding. */
export function isCanonical(search: URLSearchParams, query: ListingQuery): boolean {
  const written = [...search].map(([name, value]) => `${name}=${value}`).join('&');
  return (
    written ===
    entries(query)
      .map(([name, value]) => `${name}=${value}`)
      .join('&')
  );
}

/** The query as the API takes it, inside what the path names. */
export function apiQuery(query: ListingQuery, within?: ListingScope): ListProductsQuery {
  const answer: ListProductsQuery = { page: query.page - 1 };
  for (const name of facetNames) {
    const values = query.facets[name];
    if (values) answer[name] = values.join(',');
  }
  if (within !== undefined) answer[within.facet] = within.slug;
  if (query.q) answer.q = query.q;
  if (query.minPrice !== null) answer.minPrice = query.minPrice;
  if (query.maxPrice !== null) answer.maxPrice = query.maxPrice;
  if (query.minWeight !== null) answer.minWeight = query.minWeight;
  if (query.maxWeight !== null) answer.maxWeight = query.maxWeight;
  if (query.inStore) answer.inStore = true;
  if (query.inStock) answer.inStock = true;
  if (query.sort !== 'popular') answer.sort = query.sort;
  return answer;
}

export function hasValue(query: ListingQuery, name: FacetName, value: string): boolean {
  return query.facets[name]?.includes(value) ?? false;
}

/** A value chosen or, when it was chosen already, left out; on the first page again. */
export function toggleValue(query: ListingQuery, name: FacetName, value: string): ListingQuery {
  const before = query.facets[name] ?? [];
  const values = before.includes(value)
    ? before.filter((other) => other !== value)
    : readValues([...before, value]);
  const { [name]: _, ...others } = query.facets;
  return { ...query, page: 1, facets: values.length > 0 ? { ...others, [name]: values } : others };
}

/** Everything that is filtered, in the order of the address. */
export function filtersOf(query: ListingQuery): Filter[] {
  const filters: Filter[] = facetNames.flatMap((name) =>
    (query.facets[name] ?? []).map((value) => ({ kind: 'value' as const, name, value })),
  );
  const { minPrice, maxPrice, minWeight, maxWeight } = query;
  if (minPrice !== null || maxPrice !== null) filters.push({ kind: 'price', min: minPrice, max: maxPrice });
  if (minWeight !== null || maxWeight !== null)
    filters.push({ kind: 'weight', min: minWeight, max: maxWeight });
  if (query.inStore) filters.push({ kind: 'switch', name: 'inStore' });
  if (query.inStock) filters.push({ kind: 'switch', name: 'inStock' });
  return filters;
}

export function withoutFilter(query: ListingQuery, filter: Filter): ListingQuery {
  switch (filter.kind) {
    case 'value':
      return toggleValue(query, filter.name, filter.value);
    case 'price':
      return { ...query, page: 1, minPrice: null, maxPrice: null };
    case 'weight':
      return { ...query, page: 1, minWeight: null, maxWeight: null };
    case 'switch':
      return { ...query, page: 1, [filter.name]: false };
  }
}

/** Without any filter; what was searched for and the order stay. */
export const withoutFilters = (query: ListingQuery): ListingQuery => ({
  ...emptyQuery,
  q: query.q,
  sort: query.sort,
});

function entries(query: ListingQuery): [name: string, value: string][] {
  const all: [string, string | number | false | null][] = [
    ['q', query.q || null],
    ...facetNames.map((name): [string, string | null] => [name, query.facets[name]?.join(',') ?? null]),
    ['minPrice', query.minPrice],
    ['maxPrice', query.maxPrice],
    ['minWeight', query.minWeight],
    ['maxWeight', query.maxWeight],
    ['inStore', query.inStore && '1'],
    ['inStock', query.inStock && '1'],
    ['sort', query.sort === 'popular' ? null : query.sort],
    ['page', query.page > 1 && query.page],
  ];
  return all.flatMap(([name, value]) => (value === null || value === false ? [] : [[name, String(value)]]));
}

/** The values of a facet: a form repeats the name, an address has commas. Numbers by size, words by the alphabet. */
function readValues(written: string[]): string[] {
  const values = written.flatMap((part) => part.split(',')).map((value) => value.trim());
  return [...new Set(values.filter((value) => facetValue.test(value)))].toSorted(
    (a, b) => Number(a) - Number(b) || (a < b ? -1 : 1),
  );
}

const isOn = (value: string | null) => value === '1' || value === 'true' || value === 'on';

function inOrder(min: number | null, max: number | null): [number | null, number | null] {
  return min !== null && max !== null && min > max ? [max, min] : [min, max];
}
