import { redirect } from 'react-router';
import type { Caller } from '#client/call.ts';
import { listProducts } from '#client/catalog.ts';
import type { Facet, ProductCard, ProductList } from '#contract/catalog.ts';
import { facetNames, type FacetName, type Language } from '#contract/words.ts';
import { nameOf } from '#storefront/links.ts';
import { shortStoreName } from '#storefront/shell/store-name.ts';
import {
  apiQuery,
  canonicalSearch,
  emptyQuery,
  filtersOf,
  isCanonical,
  readListingQuery,
  type ListingQuery,
  type ListingScope,
} from './listing-query.ts';
import { viewReading, type ReadingView } from './reading-view.ts';
import { tileOf, type TileData } from './tile-data.ts';

/** A facet's value, short because some sixty of them travel in the page. */
export interface FacetOption {
  value: string;
  label: string;
  /** Models that would be listed with it. */
  count: number;
}

export interface FacetView {
  name: FacetName;
  label: string;
  options: FacetOption[];
}

/** One filter less: how many models that gives (PLP-10). */
export interface Relaxation {
  /** As in the query: a facet, `price`, `weight`, … */
  name: string;
  /** The facet's title; null for what is no facet. */
  label: string | null;
  count: number;
  /** The canonical query without it. */
  search: string;
}

export interface ListingData {
  /** The canonical query of the address. */
  search: string;
  tiles: TileData[];
  models: number;
  pieces: number;
  page: number;
  pages: number;
  facets: FacetView[];
  /** Bounds of what else is filtered, soʻm. */
  prices: { min: number; max: number } | null;
  /** Grams. */
  weights: { min: number; max: number } | null;
  relaxations: Relaxation[];
  reading: ReadingView | null;
  /** For an empty result: what comes nearest. */
  closest: TileData[];
}

const closestCount = 8;

interface Asked {
  caller: Caller;
  /** The page's address; its path is kept, its query is read. */
  url: URL;
  /** What the path names, by its English slug; it can be neither chosen nor dropped. */
  within?: ListingScope;
}

/** A listing from its address. An address that is not written in the one spelling is answered with a redirect to it (PLP-2). */
export async function loadListing({ caller, url, within }: Asked): Promise<ListingData> {
  const query = withoutScope(readListingQuery(url.searchParams), within);
  const search = canonicalSearch(query);
  if (!isCanonical(url.searchParams, query))
    throw redirect(search ? `${url.pathname}?${search}` : url.pathname);
  const [list, offered] = await Promise.all([
    listProducts(caller, apiQuery(query, within)),
    filtersOf(query).length > 0
      ? listProducts(caller, { ...apiQuery(unfiltered(query), within), pageSize: 1 })
      : null,
  ]);
  const { language } = caller;
  return {
    search,
    tiles: tilesOf(list.content, language, query),
    models: list.totalElements,
    pieces: list.totalItems,
    page: query.page,
    pages: list.totalPages,
    facets: facetViews(list.facets, (offered ?? list).facets, language).filter(
      ({ name }) => name !== within?.facet,
    ),
    prices: list.priceRange,
    weights: list.weightRange,
    relaxations: relaxationsOf(list, query, language),
    reading: viewReading(list.reading),
    closest: list.empty ? await findClosest(caller, query, { list, within }) : [],
  };
}

function tilesOf(cards: ProductCard[], language: Language, query: ListingQuery): TileData[] {
  const [size, ...otherSizes] = query.facets.size ?? [];
  return cards.map((card) => tileOf(card, language, otherSizes.length === 0 ? size : undefined));
}

/** Values that no model of this list has, whatever is filtered, are of no use here; those that the filters rule out stay, with 0 (PLP-1). */
function facetViews(facets: Facet[], offered: Facet[], language: Language): FacetView[] {
  const isOffered = new Set(
    offered.flatMap(({ name, values }) =>
      values.filter(({ count }) => count > 0).map(({ value }) => `${name} ${value}`),
    ),
  );
  return facets
    .map((facet) => ({
      name: facet.name,
      label: nameOf(facet, language),
      options: facet.values
        .filter(({ value, selected }) => selected || isOffered.has(`${facet.name} ${value}`))
        .map((value) => ({
          value: value.value,
          label: labelOf(facet.name, nameOf(value, language)),
          count: value.count,
        })),
    }))
    .filter(({ options }) => options.length > 0);
}

/** Filters only: to drop the words themselves is no way out for who typed them. */
function relaxationsOf(list: ProductList, query: ListingQuery, language: Language): Relaxation[] {
  return list.relaxations.filter(isFilter).map(({ name, count }) => {
    const facet = list.facets.find((one) => one.name === name);
    const values = facetNames.find((one) => one === name);
    return {
      name,
      // a facet without any value here is called by what was chosen
      label: facet ? nameOf(facet, language) : ((values && query.facets[values]?.join(', ')) ?? null),
      count,
      search: canonicalSearch(withoutName(query, name)),
    };
  });
}

const labelOf = (facet: FacetName, name: string) => (facet === 'storeId' ? shortStoreName(name) : name);

const isFilter = ({ name }: { name: string }) => name !== 'q';

/** Nothing fits: what the most fruitful single relaxation gives; where it is the words that fit nothing, the popular models (GLB-5). */
async function findClosest(
  caller: Caller,
  query: ListingQuery,
  { list, within }: { list: ProductList; within: ListingScope | undefined },
): Promise<TileData[]> {
  const byCount = list.relaxations.toSorted((a, b) => b.count - a.count);
  const best = byCount.find(isFilter) ?? byCount[0];
  if (best === undefined) return [];
  const relaxed = withoutName(query, best.name);
  const answer = await listProducts(caller, { ...apiQuery(relaxed, within), pageSize: closestCount });
  return tilesOf(answer.content, caller.language, relaxed);
}

/** The API names a filter to drop by its query name. */
function withoutName(query: ListingQuery, name: string): ListingQuery {
  const facet = facetNames.find((one) => one === name);
  if (facet !== undefined) {
    const { [facet]: _, ...facets } = query.facets;
    return { ...query, page: 1, facets };
  }
  if (/price/i.test(name)) return { ...query, page: 1, minPrice: null, maxPrice: null };
  if (/weight/i.test(name)) return { ...query, page: 1, minWeight: null, maxWeight: null };
  if (name === 'inStore') return { ...query, page: 1, inStore: false };
  if (name === 'inStock') return { ...query, page: 1, inStock: false };
  if (name === 'q') return { ...query, page: 1, q: '' };
  return query;
}

const unfiltered = (query: ListingQuery): ListingQuery => ({ ...emptyQuery, q: query.q });

function withoutScope(query: ListingQuery, within: ListingScope | undefined): ListingQuery {
  if (within === undefined) return query;
  const { [within.facet]: _, ...facets } = query.facets;
  return { ...query, facets };
}
