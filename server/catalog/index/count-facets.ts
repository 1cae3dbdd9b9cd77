import { facetLevels, facetNames, type FacetName } from '#domain/catalog/facets.ts';
import { countCommon, filledWords, meet, type Bits } from './bits.ts';
import { countModelsCommon, findMatches, type Matches } from './matches.ts';
import type { Filter } from './query.ts';
import { valueOrder } from './reference.ts';
import type { IndexState } from './state.ts';

/** `count`: models that would be listed with the value chosen and the facet's other choices left out. */
export interface CountedValue {
  value: string;
  count: number;
}
export interface CountedFacet {
  facet: FacetName;
  values: CountedValue[];
}

/** What the other filters apart, a category, a collection or a search is about: only values found there are worth showing. */
const scopeNames = new Set<string>(['category', 'collection', 'q']);

/** The values of every facet that exist in the scope, each with its disjunctive count; a value that would give nothing counts 0. */
export function countFacets(state: IndexState, filters: Filter[], all: Matches): CountedFacet[] {
  const everything = countable(all);
  const scopeFilters = filters.filter((filter) => scopeNames.has(filter.name));
  const scope = scopeOf(findMatches(state, scopeFilters));
  return facetNames.flatMap((facet) => {
    const isChosen = filters.some((filter) => filter.name === facet);
    const matches = isChosen ? countable(findMatches(state, filters, facet)) : everything;
    const around = scopeFilters.some((filter) => filter.name === facet)
      ? scopeOf(findMatches(state, scopeFilters, facet))
      : scope;
    const values = countValues(state, facet, { matches, around });
    return values.length > 0 ? [{ facet, values }] : [];
  });
}

interface Countable extends Matches {
  filledModels: Int32Array;
  filledPieces: Int32Array | null;
}

function countable(matches: Matches): Countable {
  return {
    ...matches,
    filledModels: filledWords(matches.models),
    filledPieces: matches.pieces && filledWords(matches.pieces),
  };
}

interface Scope {
  models: Bits;
  filled: Int32Array;
}

function scopeOf({ models }: Matches): Scope {
  return { models, filled: filledWords(models) };
}

function countValues(
  state: IndexState,
  facet: FacetName,
  { matches, around }: { matches: Countable; around: Scope },
): CountedValue[] {
  const counted: CountedValue[] = [];
  const isPiece = facetLevels[facet] === 'piece';
  for (const [value, bits] of state.facets.get(facet) ?? []) {
    if (!meet(bits.models, around.models, around.filled)) continue;
    const count =
      isPiece && matches.pieces && matches.filledPieces
        ? countModelsCommon(state, { one: matches.pieces, other: bits.pieces, words: matches.filledPieces })
        : countCommon(matches.models, bits.models, matches.filledModels);
    counted.push({ value, count });
  }
  const inOrder = valueOrder(state.reference, facet);
  return counted.toSorted((one, other) => inOrder(one.value, other.value));
}
