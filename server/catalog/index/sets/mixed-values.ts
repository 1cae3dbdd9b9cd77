import { facetLevels, switchLevels, switchNames } from '#domain/catalog/facets.ts';
import { has } from './bits.ts';
import type { IndexState, ValueBits } from '../state.ts';

/** Adds (1) or removes (-1) the model in the count of every mixed value, which only some of its AVAILABLE pieces have. */
export function countMixedValues(state: IndexState, ordinal: number, change: 1 | -1): void {
  for (const [facet, values] of state.facets)
    if (facetLevels[facet] === 'piece')
      for (const bits of values.values()) countMixedValue(state, { ordinal, bits, change });
  for (const name of switchNames)
    if (switchLevels[name] === 'piece')
      countMixedValue(state, { ordinal, bits: state.switches[name], change });
}

export function countMixedValue(
  state: IndexState,
  { ordinal, bits, change }: { ordinal: number; bits: ValueBits; change: 1 | -1 },
): void {
  if (has(bits.models, ordinal) && !hasAllPieces(state, ordinal, bits)) bits.split += change;
}

function hasAllPieces({ models }: IndexState, ordinal: number, { pieces }: ValueBits): boolean {
  const first = models.firstSlot[ordinal] ?? 0;
  const end = first + (models.available[ordinal] ?? 0);
  for (let slot = first; slot < end; slot++) if (!has(pieces, slot)) return false;
  return true;
}
