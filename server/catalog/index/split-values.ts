import { facetLevels, switchLevels, switchNames } from '#domain/catalog/facets.ts';
import { has } from './bits.ts';
import type { IndexState, ValueBits } from './state.ts';

/** Counts the model in (1) or out (-1) at every value that only some of its AVAILABLE pieces have. */
export function noteSplits(state: IndexState, ordinal: number, change: 1 | -1): void {
  for (const [facet, values] of state.facets)
    if (facetLevels[facet] === 'piece')
      for (const bits of values.values()) noteSplit(state, { ordinal, bits, change });
  for (const name of switchNames)
    if (switchLevels[name] === 'piece') noteSplit(state, { ordinal, bits: state.switches[name], change });
}

export function noteSplit(
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
