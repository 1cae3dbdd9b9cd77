import { borrow, type Arena, type Ints } from './arena.ts';
import { add, copyOf, emptyLike, has, intersect, remove, type Bits } from './bits.ts';
import type { Filter, FilterName } from '../query.ts';
import type { IndexState } from '../state.ts';

/** What meets all filters; like every set of a question, gone with the next question. */
export interface Matches {
  models: Bits;
  /** Null when no filter is about pieces: then every AVAILABLE piece of the models meets them. */
  pieces: MatchingPieces | null;
}

export interface MatchingPieces {
  all: Bits;
  /** Models of which every AVAILABLE piece matches, and the matching pieces of the rest: counting models is much faster this way. */
  wholeModels: Bits;
  ofPartModels: Bits;
  /** The words of those pieces that are not empty; null where there are too many to list them. */
  wordsOfPart: Ints | null;
}

/** Everything that meets the filters but the one named `leaveOut`: AND between facets. */
export function findMatches(state: IndexState, filters: Filter[], leaveOut?: FilterName): Matches {
  const { arena } = state;
  const applied = filters.filter(({ name }) => name !== leaveOut);
  const models = copyOf(arena, state.live);
  for (const filter of applied) intersect(arena, models, filter.models);
  const [first, ...rest] = applied.flatMap(({ pieces }) => pieces ?? []);
  if (!first) return { models, pieces: null };
  const found = rest.length > 0 ? copyOf(arena, first) : first;
  for (const other of rest) intersect(arena, found, other);
  return { models, pieces: keepWithPieces(state, models, found) };
}

/** Takes out of `models` those without any of the pieces; returns the pieces of the rest. */
function keepWithPieces(state: IndexState, models: Bits, found: Bits): MatchingPieces {
  const { arena } = state;
  const { firstWord, ownSlots } = state.models;
  const longModels = [...state.longModels].filter((ordinal) => has(models, ordinal));
  const pieces: MatchingPieces = {
    all: emptyLike(arena, found),
    wholeModels: emptyLike(arena, models),
    ofPartModels: emptyLike(arena, found),
    wordsOfPart: null,
  };
  arena.kernel.keep(
    models.byteOffset,
    models.byteLength,
    found.byteOffset,
    firstWord.byteOffset,
    ownSlots.byteOffset,
    pieces.all.byteOffset,
    pieces.ofPartModels.byteOffset,
    pieces.wholeModels.byteOffset,
  );
  for (const ordinal of longModels) keepLongModel(state, { ordinal, found, models, pieces });
  pieces.wordsOfPart = fewWords(arena, pieces.ofPartModels);
  return pieces;
}

/** Four words at once cost no more than one alone. */
const few = 1 / 6;

/** The numbers of the words that are not empty, where they are few. */
function fewWords(arena: Arena, bits: Bits): Ints | null {
  const words = borrow(arena, bits.length + 4);
  const length = arena.kernel.filledWords(bits.byteOffset, bits.byteLength, words.byteOffset);
  return length < bits.length * few ? words.subarray(0, length) : null;
}

/** A region of several words holds one model only: its words are taken as they are. */
function keepLongModel(
  state: IndexState,
  sets: { ordinal: number; found: Bits; models: Bits; pieces: MatchingPieces },
): void {
  const { ordinal, found, models, pieces } = sets;
  const start = state.models.firstWord[ordinal] ?? 0;
  let any = 0;
  for (let word = start; word < start + (state.models.room[ordinal] ?? 0) / 32; word++) {
    const common = found[word] ?? 0;
    any |= common;
    pieces.all[word] = common;
    pieces.ofPartModels[word] = common;
  }
  if (any === 0) remove(models, ordinal);
  else add(models, ordinal);
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
