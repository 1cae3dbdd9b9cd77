import { facetNames, switchNames, type FacetName, type SwitchName } from '#domain/catalog/facets.ts';
import { countCommon, meet, type Bits } from './bits.ts';
import { countModelsOfPart } from './count-models.ts';
import { findMatches, type Matches } from './matches.ts';
import type { Filter } from '../query.ts';
import { valuesInOrder, type IndexState, type ValueBits } from '../state.ts';

/** `count`: models that would be listed if the value replaced the facet's other choices. */
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
  /** `count`: models that would be listed if it were on. */
  switches: { name: SwitchName; count: number }[];
}

/**
 * Returns the filters that define what a list is about: a search, and a category or, without one, a collection. Only values found within
 * this scope are shown.
 */
function scopeFiltersOf(filters: Filter[]): Filter[] {
  const isNamed = (name: string) => filters.some((filter) => filter.name === name);
  const names = new Set<string>(['q', isNamed('category') ? 'category' : 'collection']);
  return filters.filter((filter) => names.has(filter.name));
}

/** Returns the values of every facet that exist in the scope, each with its disjunctive count; values without results have 0. */
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

/** The matches to count, and the scope in which a value must exist to be shown. */
interface Counting {
  matches: Matches;
  around: Bits;
}

/** Counts the models for each switch. A switch that is on is already among the filters, so its count is the current total. */
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

/** Counts the matching models that have a value, or a matching piece with it. */
function countModels(state: IndexState, { models, pieces }: Matches, bits: ValueBits): number {
  const { arena } = state;
  if (bits.split === 0 || !pieces) return countCommon(arena, models, bits.models);
  const whole = countCommon(arena, pieces.wholeModels, bits.models);
  return whole + countModelsOfPart(state, pieces, bits.pieces);
}
