import { redirect } from 'react-router';
import type { Caller } from '#storefront/shell/caller.ts';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { Dictionary } from '#contract/catalog/dictionary.ts';
import type { Facet, ProductList } from '#contract/catalog/listing.ts';
import {
  facetNames,
  switchNames,
  type FacetName,
  type PageLanguage,
  type SwitchName,
} from '#contract/words.ts';
import { nameOf } from '#storefront/links.ts';
import { orRateLimited } from '#storefront/shell/caller.ts';
import { tIn } from '#storefront/shell/i18n/texts.ts';
import { shortStoreName } from '#storefront/shell/store-name.ts';
import { filterWords } from './filters/filter-words.ts';
import {
  addressOf,
  apiQuery,
  canonicalSearch,
  emptyQuery,
  isCanonical,
  rangeNames,
  readSort,
  readListingQuery,
  type ListingQuery,
  type ListingScope,
} from './listing-query.ts';
import { filtersOf, toggleSwitch, withRange, type Filter } from './listing-filters.ts';
import { collapseFacet } from './filters/collapse-facet.ts';
import type { FacetOption, FacetView } from './filters/facet-view.ts';
import { viewReading, type ReadingView } from './reading/reading-view.ts';
import { viewStonesTable, type StonesTableView } from './stones/stones-table-view.ts';
import { tileOf, type TileData } from './tiles/tile-data.ts';
import type { Relaxation } from './reading/relaxation.ts';

export interface ListingData {
  /** The canonical query of the address. */
  search: string;
  tiles: TileData[];
  models: number;
  pieces: number;
  page: number;
  pages: number;
  facets: FacetView[];
  /** The number of models that each switch would list; switches without results are missing. */
  switches: Partial<Record<SwitchName, number>>;
  /** Bounds of the prices with the other filters applied, soʻm. */
  prices: { min: number; max: number } | null;
  /** Grams. */
  weights: { min: number; max: number } | null;
  /** Total carats of a piece's stones. */
  carats: { min: number; max: number } | null;
  relaxations: Relaxation[];
  reading: ReadingView | null;
  /** Loose stones as a table; null = tiles. */
  table: StonesTableView | null;
  /** In a list of loose stones: the link to the table, or back to the tiles. */
  otherView: { href: string; label: string } | null;
  /** The nearest models, for an empty result. */
  closest: TileData[];
}

const closestCount = 8;

interface ListingRequest {
  caller: Caller;
  /** The page's address; its path is kept, its query is parsed. */
  url: URL;
  /** The scope of the path, by its English slug; it can be neither chosen nor dropped. */
  within?: ListingScope;
}

/** Loads a listing from its address. An address that is not canonical is answered with a redirect (PLP-2). */
export async function loadListing({ caller, url, within }: ListingRequest): Promise<ListingData> {
  const query = withoutScope(readListingQuery(url.searchParams), within);
  const search = canonicalSearch(query);
  if (!isCanonical(url.searchParams, query))
    throw redirect(search ? `${url.pathname}?${search}` : url.pathname, 301);
  const list = await orRateLimited(caller.api.listProducts(apiQuery(query, within)));
  const { language } = caller;
  const isNothing = list.empty && list.totalElements === 0 && search !== '';
  // the scope of the path cannot be dropped
  const relaxations = list.relaxations.filter(({ name }) => name !== within?.facet);
  const table = query.table
    ? viewStonesTable(list.content, {
        query,
        path: url.pathname,
        words: { language, dictionary: await caller.api.getDictionary() },
      })
    : null;
  return {
    search,
    // the page's data contains only what is shown, once
    tiles: table ? [] : tilesOf(list.content, language, query),
    models: list.totalElements,
    pieces: list.totalItems,
    page: query.page,
    pages: list.totalPages,
    facets: withColors(facetViews(list.facets, language), await metalsOf(list.facets, caller))
      .filter(({ name }) => name !== within?.facet)
      .map((facet) => collapseFacet(facet, query)),
    switches: Object.fromEntries(list.switches.map(({ name, count }) => [name, count])),
    prices: list.priceRange,
    // jewelry has a metal and is weighed in grams; stones are weighed in carats
    weights: list.facets.some(({ name }) => name === 'metal') ? list.weightRange : null,
    carats: list.caratRange,
    relaxations: relaxationsOf({ ...list, relaxations }, query, language),
    table,
    otherView: otherViewOf(list.content, { query, path: url.pathname, language }),
    reading: viewReading(list.reading),
    closest: isNothing ? await findClosest(caller, query, { relaxations, within }) : [],
  };
}

const isOfStones = (cards: ProductCard[]) =>
  cards.length > 0 && cards.every(({ looseStone }) => looseStone !== null);

