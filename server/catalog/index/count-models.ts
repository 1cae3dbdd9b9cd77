import { popcount, type Bits } from './bits.ts';
import type { IndexState } from './state.ts';

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
