import { add, forEachBit, intersect, popcount, type Bits } from './bits.ts';
import type { Filter, FilterName } from './query.ts';
import type { IndexState } from './state.ts';

/** What meets all filters. `pieces` is null when no filter is about pieces: then every AVAILABLE piece of the models meets them. */
export interface Matches {
  models: Bits;
  pieces: Bits | null;
}

/** Everything that meets the filters but the one named `leaveOut`: AND between facets. */
export function findMatches(state: IndexState, filters: Filter[], leaveOut?: FilterName): Matches {
  const models = Int32Array.from(state.live);
  let pieces: Bits | null = null;
  for (const { name, level, bits } of filters) {
    if (name === leaveOut) continue;
    if (level === 'model') intersect(models, bits);
    else if (pieces) intersect(pieces, bits);
    else pieces = Int32Array.from(bits);
  }
  return pieces ? keepBoth(state, models, pieces) : { models, pieces: null };
}

/** Only models with a matching piece, and only pieces of a matching model. */
function keepBoth(state: IndexState, models: Bits, pieces: Bits): Matches {
  const { firstWord, room, mask } = state.models;
  const kept = { models: new Int32Array(models.length), pieces: new Int32Array(pieces.length) };
  forEachBit(models, (ordinal) => {
    const first = firstWord[ordinal] ?? 0;
    const own = mask[ordinal] ?? 0;
    const last = first + (((room[ordinal] ?? 0) + 31) >>> 5);
    let any = 0;
    for (let word = first; word < last; word++) {
      const found = (pieces[word] ?? 0) & own;
      kept.pieces[word] = (kept.pieces[word] ?? 0) | found;
      any |= found;
    }
    if (any !== 0) add(kept.models, ordinal);
  });
  return kept;
}

/**
 * How many models have a piece in both sets; `words` are the filled words of one of them. Models are told apart inside
 * a word without looking at each: below a region's last slot, adding ones to its bits carries into that slot exactly
 * when one of them is set, so one bit a region is left to count.
 */
export function countModelsCommon(
  state: IndexState,
  { one, other, words }: { one: Bits; other: Bits; words: Int32Array },
): number {
  const { regionEnds } = state;
  let total = 0;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? 0;
    const common = (one[word] ?? 0) & (other[word] ?? 0);
    if (common === 0) continue;
    const ends = regionEnds[word] ?? 0;
    total += popcount((((common & ~ends) + ~ends) | common) & ends);
  }
  for (const ordinal of state.longModels) total -= extraWords(state, ordinal, { one, other });
  return total;
}

/** A region of several words was counted once a word. */
function extraWords(state: IndexState, ordinal: number, { one, other }: { one: Bits; other: Bits }): number {
  const first = state.models.firstWord[ordinal] ?? 0;
  let filled = 0;
  for (let word = first; word < first + (state.models.room[ordinal] ?? 0) / 32; word++)
    if (((one[word] ?? 0) & (other[word] ?? 0)) !== 0) filled++;
  return Math.max(0, filled - 1);
}

/** Visits the slots of a model's matching pieces, the cheapest first (as they were put in). */
export function forEachPiece(
  state: IndexState,
  { ordinal, pieces }: { ordinal: number; pieces: Bits | null },
  visit: (slot: number) => void,
): void {
  const first = state.models.firstSlot[ordinal] ?? 0;
  const end = first + (state.models.available[ordinal] ?? 0);
  for (let slot = first; slot < end; slot++)
    if (pieces === null || ((pieces[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) visit(slot);
}

export interface Range {
  min: number;
  max: number;
}

/** The least and the greatest of what matches, of two model columns or of the pieces; null when nothing has a value. */
export function rangeOf(state: IndexState, matches: Matches, what: 'priceSom' | 'weightMg'): Range | null {
  const lows = what === 'priceSom' ? state.models.minPriceSom : state.models.minWeightMg;
  const highs = what === 'priceSom' ? state.models.maxPriceSom : state.models.maxWeightMg;
  const column = state.pieces[what];
  let min = Infinity;
  let max = 0;
  const see = (low: number, high: number) => {
    if (low > 0 && low < min) min = low;
    if (high > max) max = high;
  };
  if (matches.pieces) forEachBit(matches.pieces, (slot) => see(column[slot] ?? 0, column[slot] ?? 0));
  else forEachBit(matches.models, (ordinal) => see(lows[ordinal] ?? 0, highs[ordinal] ?? 0));
  return max === 0 ? null : { min, max };
}