/** Only a list of loose stones has two views. */
function otherViewOf(
  cards: ProductCard[],
  { query, path, language }: { query: ListingQuery; path: string; language: PageLanguage },
): ListingData['otherView'] {
  if (!isOfStones(cards)) return null;
  const label = tIn(language)(query.table ? 'catalog:stones.asTiles' : 'catalog:stones.asTable');
  return { href: addressOf(path, { ...query, table: !query.table }), label };
}

function tilesOf(cards: ProductCard[], language: PageLanguage, query: ListingQuery): TileData[] {
  const { ringSize = [], diameter = [] } = query.facets;
  const [size, ...otherSizes] = [...ringSize, ...diameter];
  return cards.map((card) => tileOf(card, language, otherSizes.length === 0 ? size : undefined));
}

/** Values that the other filters exclude are listed with a count of 0 (PLP-1). */
function facetViews(facets: Facet[], language: PageLanguage): FacetView[] {
  return facets.map((facet) => ({
    name: facet.name,
    label: nameOf(facet, language),
    options: facet.values.map((value) => ({
      value: value.value,
      label: labelOf(facet.name, nameOf(value, language)),
      count: value.count,
    })),
  }));
}

const metalsOf = async (facets: Facet[], caller: Caller): Promise<Dictionary['metals']> =>
  facets.some(({ name }) => name === 'metal') ? (await caller.api.getDictionary()).metals : [];

/** Adds the colors that staff chose for the metals. */
function withColors(facets: FacetView[], metals: Dictionary['metals']): FacetView[] {
  const colorsOf = new Map(metals.map(({ code, colors }) => [code, colors]));
  const drawn = (option: FacetOption): FacetOption => {
    const colors = colorsOf.get(option.value) ?? [];
    return colors.length === 0 ? option : { ...option, colors };
  };
  return facets.map((facet) =>
    facet.name === 'metal' ? { ...facet, options: facet.options.map(drawn) } : facet,
  );
}

/** Filters only: dropping the search text is not an option for the person who typed it. */
function relaxationsOf(list: ProductList, query: ListingQuery, language: PageLanguage): Relaxation[] {
  const facets = facetViews(list.facets, language);
  return list.relaxations.filter(isFilter).map(({ name, count }) => ({
    name,
    label:
      droppedWords(
        filtersOf(query).filter((filter) => filter.name === name),
        facets,
        language,
      ) || name,
    count,
    search: canonicalSearch(withoutName(query, name)),
  }));
}

/**
 * A single value is named with its facet, «Размер: 15»; for several only the facet is named, or the values if the
 * list has no such facet.
 */
function droppedWords(dropped: Filter[], facets: FacetView[], language: PageLanguage): string {
  const words = dropped.map((filter) => filterWords(filter, facets, { t: tIn(language), language }));
  const facet = facets.find(({ name }) => name === dropped[0]?.name);
  return dropped.length > 1 && facet ? facet.label : words.join(', ');
}

const labelOf = (facet: FacetName, name: string) => (facet === 'storeId' ? shortStoreName(name) : name);

const isFilter = ({ name }: { name: string }) => name !== 'q';

/**
 * The result of the most productive single relaxation. If the search text itself or several filters together have no
 * results, the popular models (GLB-5).
 */
async function findClosest(
  caller: Caller,
  query: ListingQuery,
  { relaxations, within }: { relaxations: ProductList['relaxations']; within: ListingScope | undefined },
): Promise<TileData[]> {
  const byCount = relaxations.toSorted((a, b) => b.count - a.count);
  const best = byCount.find(isFilter) ?? byCount[0];
  const relaxed = best === undefined ? emptyQuery : withoutName(query, best.name);
  const answer = await caller.api.listProducts({ ...apiQuery(relaxed, within), size: closestCount });
  return tilesOf(answer.content, caller.language, relaxed);
}

/** Removes the filter that the API names by its query name. */
function withoutName(query: ListingQuery, name: string): ListingQuery {
  const facet = facetNames.find((one) => one === name);
  if (facet !== undefined) {
    const { [facet]: _, ...facets } = query.facets;
    return { ...query, page: 1, facets };
  }
  const range = rangeNames.find((one) => one === name);
  if (range !== undefined) return withRange(query, range, { min: null, max: null });
  const ofSwitch = switchNames.find((one) => one === name);
  if (ofSwitch !== undefined) return toggleSwitch(query, ofSwitch);
  if (name === 'q') {
    return { ...query, page: 1, q: '', sort: readSort(query.sort, '') };
  }
  return query;
}

function withoutScope(query: ListingQuery, within: ListingScope | undefined): ListingQuery {
  if (within === undefined) return query;
  const { [within.facet]: _, ...facets } = query.facets;
  return { ...query, facets };
}
