import { add, copyOf, emptyLike, has, intersect, membersOf, remove, type Bits } from './bits.ts';
import type { Filter, FilterName } from './query.ts';
import type { IndexState } from './state.ts';

/** What meets all filters; like every set of a question, gone with the next question. */
export interface Matches {
  models: Bits;
  /** Null when no filter is about pieces: then every AVAILABLE piece of the models meets them. */
  pieces: MatchingPieces | null;
  /** The models' ordinals, as soon as somebody asked for them. */
  ordinals?: Int32Array;
}

export interface MatchingPieces {
  all: Bits;
  /** Models of which every AVAILABLE piece matches, and the pieces of the others: counting models is much faster so. */
  wholeModels: Bits;
  ofPartModels: Bits;
}

/** Everything that meets the filters but the one named `leaveOut`: AND between facets. */
export function findMatches(state: IndexState, filters: Filter[], leaveOut?: FilterName): Matches {
  const models = copyOf(state.live, state.scratch);
  const ofPieces: Bits[] = [];
  for (const filter of filters) {
    if (filter.name === leaveOut) continue;
    intersect(models, filter.models);
    if (filter.pieces) ofPieces.push(filter.pieces);
  }
  const [first, ...others] = ofPieces;
  return { models, pieces: first ? keepBoth(state, models, { first, others }) : null };
}

/** Sets of pieces: those in all of them match. */
interface PieceSets {
  first: Bits;
  others: Bits[];
}

/**
 * Takes out of `models` those without a matching piece; answers the matching pieces of the others. The sets of pieces are seven
 * times as long as those of models: they are looked at only where a model is left.
 */
function keepBoth(state: IndexState, models: Bits, sets: PieceSets): MatchingPieces {
  const { firstWord, ownSlots } = state.models;
  const { first, others } = sets;
  const all = emptyLike(first, state.scratch);
  const ofPartModels = emptyLike(first, state.scratch);
  const wholeModels = emptyLike(models, state.scratch);
  const longModels = [...state.longModels].filter((ordinal) => has(models, ordinal));
  for (let word = 0; word < models.length; word++) {
    let rest = models[word] ?? 0;
    let kept = 0;
    let whole = 0;
    while (rest !== 0) {
      const bit = rest & -rest;
      rest ^= bit;
      const ordinal = (word << 5) + 31 - Math.clz32(bit);
      const place = firstWord[ordinal] ?? 0;
      const own = ownSlots[ordinal] ?? 0;
      let common = (first[place] ?? 0) & own;
      for (let i = 0; i < others.length; i++) common &= others[i]?.[place] ?? 0;
      if (common === 0) continue;
      kept |= bit;
      all[place] = (all[place] ?? 0) | common;
      if (common === own) whole |= bit;
      else ofPartModels[place] = (ofPartModels[place] ?? 0) | common;
    }
    models[word] = kept;
    wholeModels[word] = whole;
  }
  const pieces = { all, wholeModels, ofPartModels };
  for (const ordinal of longModels) keepLongModel(state, { ordinal, sets, models, pieces });
  return pieces;
}

/** A region of several words holds one model only: its words are taken as they are. */
function keepLongModel(
  state: IndexState,
  kept: { ordinal: number; sets: PieceSets; models: Bits; pieces: MatchingPieces },
): void {
  const { ordinal, sets, models, pieces } = kept;
  const start = state.models.firstWord[ordinal] ?? 0;
  let any = 0;
  for (let word = start; word < start + (state.models.room[ordinal] ?? 0) / 32; word++) {
    let common = sets.first[word] ?? 0;
    for (const other of sets.others) common &= other[word] ?? 0;
    any |= common;
    pieces.all[word] = common;
    pieces.ofPartModels[word] = common;
  }
  if (any === 0) remove(models, ordinal);
  else add(models, ordinal);
}

/** The models that match one by one: found once, however many ask. */
export function ordinalsOf(state: IndexState, matches: Matches): Int32Array {
  return (matches.ordinals ??= membersOf(matches.models, state.scratch));
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
