import {
  facetLevels,
  switchLevels,
  switchNames,
  type FacetName,
  type SwitchName,
} from '#domain/catalog/facets.ts';
import { allocateInts, openArena, type Arena } from './sets/arena.ts';
import { bitsFor, resizedBits, type Bits } from './sets/bits.ts';
import { modelBounds, type ModelBounds } from './sets/model-bounds.ts';
import { valueOrder, type Reference } from './reference.ts';
import type { NameWords } from './text/name-words-table.ts';
import type { Neighbors } from './neighbor-sets.ts';
import type { MemoizedTiles } from './tile.ts';
import { makeValueWords, type ValueWords } from './text/value-words.ts';
import { emptyWordTable, wordIds, type WordTable } from './text/word-table.ts';
import { type ModelColumns, type PieceColumns, copyColumns, modelColumns, pieceColumns } from './columns.ts';

/** The models that have a value and, for a facet of pieces, the AVAILABLE pieces (an empty set for a facet of models). */
export interface ValueBits {
  models: Bits;
  pieces: Bits;
  /**
   * Number of models of which only some AVAILABLE pieces have it; 0 for a facet of models. If it is 0, models are counted instead of
   * pieces.
   */
  split: number;
}

/**
 * The whole index as plain typed arrays. Each model has an ordinal. Its AVAILABLE pieces are in consecutive slots of one region, which no
 * other model shares and which does not cross a word of 32 slots unless the model has more pieces. Therefore models can be counted from
 * pieces word by word (kernel/sets.ts, `countRegions`).
 */
export interface IndexState {
  /** The memory of its sets. */
  arena: Arena;
  reference: Reference;
  /** Number of assigned ordinals; an archived model keeps its ordinal. */
  modelCount: number;
  ordinalOf: Map<number, number>;
  models: ModelColumns;
  bounds: ModelBounds;
  tiles: MemoizedTiles;
  /** Neighbours by product id, filled on demand; dropped when any model changes. */
  neighbors: Map<number, Neighbors>;
  /** Number of assigned words of slots, and of used slots in the last word. */
  wordCount: number;
  openSlots: number;
  pieces: PieceColumns;
  /** The last slot of every region (of every word, for a region of several words). */
  regionEnds: Bits;
  /** Models whose region has several words. */
  longModels: Set<number>;
  facets: Map<FacetName, Map<string, ValueBits>>;
  /** The values of a facet in display order; cleared when a value is added or the words change. */
  valuesInOrder: Map<FacetName, [value: string, bits: ValueBits][]>;
  /** Public models; models with an AVAILABLE piece. */
  live: Bits;
  buyable: Bits;
  switches: Record<SwitchName, ValueBits>;
  /** The day (since 1970) for which new pieces were last calculated. */
  newOn: number;
  /** All known words with the models whose names have them; the words of each model; the meanings of words. */
  table: WordTable;
  names: NameWords;
  valueWords: ValueWords;
}

/** The initial capacity. */
export interface Capacity {
  models: number;
  words: number;
}

const minCapacity: Capacity = { models: 256, words: 64 };

export function emptyState(reference: Reference, size: Capacity = minCapacity): IndexState {
  const modelCapacity = Math.ceil(Math.max(size.models, minCapacity.models) / 128) * 128;
  const wordCapacity = Math.ceil(Math.max(size.words, minCapacity.words) / 4) * 4;
  const arena = openArena();
  const state: IndexState = {
    arena,
    reference,
    modelCount: 0,
    ordinalOf: new Map(),
    models: modelColumns(arena, modelCapacity),
    bounds: modelBounds(modelCapacity),
    neighbors: new Map(),
    tiles: { models: [], whole: [], day: 0 },
    wordCount: 0,
    openSlots: 32,
    pieces: pieceColumns(arena, wordCapacity * 32),
    regionEnds: allocateInts(arena, wordCapacity),
    longModels: new Set(),
    facets: new Map(),
    valuesInOrder: new Map(),
    live: bitsFor(arena, modelCapacity),
    buyable: bitsFor(arena, modelCapacity),
    switches: emptySwitches(arena, { models: modelCapacity, words: wordCapacity }),
    newOn: 0,
    table: emptyWordTable(),
    names: { pool: new Int32Array(modelCapacity * 8), used: 0, idsOfPart: new Map() },
    valueWords: makeValueWords(reference),
  };
  keepWordsOf(state);
  return state;
}

