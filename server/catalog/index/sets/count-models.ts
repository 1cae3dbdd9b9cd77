import type { Bits } from './bits.ts';
import type { MatchingPieces } from './matches.ts';
import type { IndexState } from '../state.ts';

/** Counts the partly matching models that have a matching piece in the set. */
export function countModelsOfPart(state: IndexState, matching: MatchingPieces, pieces: Bits): number {
  const { kernel } = state.arena;
  const { ofPartModels: part, wordsOfPart: words } = matching;
  const ends = state.regionEnds.byteOffset;
  let total = words
    ? kernel.countRegionsIn(
        words.byteOffset,
        words.byteOffset + words.byteLength,
        part.byteOffset,
        pieces.byteOffset,
        ends,
      )
    : kernel.countRegions(part.byteOffset, pieces.byteOffset, ends, part.byteLength);
  for (const ordinal of state.longModels) total -= extraWords(state, ordinal, { part, pieces });
  return total;
}

/** Regions of several words were counted once per word; returns the surplus. */
function extraWords(
  state: IndexState,
  ordinal: number,
  { part, pieces }: { part: Bits; pieces: Bits },
): number {
  const first = state.models.firstWord[ordinal] ?? 0;
  let filled = 0;
  for (let word = first; word < first + (state.models.capacity[ordinal] ?? 0) / 32; word++)
    if (((part[word] ?? 0) & (pieces[word] ?? 0)) !== 0) filled++;
  return Math.max(0, filled - 1);
}
