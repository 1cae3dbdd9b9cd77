import { facetNames, switchNames, type FacetName, type SwitchName } from '#domain/catalog/facets.ts';
import { countCommon, meet, type Bits } from './bits.ts';
import { countModelsOfPart } from './count-models.ts';
import { findMatches, type Matches } from './matches.ts';
import type { Filter } from '../query.ts';
import { valuesInOrder, type IndexState, type ValueBits } from '../state.ts';

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
  const scopeFilters = scopeFiltersOf(filters);
  const scope = findMatches(state, scopeFilters).models;
  const isNamed = (among: Filter[], facet: FacetName) => among.some((filter) => filter.name === facet);
  const facets = facetNames.flatMap((facet) => {
    const matches = isNamed(filters, facet) ? findMatches(state, filters, facet) : all;
    const around = isNamed(scopeFilters, facet) ? findMatches(state, scopeFilters, facet).models : scope;
    const values = countValues(state, facet, { matches, around });
    return values.length > 0 ? [{ facet, values }] : [];
  });
  return { facets, switches: countSwitches(state, { matches: all, around: scope }) };
}

/** What is counted, and the models of which one has a value that is worth showing. */
interface Counting {
  matches: Matches;
  around: Bits;
}

/** One that is on is among the filters: what it would give is what there is. */
function countSwitches(state: IndexState, { matches, around }: Counting): Counted['switches'] {
  return switchNames.flatMap((name) => {
    const bits = state.switches[name];
    if (!meet(state.arena, bits.models, around)) return [];
    return [{ name, count: countModels(state, matches, bits) }];
  });
}

function countValues(state: IndexState, facet: FacetName, { matches, around }: Counting): CountedValue[] {
  const counted: CountedValue[] = [];
  for (const [value, bits] of valuesInOrder(state, facet))
    if (meet(state.arena, bits.models, around))
      counted.push({ value, count: countModels(state, matches, bits) });
  return counted;
}

/** The matching models that have a value, or a matching piece which has it. */
function countModels(state: IndexState, { models, pieces }: Matches, bits: ValueBits): number {
  const { arena } = state;
  if (bits.split === 0 || !pieces) return countCommon(arena, models, bits.models);
  const whole = countCommon(arena, pieces.wholeModels, bits.models);
  return whole + countModelsOfPart(state, pieces, bits.pieces);
}