/** Makes room for at least one more model. */
export function growModels(state: IndexState): void {
  const { arena } = state;
  const capacity = state.models.id.length * 2;
  const old = state.models;
  state.models = modelColumns(arena, capacity);
  copyColumns(old, state.models);
  const oldBounds = state.bounds;
  state.bounds = modelBounds(capacity);
  copyColumns(oldBounds, state.bounds);
  state.live = resizedBits(arena, state.live, capacity);
  state.buyable = resizedBits(arena, state.buyable, capacity);
  for (const values of state.facets.values())
    for (const bits of values.values()) bits.models = resizedBits(arena, bits.models, capacity);
  for (const bits of Object.values(state.switches)) bits.models = resizedBits(arena, bits.models, capacity);
}

/** Makes room for at least `words` words of slots in total. */
export function growWords(state: IndexState, words: number): void {
  const { arena } = state;
  const slots = Math.max(words, state.regionEnds.length * 2) * 32;
  const old = state.pieces;
  state.pieces = pieceColumns(arena, slots);
  copyColumns(old, state.pieces);
  state.regionEnds = resizedBits(arena, state.regionEnds, slots);
  for (const [facet, values] of state.facets)
    if (facetLevels[facet] === 'piece')
      for (const bits of values.values()) bits.pieces = resizedBits(arena, bits.pieces, slots);
  for (const name of switchNames)
    if (switchLevels[name] === 'piece')
      state.switches[name].pieces = resizedBits(arena, state.switches[name].pieces, slots);
}

function emptySwitches(arena: Arena, capacity: Capacity): IndexState['switches'] {
  const ofModels = () => ({ models: bitsFor(arena, capacity.models), pieces: bitsFor(arena, 0), split: 0 });
  const ofPieces = () => ({
    models: bitsFor(arena, capacity.models),
    pieces: allocateInts(arena, capacity.words),
    split: 0,
  });
  return {
    inStore: ofPieces(),
    inStock: ofModels(),
    lastOne: ofModels(),
    isNew: ofPieces(),
    onSale: ofPieces(),
    certified: ofPieces(),
  };
}

/** Returns the sets of a value, created empty if the value is new. */
export function valueBits(state: IndexState, facet: FacetName, value: string): ValueBits {
  const values = state.facets.get(facet) ?? new Map<string, ValueBits>();
  state.facets.set(facet, values);
  let bits = values.get(value);
  if (!bits) {
    const words = facetLevels[facet] === 'piece' ? state.regionEnds.length : 0;
    const { arena, live } = state;
    bits = { models: allocateInts(arena, live.length), pieces: allocateInts(arena, words), split: 0 };
    values.set(value, bits);
    state.valuesInOrder.delete(facet);
  }
  return bits;
}

/** Returns the values of a facet in display order. */
export function valuesInOrder(state: IndexState, facet: FacetName): [value: string, bits: ValueBits][] {
  const known = state.valuesInOrder.get(facet);
  if (known) return known;
  const inOrder = valueOrder(state.reference, facet);
  const values = [...(state.facets.get(facet) ?? [])].toSorted(([one], [other]) => inOrder(one, other));
  state.valuesInOrder.set(facet, values);
  return values;
}

/** Applies changed words, slugs and orders of values. */
export function setReference(state: IndexState, reference: Reference): void {
  state.reference = reference;
  state.valuesInOrder.clear();
  state.valueWords = makeValueWords(reference);
  keepWordsOf(state);
}

function keepWordsOf({ table, valueWords }: IndexState): void {
  for (const word of valueWords.words) for (const id of wordIds(table, word)) table.lasting.add(id);
}
