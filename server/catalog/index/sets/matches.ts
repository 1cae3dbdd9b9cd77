import { borrow, type Arena, type Ints } from './arena.ts';
import { add, copyOf, emptyLike, has, intersect, remove, type Bits } from './bits.ts';
import type { Filter, FilterName } from '../query.ts';
import type { IndexState } from '../state.ts';

/** What meets all filters. Like all temporary sets, it is valid until the next query. */
export interface Matches {
  models: Bits;
  /** Null if no filter concerns pieces: then every AVAILABLE piece of the models matches. */
  pieces: MatchingPieces | null;
}

export interface MatchingPieces {
  all: Bits;
  /**
   * Models of which every AVAILABLE piece matches are separated from the matching pieces of the rest, because counting models is much
   * faster.
   */
  wholeModels: Bits;
  ofPartModels: Bits;
  /** Indexes of the non-empty words of those pieces; null if there are too many to list. */
  wordsOfPart: Ints | null;
}

/** Returns what meets all filters except the one named `leaveOut`; facets are combined by AND. */
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

/** Removes from `models` those without a matching piece; returns the matching pieces of the rest. */
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

/** Above this share, reading all words, four at a time, is faster than reading the listed ones. */
const few = 1 / 6;

/** Returns the indexes of the non-empty words if there are few; otherwise null. */
function fewWords(arena: Arena, bits: Bits): Ints | null {
  const words = borrow(arena, bits.length + 4);
  const length = arena.kernel.filledWords(bits.byteOffset, bits.byteLength, words.byteOffset);
  return length < bits.length * few ? words.subarray(0, length) : null;
}

/** A region of several words belongs to one model, so its words are copied as a whole. */
function keepLongModel(
  state: IndexState,
  sets: { ordinal: number; found: Bits; models: Bits; pieces: MatchingPieces },
): void {
  const { ordinal, found, models, pieces } = sets;
  const start = state.models.firstWord[ordinal] ?? 0;
  let any = 0;
  for (let word = start; word < start + (state.models.capacity[ordinal] ?? 0) / 32; word++) {
    const common = found[word] ?? 0;
    any |= common;
    pieces.all[word] = common;
    pieces.ofPartModels[word] = common;
  }
  if (any === 0) remove(models, ordinal);
  else add(models, ordinal);
}

/** Visits the slots of a model's matching pieces in insertion order, which is cheapest first. */
export function forEachPiece(
  state: IndexState,
  { ordinal, pieces }: { ordinal: number; pieces: MatchingPieces | null },
  visit: (slot: number) => void,
): void {
  const first = state.models.firstSlot[ordinal] ?? 0;
  const end = first + (state.models.available[ordinal] ?? 0);
  for (let slot = first; slot < end; slot++) if (pieces === null || has(pieces.all, slot)) visit(slot);
}
