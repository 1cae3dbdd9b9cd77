import {
  facetLevels,
  facetNames,
  switchLevels,
  switchNames,
  type FacetName,
  type SwitchName,
} from '#domain/catalog/facets.ts';
import { countCommon, filledWords, meet, type Bits } from './bits.ts';
import { countModelsCommon } from './count-models.ts';
import { findMatches, type Matches } from './matches.ts';
import type { Filter } from './query.ts';
import { valuesInOrder, type IndexState, type ValueBits } from './state.ts';

/** `count`: models that would be listed with the value chosen and the facet's other choices left out. */
export interface CountedValue {
  value: string;
  count: number;
}
export interface CountedFacet {
  facet: FacetName;
  values: CountedValue[];
}

export interface Counted {
  facets: CountedFacet[];
  /** `count`: models that would be listed with it on. */
  switches: { name: SwitchName; count: number }[];
}

/**
 * What a list is about, the other filters apart: a category or a search, or a collection where no category is named. Only values
 * found there are worth showing.
 */
function scopeFiltersOf(filters: Filter[]): Filter[] {
  const isNamed = (name: string) => filters.some((filter) => filter.name === name);
  const names = new Set<string>(['q', isNamed('category') ? 'category' : 'collection']);
  return filters.filter((filter) => names.has(filter.name));
}

/** The values of every facet that exist in the scope, each with its disjunctive count; a value that would give nothing counts 0. */
export function countFacets(state: IndexState, filters: Filter[], all: Matches): Counted {
  const everything = countable(state, all);
  const scopeFilters = scopeFiltersOf(filters);
  const scope = scopeOf(state, findMatches(state, scopeFilters));
  const facets = facetNames.flatMap((facet) => {
    const isChosen = filters.some((filter) => filter.name === facet);
    const matches = isChosen ? countable(state, findMatches(state, filters, facet)) : everything;
    const around = scopeFilters.some((filter) => filter.name === facet)
      ? scopeOf(state, findMatches(state, scopeFilters, facet))
      : scope;
    const values = countValues(state, facet, { matches, around });
    return values.length > 0 ? [{ facet, values }] : [];
  });
  return { facets, switches: countSwitches(state, { matches: everything, around: scope }) };
}

/** One that is on is among the filters: what it would give is what there is. */
function countSwitches(
  state: IndexState,
  { matches, around }: { matches: Countable; around: Scope },
): Counted['switches'] {
  return switchNames.flatMap((name) => {
    const bits = state.switches[name];
    const count = switchLevels[name] === 'piece' && matches.pieces ? countByPieces : countByModels;
    return meet(bits.models, around.models, around.filled)
      ? [{ name, count: count(state, bits, matches) }]
      : [];
  });
}

/** Matches, and which words of their sets are worth looking at. */
interface Countable extends Matches {
  filled: Int32Array;
  filledWhole: Int32Array;
  filledPart: Int32Array;
}

const nothing = new Int32Array(0);

function countable({ scratch }: IndexState, matches: Matches): Countable {
  const { models, pieces } = matches;
  return {
    ...matches,
    filled: filledWords(models, scratch),
    filledWhole: pieces ? filledWords(pieces.wholeModels, scratch) : nothing,
    filledPart: pieces ? filledWords(pieces.ofPartModels, scratch) : nothing,
  };
}

interface Scope {
  models: Bits;
  filled: Int32Array;
}

function scopeOf({ scratch }: IndexState, { models }: Matches): Scope {
  return { models, filled: filledWords(models, scratch) };
}

function countValues(
  state: IndexState,
  facet: FacetName,
  { matches, around }: { matches: Countable; around: Scope },
): CountedValue[] {
  const counted: CountedValue[] = [];
  const count = facetLevels[facet] === 'piece' && matches.pieces ? countByPieces : countByModels;
  for (const [value, bits] of valuesInOrder(state, facet))
    if (meet(bits.models, around.models, around.filled))
      counted.push({ value, count: count(state, bits, matches) });
  return counted;
}

function countByModels(_state: IndexState, bits: ValueBits, { models, filled }: Countable): number {
  return countCommon(models, bits.models, filled);
}

function countByPieces(
  state: IndexState,
  bits: ValueBits,
  { pieces, filledWhole, filledPart }: Countable,
): number {
  if (!pieces) return 0;
  const whole = countCommon(pieces.wholeModels, bits.models, filledWhole);
  return (
    whole + countModelsCommon(state, { one: pieces.ofPartModels, other: bits.pieces, words: filledPart })
  );
}
