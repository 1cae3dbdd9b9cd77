import { count, membersOf, takeBack } from './bits.ts';
import { countFacets, type Counted } from './count-facets.ts';
import { rangeOf, type Range } from './extremes.ts';
import { findMatches, type Matches } from './matches.ts';
import { tellNewPieces } from './new-pieces.ts';
import { readFilters, type CatalogQuery, type Filter, type FilterName } from './query.ts';
import { firstModels } from './sort-models.ts';
import type { IndexState } from './state.ts';
import { tileOf, type Tile } from './tiles.ts';

export interface CatalogAnswer {
  /** Models that match, and their matching pieces. */
  total: number;
  totalPieces: number;
  tiles: Tile[];
  facets: Counted['facets'];
  switches: Counted['switches'];
  /** Bounds of what matches, with the range's own filter left out: soʻm, mg, 1/1000 ct. */
  priceRange: Range | null;
  weightRange: Range | null;
  caratRange: Range | null;
  /** For an empty answer: which one filter to drop, and how many models that gives; the most first. */
  relaxations: { name: FilterName; count: number }[];
}

/** A page of models with its counts: exact, from one state of the index. `today` counts days since 1970. */
export function searchIndex(state: IndexState, query: CatalogQuery, today: number): CatalogAnswer {
  takeBack(state.scratch);
  tellNewPieces(state, today);
  const filters = readFilters(state, query);
  const all = findMatches(state, filters);
  const total = count(all.models);
  const ordinals = firstModels(state, all, { sort: query.sort, limit: query.offset + query.limit }).slice(
    query.offset,
  );
  return {
    total,
    totalPieces: countPieces(state, all),
    tiles: ordinals.map((ordinal) => tileOf(state, { ordinal, pieces: all.pieces, today })),
    ...countFacets(state, filters, all),
    priceRange: rangeOf(state, without(state, filters, { name: 'price', all }), 'priceSom'),
    weightRange: rangeOf(state, without(state, filters, { name: 'weight', all }), 'weightMg'),
    caratRange: rangeOf(state, without(state, filters, { name: 'carat', all }), 'carat'),
    relaxations: total === 0 ? relax(state, filters) : [],
  };
}

/** The first models and how many there are, without counts and bounds: what is shown while somebody types. */
export function findFirst(
  state: IndexState,
  query: CatalogQuery,
  today: number,
): Pick<CatalogAnswer, 'total' | 'tiles'> {
  takeBack(state.scratch);
  const all = findMatches(state, readFilters(state, query));
  const { sort, limit, offset } = query;
  const ordinals = firstModels(state, all, { sort, limit: offset + limit }).slice(offset);
  return {
    total: count(all.models),
    tiles: ordinals.map((ordinal) => tileOf(state, { ordinal, pieces: all.pieces, today })),
  };
}

function without(
  state: IndexState,
  filters: Filter[],
  { name, all }: { name: FilterName; all: Matches },
): Matches {
  return filters.some((filter) => filter.name === name) ? findMatches(state, filters, name) : all;
}

function countPieces(state: IndexState, { models, pieces }: Matches): number {
  if (pieces) return count(pieces.all);
  const ordinals = membersOf(models, state.scratch);
  let total = 0;
  for (let i = 0; i < ordinals.length; i++) total += state.models.available[ordinals[i] ?? 0] ?? 0;
  return total;
}

function relax(state: IndexState, filters: Filter[]): CatalogAnswer['relaxations'] {
  return filters
    .map(({ name }) => ({ name, count: count(findMatches(state, filters, name).models) }))
    .filter((relaxation) => relaxation.count > 0)
    .toSorted((one, other) => other.count - one.count);
}
