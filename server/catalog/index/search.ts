import { arrangedKey } from './arranged.ts';
import { takeBack } from './sets/arena.ts';
import { count } from './sets/bits.ts';
import { countFacets, type Counted } from './sets/count-facets.ts';
import { rangeOf, type Range } from './sets/extremes.ts';
import { findMatches, type Matches } from './sets/matches.ts';
import { publishNewPieces } from './new-pieces.ts';
import { readFilters, type CatalogQuery, type Filter, type FilterName } from './query.ts';
import { readText, type Reading } from './text/read-text.ts';
import { relevanceKey } from './text/relevance.ts';
import { firstModels } from './sets/sort-models.ts';
import type { IndexState } from './state.ts';
import { tileOf } from './tiles.ts';
import type { Tile } from './tile.ts';

export interface FirstModels {
  /** Number of matching models. */
  total: number;
  tiles: Tile[];
  /** Null without a text query. */
  reading: Reading | null;
}

export interface CatalogAnswer extends FirstModels {
  /** Number of their matching pieces. */
  totalPieces: number;
  facets: Counted['facets'];
  switches: Counted['switches'];
  /** Bounds of the matches, ignoring the range's own filter: soʻm, mg, 1/1000 ct. */
  priceRange: Range | null;
  weightRange: Range | null;
  caratRange: Range | null;
  /** For an empty result: the filters whose removal gives models, and how many; most first. */
  relaxations: { name: FilterName; count: number }[];
}

/** Returns a page of models with exact counts, from one state of the index. `today` is in days since 1970. */
export function searchIndex(state: IndexState, query: CatalogQuery, today: number): CatalogAnswer {
  const { filters, all, page } = find(state, query, today);
  return {
    ...page,
    totalPieces: countPieces(state, all),
    ...countFacets(state, filters, all),
    priceRange: rangeOf(state, without(state, filters, { name: 'price', all }), 'priceSom'),
    weightRange: rangeOf(state, without(state, filters, { name: 'weight', all }), 'weightMg'),
    caratRange: rangeOf(state, without(state, filters, { name: 'carat', all }), 'carat'),
    relaxations: page.total === 0 ? relax(state, filters) : [],
  };
}

/** Returns the first models and their total number, without counts and bounds; shown while the shopper types. */
export function findFirst(state: IndexState, query: CatalogQuery, today: number): FirstModels {
  return find(state, query, today).page;
}

/** Returns the matches of a query and the requested page of them. */
function find(state: IndexState, query: CatalogQuery, today: number) {
  takeBack(state.arena);
  publishNewPieces(state, today);
  const isText = query.text !== null && query.productIds === null;
  const text = isText ? readText(state, query.text ?? '') : null;
  const filters = [...readFilters(state, query), ...(text?.filters ?? [])];
  const all = findMatches(state, filters);
  const { sort, arranged, offset, limit } = query;
  const ordinals = firstModels(state, all, {
    sort: arranged === undefined ? sort : 'relevance',
    limit: offset + limit,
    relevance: arranged === undefined ? text && relevanceKey(state, text) : arrangedKey(state, arranged),
  }).slice(offset);
  const page: FirstModels = {
    total: count(state.arena, all.models),
    tiles: ordinals.map((ordinal) => tileOf(state, { ordinal, pieces: all.pieces, today })),
    reading: text?.reading ?? null,
  };
  return { filters, all, page };
}

function without(
  state: IndexState,
  filters: Filter[],
  { name, all }: { name: FilterName; all: Matches },
): Matches {
  return filters.some((filter) => filter.name === name) ? findMatches(state, filters, name) : all;
}

function countPieces(state: IndexState, matches: Matches): number {
  const { arena } = state;
  if (matches.pieces) return count(arena, matches.pieces.all);
  const { byteOffset, byteLength } = matches.models;
  return arena.kernel.sumOf(byteOffset, state.models.available.byteOffset, byteLength);
}

function relax(state: IndexState, filters: Filter[]): CatalogAnswer['relaxations'] {
  const names = new Set(filters.map(({ name }) => name));
  return [...names]
    .map((name) => ({ name, count: count(state.arena, findMatches(state, filters, name).models) }))
    .filter((relaxation) => relaxation.count > 0)
    .toSorted((one, other) => other.count - one.count);
}
