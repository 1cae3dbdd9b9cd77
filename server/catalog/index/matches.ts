import { add, bitsFor, has, intersect, membersOf, type Bits } from './bits.ts';
import type { Filter, FilterName } from './query.ts';
import type { IndexState } from './state.ts';

/** What meets all filters. */
export interface Matches {
  models: Bits;
  ordinals: Int32Array;
  /** Null when no filter is about pieces: then every AVAILABLE piece of the models meets them. */
  pieces: MatchingPieces | null;
}

export interface MatchingPieces {
  all: Bits;
  /** Models of which every AVAILABLE piece matches, and the pieces of the others: counting models is much faster so. */
  wholeModels: Bits;
  ofPartModels: Bits;
}

/** Everything that meets the filters but the one named `leaveOut`: AND between facets. */
export function findMatches(state: IndexState, filters: Filter[], leaveOut?: FilterName): Matches {
  const models = state.live.slice();
  let pieces: Bits | null = null;
  for (const { name, level, bits } of filters) {
    if (name === leaveOut) continue;
    if (level === 'model') intersect(models, bits);
    else if (pieces) intersect(pieces, bits);
    else pieces = bits.slice();
  }
  const ordinals = membersOf(models);
  return pieces ? keepBoth(state, ordinals, pieces) : { models, ordinals, pieces: null };
}

/** Only models with a matching piece, and only pieces of a matching model. */
function keepBoth(state: IndexState, candidates: Int32Array, found: Bits): Matches {
  const models = bitsFor(state.models.id.length);
  const ordinals = new Int32Array(candidates.length);
  const pieces = { all: emptyLike(found), wholeModels: emptyLike(models), ofPartModels: emptyLike(found) };
  let length = 0;
  for (let i = 0; i < candidates.length; i++) {
    const ordinal = candidates[i] ?? 0;
    if (!keepPieces(state, { ordinal, found, pieces })) continue;
    add(models, ordinal);
    ordinals[length++] = ordinal;
  }
  return { models, ordinals: ordinals.subarray(0, length), pieces };
}

/** Sorts a model's matching pieces in; answers whether there are any. */
function keepPieces(
  state: IndexState,
  kept: { ordinal: number; found: Bits; pieces: MatchingPieces },
): boolean {
  const { ordinal, found, pieces } = kept;
  const { firstWord, firstSlot, available, room, mask } = state.models;
  const first = firstWord[ordinal] ?? 0;
  const own = mask[ordinal] ?? 0;
  if ((room[ordinal] ?? 0) > 32) return keepLongModel(state, kept);
  const common = (found[first] ?? 0) & own;
  if (common === 0) return false;
  pieces.all[first] = (pieces.all[first] ?? 0) | common;
  const count = available[ordinal] ?? 0;
  const everyPiece = (count === 32 ? -1 : (1 << count) - 1) << (firstSlot[ordinal] ?? 0);
  if (common === everyPiece) add(pieces.wholeModels, ordinal);
  else pieces.ofPartModels[first] = (pieces.ofPartModels[first] ?? 0) | common;
  return true;
}

/** A region of several words holds one model only: its words are taken as they are. */
function keepLongModel(
  state: IndexState,
  { ordinal, found, pieces }: { ordinal: number; found: Bits; pieces: MatchingPieces },
): boolean {
  const first = state.models.firstWord[ordinal] ?? 0;
  let any = 0;
  for (let word = first; word < first + (state.models.room[ordinal] ?? 0) / 32; word++) {
    any |= found[word] ?? 0;
    pieces.all[word] = found[word] ?? 0;
    pieces.ofPartModels[word] = found[word] ?? 0;
  }
  return any !== 0;
}

function emptyLike(bits: Bits): Bits {
  return new Int32Array(bits.length);
}

/** Visits the slots of a model's matching pieces, the cheapest first (as they were put in). */
export function forEachPiece(
  state: IndexState,
  { ordinal, pieces }: { ordinal: number; pieces: MatchingPieces | null },
  visit: (slot: number) => void,
): void {
  const first = state.models.firstSlot[ordinal] ?? 0;
  const end = first + (state.models.available[ordinal] ?? 0);
  for (let slot = first; slot < end; slot++) if (pieces === null || has(pieces.all, slot)) visit(slot);
}
