import { has, lowest } from './bits.ts';
import type { Matches, MatchingPieces } from './matches.ts';
import type { IndexState } from '../state.ts';

export interface Range {
  min: number;
  max: number;
}

interface ModelPieces {
  ordinal: number;
  pieces: MatchingPieces | null;
}

/** Returns the minimum above 0 of a model's matching pieces; Infinity if there is none. `known` is the minimum of all its pieces. */
export function minOf(
  state: IndexState,
  { column, known }: { column: Float64Array; known: Float64Array },
  { ordinal, pieces }: ModelPieces,
): number {
  if (pieces === null || has(pieces.wholeModels, ordinal)) return known[ordinal] ?? 0;
  const first = state.models.firstSlot[ordinal] ?? 0;
  const end = first + (state.models.available[ordinal] ?? 0);
  let least = Infinity;
  for (let slot = first; slot < end; slot++) {
    const value = column[slot] ?? 0;
    if (value > 0 && value < least && has(pieces.all, slot)) least = value;
  }
  return least;
}

/** Returns the maximum of a model's matching pieces; 0 if there is none. `known` is the maximum of all its pieces. */
export function maxOf(
  state: IndexState,
  { column, known }: { column: Float64Array; known: Float64Array },
  { ordinal, pieces }: ModelPieces,
): number {
  if (pieces === null || has(pieces.wholeModels, ordinal)) return known[ordinal] ?? 0;
  const first = state.models.firstSlot[ordinal] ?? 0;
  const end = first + (state.models.available[ordinal] ?? 0);
  let greatest = 0;
  for (let slot = first; slot < end; slot++) {
    const value = column[slot] ?? 0;
    if (value > greatest && has(pieces.all, slot)) greatest = value;
  }
  return greatest;
}

/** The model columns with the bounds of each column of pieces. */
const knownBounds = {
  priceSom: ['minPriceSom', 'maxPriceSom'],
  weightMg: ['minWeightMg', 'maxWeightMg'],
  carat: ['minCarat', 'maxCarat'],
} as const;

/** Returns the minimum and maximum of all matches; null if none has a value. */
export function rangeOf(state: IndexState, matches: Matches, what: keyof typeof knownBounds): Range | null {
  const { models, pieces } = matches;
  const column = state.pieces[what];
  const [least, greatest] = knownBounds[what];
  const lows = { column, known: state.models[least] };
  const highs = { column, known: state.models[greatest] };
  const floor = state.bounds[least];
  const ceiling = state.bounds[greatest];
  let min = Infinity;
  let max = 0;
  // models and words whose known bounds lie within the current range cannot extend it and are skipped
  for (let word = 0; word < models.length; word++) {
    let rest = models[word] ?? 0;
    if (rest === 0 || ((floor[word] ?? 0) >= min && (ceiling[word] ?? 0) <= max)) continue;
    for (; rest !== 0; rest &= rest - 1) {
      const ordinal = (word << 5) + lowest(rest);
      if ((lows.known[ordinal] ?? 0) < min) min = Math.min(min, minOf(state, lows, { ordinal, pieces }));
      if ((highs.known[ordinal] ?? 0) > max) max = Math.max(max, maxOf(state, highs, { ordinal, pieces }));
    }
  }
  return max === 0 ? null : { min, max };
}
