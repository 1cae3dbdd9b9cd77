import {
  facetLevels,
  switchLevels,
  switchNames,
  type FacetName,
  type SwitchName,
} from '#domain/catalog/facets.ts';
import { bitsFor, resizedBits, type Bits, type Scratch } from './bits.ts';
import { valueOrder, type Reference } from './reference.ts';
import type { NameWords } from './name-words.ts';
import type { Neighbors } from './neighbors.ts';
import type { KeptTiles } from './tiles.ts';
import { makeValueWords, type ValueWords } from './value-words.ts';
import { emptyWordTable, wordIds, type WordTable } from './word-table.ts';

/** The models that have a value, and for a piece facet the AVAILABLE pieces (for a model facet an empty set). */
export interface ValueBits {
  models: Bits;
  pieces: Bits;
}

/**
 * The whole index as plain typed arrays. A model has an ordinal; its AVAILABLE pieces lie in consecutive slots of one
 * region that no other model shares and that does not cross a word of 32 slots unless the model has more pieces:
 * so models are counted from pieces word by word (count-models.ts).
 */
export interface IndexState {
  reference: Reference;
  /** Ordinals given out; an archived model keeps its own. */
  modelCount: number;
  ordinalOf: Map<number, number>;
  models: ModelColumns;
  tiles: KeptTiles;
  /** By product id, as far as somebody asked; gone when any model changes. */
  neighbors: Map<number, Neighbors>;
  /** Words of slots given out, and how many slots of the last one are taken. */
  wordCount: number;
  openSlots: number;
  pieces: PieceColumns;
  /** The last slot of every region (every word's last slot, where a region has several words). */
  regionEnds: Bits;
  /** Models whose region has several words. */
  longModels: Set<number>;
  facets: Map<FacetName, Map<string, ValueBits>>;
  /** The values of a facet in the order in which they are shown; gone when a value came or the words changed. */
  valuesInOrder: Map<FacetName, [value: string, bits: ValueBits][]>;
  /** Public models; models with an AVAILABLE piece. */
  live: Bits;
  buyable: Bits;
  switches: Record<SwitchName, ValueBits>;
  /** The day (since 1970) for which pieces were last told new from others. */
  newOn: number;
  /** Every word that is known, with the models whose names have it; each model's own; what words mean. */
  table: WordTable;
  names: NameWords;
  valueWords: ValueWords;
  scratch: Scratch;
}

/**
 * One entry a model, by ordinal. Minima and maxima are over its AVAILABLE pieces; no price is Infinity. What is compared
 * in loops is all of one type: a loop that meets two kinds of array runs several times slower.
 */
export interface ModelColumns {
  id: Float64Array;
  categoryId: Float64Array;
  popularity: Float64Array;
  minPriceSom: Float64Array;
  maxPriceSom: Float64Array;
  minWeightMg: Float64Array;
  maxWeightMg: Float64Array;
  newestDay: Float64Array;
  minCarat: Float64Array;
  maxCarat: Float64Array;
  available: Int32Array;
  reserved: Int32Array;
  firstWord: Int32Array;
  firstSlot: Int32Array;
  /** Slots of the region; 0 = none given yet. */
  room: Int32Array;
  /** The region's bits in its word (all of them, where it has several words). */
  mask: Int32Array;
  /** The bits of its AVAILABLE pieces in that word; none where the region has several words. */
  ownSlots: Int32Array;
  /** The words of its name: where in their pool they begin, and how many they are. */
  firstNameWord: Int32Array;
  nameWords: Int32Array;
}

/** One entry a piece, by slot. 0 = none: no price, no size. */
export interface PieceColumns {
  priceSom: Float64Array;
  oldPriceSom: Float64Array;
  weightMg: Float64Array;
  receivedDay: Float64Array;
  carat: Float64Array;
  probe: Int32Array;
  sizeHundredthsMm: Int32Array;
  lengthMm: Int32Array;
  /** One bit a laboratory, in the order of domain/catalog/facets.ts. */
  laboratories: Int32Array;
}

export function emptyState(reference: Reference): IndexState {
  const modelRoom = 256;
  const wordRoom = 64;
  const state: IndexState = {
    reference,
    modelCount: 0,
    ordinalOf: new Map(),
    models: modelColumns(modelRoom),
    neighbors: new Map(),
    tiles: { models: [], whole: [], day: 0 },
    wordCount: 0,
    openSlots: 32,
    pieces: pieceColumns(wordRoom * 32),
    regionEnds: new Int32Array(wordRoom),
    longModels: new Set(),
    facets: new Map(),
    valuesInOrder: new Map(),
    live: bitsFor(modelRoom),
    buyable: bitsFor(modelRoom),
    switches: emptySwitches(modelRoom, wordRoom),
    newOn: 0,
    table: emptyWordTable(),
    names: { pool: new Int32Array(modelRoom * 8), used: 0, idsOfPart: new Map() },
    valueWords: makeValueWords(reference),
    scratch: new Map(),
  };
  keepWordsOf(state);
  return state;
}

