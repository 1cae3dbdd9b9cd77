import { lengthValue, sizeValue } from '#domain/catalog/facets.ts';
import type { Condition } from '#domain/search/read-conditions.ts';
import { emptyLike, unite } from './bits.ts';
import { between, type Filter } from './query.ts';
import type { IndexState } from './state.ts';

/** A number with a meaning as a filter on pieces: with the others of the query it holds for the same piece (ui.md 1.3). */
export function conditionFilter(state: IndexState, { name, min, max }: Condition): Filter {
  switch (name) {
    case 'probe':
      return ofValues(state, [['probe', String(min)]]);
    case 'size':
      // what has no ring size has a length: a bracelet of 18
      return ofValues(state, [
        ['size', sizeValue((min ?? 0) * 100)],
        ['length', lengthValue((min ?? 0) * 10)],
      ]);
    case 'length':
      return ofValues(state, [['length', lengthValue((min ?? 0) * 10)]]);
    case 'weight':
      return within(state, state.pieces.weightMg, [thousandths(min), thousandths(max)]);
    case 'carat':
      return within(state, state.pieces.carat, [thousandths(min), thousandths(max)]);
    case 'price':
      return within(state, state.pieces.priceSom, [min, max]);
  }
}

function ofValues(state: IndexState, values: ['probe' | 'size' | 'length', string][]): Filter {
  const models = emptyLike(state.live, state.scratch);
  const pieces = emptyLike(state.regionEnds, state.scratch);
  for (const [facet, value] of values) {
    const bits = state.facets.get(facet)?.get(value);
    if (!bits) continue;
    unite(models, bits.models);
    unite(pieces, bits.pieces);
  }
  return { name: 'q', models, pieces };
}

function within(state: IndexState, column: Float64Array, bounds: [number | null, number | null]): Filter {
  const pieces = between(state, column, bounds);
  return { name: 'q', models: modelsWith(state, pieces), pieces };
}

/** The models with any of these pieces. */
function modelsWith(state: IndexState, pieces: Int32Array): Int32Array {
  const { firstWord, ownSlots, available, room } = state.models;
  const models = emptyLike(state.live, state.scratch);
  for (let ordinal = 0; ordinal < state.modelCount; ordinal++) {
    if (available[ordinal] === 0) continue;
    const first = firstWord[ordinal] ?? 0;
    let found = (pieces[first] ?? 0) & (ownSlots[ordinal] ?? 0);
    if ((room[ordinal] ?? 0) > 32)
      for (let word = first; word < first + (room[ordinal] ?? 0) / 32; word++) found |= pieces[word] ?? 0;
    if (found !== 0) models[ordinal >>> 5] = (models[ordinal >>> 5] ?? 0) | (1 << (ordinal & 31));
  }
  return models;
}

function thousandths(value: number | null): number | null {
  return value === null ? null : Math.round(value * 1000);
}
