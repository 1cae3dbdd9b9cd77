import { lengthValue, sizeValue } from '#domain/catalog/facets.ts';
import type { Condition } from '#domain/search/read-conditions.ts';
import { findMatches } from './matches.ts';
import { withAny, type Filter } from '../query.ts';
import { between, type RangedColumn } from './ranges.ts';
import type { IndexState } from '../state.ts';

/** Converts a number with a meaning into a filter on pieces: one piece has to match all numbers of the query (ui.md 1.3). */
export function conditionFilter(state: IndexState, { name, min, max }: Condition): Filter {
  switch (name) {
    case 'probe':
      return ofValues(state, [['probe', String(min)]]);
    case 'size':
      // pieces without a ring size have a length, such as a bracelet of 18 cm
      return ofValues(state, [
        ['ringSize', sizeValue((min ?? 0) * 100)],
        ['diameter', sizeValue((min ?? 0) * 100)],
        ['length', lengthValue((min ?? 0) * 10)],
      ]);
    case 'length':
      return ofValues(state, [['length', lengthValue((min ?? 0) * 10)]]);
    case 'weight':
      return within(state, 'weightMg', [thousandths(min), thousandths(max)]);
    case 'carat':
      return within(state, 'carat', [thousandths(min), thousandths(max)]);
    case 'price':
      return within(state, 'priceSom', [min, max]);
  }
}

function ofValues(
  state: IndexState,
  values: ['probe' | 'ringSize' | 'diameter' | 'length', string][],
): Filter {
  const sets = values.flatMap(([facet, value]) => state.facets.get(facet)?.get(value) ?? []);
  return { name: 'q', ...withAny(state, sets) };
}

function within(state: IndexState, what: RangedColumn, bounds: [number | null, number | null]): Filter {
  const pieces = between(state, what, bounds);
  const { models } = findMatches(state, [{ name: 'q', models: state.buyable, pieces }]);
  return { name: 'q', models, pieces };
}

function thousandths(value: number | null): number | null {
  return value === null ? null : Math.round(value * 1000);
}