/** Makes room for at least one more model. */
export function growModels(state: IndexState): void {
  const room = state.models.id.length * 2;
  const old = state.models;
  state.models = modelColumns(room);
  copyColumns(old, state.models);
  state.live = resizedBits(state.live, room);
  state.buyable = resizedBits(state.buyable, room);
  for (const values of state.facets.values())
    for (const bits of values.values()) bits.models = resizedBits(bits.models, room);
  for (const bits of Object.values(state.switches)) bits.models = resizedBits(bits.models, room);
}

/** Makes room for at least `words` words of slots in all. */
export function growWords(state: IndexState, words: number): void {
  const slots = Math.max(words, state.regionEnds.length * 2) * 32;
  const old = state.pieces;
  state.pieces = pieceColumns(slots);
  copyColumns(old, state.pieces);
  state.regionEnds = resizedBits(state.regionEnds, slots);
  for (const [facet, values] of state.facets)
    if (facetLevels[facet] === 'piece')
      for (const bits of values.values()) bits.pieces = resizedBits(bits.pieces, slots);
  for (const name of switchNames)
    if (switchLevels[name] === 'piece')
      state.switches[name].pieces = resizedBits(state.switches[name].pieces, slots);
}

function emptySwitches(modelRoom: number, wordRoom: number): IndexState['switches'] {
  const ofModels = () => ({ models: bitsFor(modelRoom), pieces: bitsFor(0) });
  const ofPieces = () => ({ models: bitsFor(modelRoom), pieces: new Int32Array(wordRoom) });
  return {
    inStore: ofPieces(),
    inStock: ofModels(),
    lastOne: ofModels(),
    isNew: ofPieces(),
    onSale: ofPieces(),
    certified: ofPieces(),
  };
}

/** The sets of a value, made empty when it is new. */
export function valueBits(state: IndexState, facet: FacetName, value: string): ValueBits {
  const values = state.facets.get(facet) ?? new Map<string, ValueBits>();
  state.facets.set(facet, values);
  let bits = values.get(value);
  if (!bits) {
    const words = facetLevels[facet] === 'piece' ? state.regionEnds.length : 0;
    bits = { models: new Int32Array(state.live.length), pieces: new Int32Array(words) };
    values.set(value, bits);
    state.valuesInOrder.delete(facet);
  }
  return bits;
}

/** The values of a facet in the order in which they are shown. */
export function valuesInOrder(state: IndexState, facet: FacetName): [value: string, bits: ValueBits][] {
  const known = state.valuesInOrder.get(facet);
  if (known) return known;
  const inOrder = valueOrder(state.reference, facet);
  const values = [...(state.facets.get(facet) ?? [])].toSorted(([one], [other]) => inOrder(one, other));
  state.valuesInOrder.set(facet, values);
  return values;
}

/** Takes over new words, slugs and order of values. */
export function setReference(state: IndexState, reference: Reference): void {
  state.reference = reference;
  state.valuesInOrder.clear();
  state.valueWords = makeValueWords(reference);
  keepWordsOf(state);
}

function keepWordsOf({ table, valueWords }: IndexState): void {
  for (const word of valueWords.words) for (const id of wordIds(table, word)) table.lasting.add(id);
}

function copyColumns<C extends ModelColumns | PieceColumns>(from: C, to: C): void {
  const source = new Map(Object.entries<Column>({ ...from }));
  for (const [name, column] of Object.entries<Column>({ ...to })) column.set(source.get(name) ?? []);
}

type Column = Float64Array | Int32Array;

function modelColumns(room: number): ModelColumns {
  return {
    id: new Float64Array(room),
    categoryId: new Float64Array(room),
    popularity: new Float64Array(room),
    minPriceSom: new Float64Array(room),
    maxPriceSom: new Float64Array(room),
    minWeightMg: new Float64Array(room),
    maxWeightMg: new Float64Array(room),
    newestDay: new Float64Array(room),
    minCarat: new Float64Array(room),
    maxCarat: new Float64Array(room),
    available: new Int32Array(room),
    reserved: new Int32Array(room),
    firstWord: new Int32Array(room),
    firstSlot: new Int32Array(room),
    room: new Int32Array(room),
    mask: new Int32Array(room),
    ownSlots: new Int32Array(room),
    firstNameWord: new Int32Array(room),
    nameWords: new Int32Array(room),
  };
}

function pieceColumns(slots: number): PieceColumns {
  return {
    priceSom: new Float64Array(slots),
    oldPriceSom: new Float64Array(slots),
    weightMg: new Float64Array(slots),
    receivedDay: new Float64Array(slots),
    carat: new Float64Array(slots),
    probe: new Int32Array(slots),
    sizeHundredthsMm: new Int32Array(slots),
    lengthMm: new Int32Array(slots),
    laboratories: new Int32Array(slots),
  };
}
