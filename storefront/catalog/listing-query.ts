import { isRingSize } from '#domain/catalog/ring-sizes.ts';
import type { ListProductsQuery } from '#contract/catalog/listing.ts';
import {
  facetNames,
  sorts,
  switchNames,
  type FacetName,
  type Sort,
  type SwitchName,
} from '#contract/words.ts';
import { readMillions, readNumber } from './typed-number.ts';

/** Whole soʻm; grams; total carats of a piece's stones. */
export const rangeNames = ['price', 'weight', 'carat'] as const;
export type RangeName = (typeof rangeNames)[number];

export interface Bounds {
  min: number | null;
  max: number | null;
}

/** The query in the address of a listing. */
export interface ListingQuery {
  q: string;
  /** Chosen values; facets without any are omitted. */
  facets: Partial<Record<FacetName, string[]>>;
  /** Only ranges that have a bound. */
  ranges: Partial<Record<RangeName, Bounds>>;
  /** Switches that are on, in the contract's order. */
  switches: SwitchName[];
  /** Null = the default order. */
  sort: Sort | null;
  /** Whether loose stones are shown as a table instead of tiles. */
  table: boolean;
  /** Long facets that are expanded, in the contract's order. */
  expanded: FacetName[];
  /** 1-based. */
  page: number;
}

/** The category or the collection in a listing's path, by its English slug. */
export interface ListingScope {
  facet: 'category' | 'collection';
  slug: string;
}

const facetValue = /^[A-Za-z0-9.-]{1,60}$/;
const maxSearchLength = 100;

/** The default order, which is not written in an address. */
export const defaultSort = (q: string): Sort => (q === '' ? 'popular' : 'relevance');

export const emptyQuery: ListingQuery = {
  q: '',
  facets: {},
  ranges: {},
  switches: [],
  sort: null,
  table: false,
  expanded: [],
  page: 1,
};

/**
 * Parses an address or a submitted form. `size` is the former name of `ringSize`, and diameters used to be sizes:
 * both are accepted but not canonical. Unknown parts are ignored, because addresses are also typed by hand.
 */
export function readListingQuery(search: URLSearchParams): ListingQuery {
  const facets: ListingQuery['facets'] = {};
  for (const name of facetNames) {
    const values = readValues(writtenValues(search, name));
    if (values.length > 0) facets[name] = values;
  }
  const ranges: ListingQuery['ranges'] = {};
  for (const name of rangeNames) {
    const [min, max] = edgesOf(name);
    setRange(ranges, name, { min: readBound(name, search.get(min)), max: readBound(name, search.get(max)) });
  }
  const expanded = new Set(search.getAll('all').flatMap((part) => part.split(',')));
  const page = Number(search.get('page'));
  const q = (search.get('q') ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, maxSearchLength);
  return {
    q,
    facets,
    ranges,
    switches: switchNames.filter((name) => isOn(search.get(name))),
    sort: readSort(search.get('sort'), q),
    table: search.get('view') === 'table',
    expanded: facetNames.filter((name) => expanded.has(name)),
    page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : 1,
  };
}

/** The values of a facet in an address, also under its former name. */
function writtenValues(search: URLSearchParams, name: FacetName): string[] {
  if (name !== 'ringSize' && name !== 'diameter') return search.getAll(name);
  const sizes = [...search.getAll('ringSize'), ...search.getAll('size')].flatMap((part) => part.split(','));
  const isDiameter = (value: string) => !isRingSize(Number(value));
  if (name === 'ringSize') return sizes.filter((value) => !isDiameter(value));
  return [...search.getAll(name), ...sizes.filter(isDiameter)];
}

/** The default order is never written; ordering by relevance requires a search text. */
export function readSort(written: string | null, q: string): Sort | null {
  const sort = sorts.find((one) => one === written);
  return sort === undefined || sort === defaultSort(q) || sort === 'relevance' ? null : sort;
}

/** The canonical form of a query: names and values in the contract's order, defaults omitted (PLP-2). */
export function canonicalSearch(query: ListingQuery): string {
  return entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
    .join('&');
}

/** Builds the address of a list. */
export function addressOf(path: string, query: ListingQuery): string {
  const search = canonicalSearch(query);
  return search === '' ? path : `${path}?${search}`;
}

/** Checks whether an address is canonical, whatever its percent-encoding. */
export function isCanonical(search: URLSearchParams, query: ListingQuery): boolean {
  const written = [...search].map(([name, value]) => `${name}=${value}`).join('&');
  return (
    written ===
    entries(query)
      .map(([name, value]) => `${name}=${value}`)
      .join('&')
  );
}

/** The query as the API takes it, within the scope of the path. */
export function apiQuery(query: ListingQuery, within?: ListingScope): ListProductsQuery {
  const answer: ListProductsQuery = { page: query.page - 1 };
  for (const name of facetNames) {
    const values = query.facets[name];
    if (values) answer[name] = values.join(',');
  }
  if (within !== undefined) answer[within.facet] = within.slug;
  if (query.q) answer.q = query.q;
  for (const name of rangeNames) {
    const [minName, maxName] = edgesOf(name);
    const { min, max } = boundsOf(query, name);
    if (min !== null) answer[minName] = min;
    if (max !== null) answer[maxName] = max;
  }
  for (const name of query.switches) answer[name] = true;
  if (query.sort !== null) answer.sort = query.sort;
  return answer;
}

export const noBounds: Bounds = { min: null, max: null };

export const boundsOf = (query: ListingQuery, name: RangeName): Bounds => query.ranges[name] ?? noBounds;

/** Parses a bound as typed: prices in soʻm or millions, measures in their unit. */
export function readBound(name: RangeName, text: string | null): number | null {
  return name === 'price' ? readMillions(text) : readNumber(text);
}

function entries(query: ListingQuery): [name: string, value: string][] {
  const all: [string, string | number | false | null][] = [
    ['q', query.q || null],
    ...facetNames.map((name): [string, string | null] => [name, query.facets[name]?.join(',') ?? null]),
    ...rangeNames.flatMap((name): [string, number | null][] => {
      const [minName, maxName] = edgesOf(name);
      const { min, max } = boundsOf(query, name);
      return [
        [minName, min],
        [maxName, max],
      ];
    }),
    ...query.switches.map((name): [string, string] => [name, '1']),
    ['sort', query.sort],
    ['view', query.table && 'table'],
    ['all', query.expanded.join(',') || null],
    ['page', query.page > 1 && query.page],
  ];
  return all.flatMap(([name, value]) => (value === null || value === false ? [] : [[name, String(value)]]));
}

/** Parses the values of a facet: a form repeats the name, an address uses commas. Numbers are sorted by size, words alphabetically. */
export function readValues(written: string[]): string[] {
  const values = written.flatMap((part) => part.split(',')).map((value) => value.trim());
  return [...new Set(values.filter((value) => facetValue.test(value)))].toSorted(
    (a, b) => Number(a) - Number(b) || (a < b ? -1 : 1),
  );
}

const isOn = (value: string | null) => value === '1' || value === 'true' || value === 'on';

const edges = {
  price: ['minPrice', 'maxPrice'],
  weight: ['minWeight', 'maxWeight'],
  carat: ['minCarat', 'maxCarat'],
} as const;

/** The parameter names of a range's two ends. */
export const edgesOf = (name: RangeName) => edges[name];

/** Sets a range. Bounds in the wrong order are swapped; a range without bounds is removed. */
export function setRange(ranges: ListingQuery['ranges'], name: RangeName, { min, max }: Bounds): void {
  if (min === null && max === null) return;
  ranges[name] = min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}
