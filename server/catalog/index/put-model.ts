import { gradeFacetValues } from '#domain/catalog/diamond-grades.ts';
import {
  facetLevels,
  laboratories,
  lengthValue,
  noStone,
  sizeValue,
  type FacetName,
  type SwitchName,
} from '#domain/catalog/facets.ts';
import { priceFor } from '#domain/pricing/price-for.ts';
import type { IndexRow, PieceTuple } from '../queries-index.ts';
import { add, remove } from './sets/bits.ts';
import { settleBounds } from './sets/bounds.ts';
import { dropNameWords, putNameWords } from './text/name-words.ts';
import { isNewOn } from './new-pieces.ts';
import { clearRanged, setRanged } from './sets/ranges.ts';
import { countMixedValues } from './sets/mixed-values.ts';
import { growModels, growWords, valueBits, type IndexState } from './state.ts';

// All of this is synchronous, so that no query sees a partly updated model.

/** Inserts a product, or replaces its previous data in the index. */
export function putModel(state: IndexState, row: IndexRow): void {
  const ordinal = ordinalFor(state, row.id);
  eraseModel(state, ordinal);
  const pieces = row.pieces ?? [];
  if ((state.models.capacity[ordinal] ?? 0) < pieces.length)
    giveRegion(state, ordinal, Math.max(row.piece_count ?? 0, pieces.length));
  fillColumns(state, ordinal, row);
  add(state.live, ordinal);
  if (pieces.length > 0) add(state.buyable, ordinal);
  if (pieces.length > 0) add(state.switches.inStock.models, ordinal);
  if (pieces.length === 1) add(state.switches.lastOne.models, ordinal);
  const setModelValue = (facet: FacetName, value: string) =>
    add(valueBits(state, facet, value).models, ordinal);
  for (const category of state.reference.categoryPath.get(row.category_id) ?? [])
    setModelValue('category', category);
  for (const collection of row.collection_ids ?? []) setModelValue('collection', String(collection));
  if (row.metal !== null) setModelValue('metal', row.metal);
  if (row.gender !== null) setModelValue('gender', row.gender);
  for (const occasion of row.occasions) setModelValue('occasion', occasion);
  for (const style of row.styles) setModelValue('style', style);
  for (const [place, piece] of pieces.entries())
    fillPiece(state, {
      ordinal,
      slot: (state.models.firstSlot[ordinal] ?? 0) + place,
      piece,
      isDiameter: row.is_diameter ?? false,
    });
  countMixedValues(state, ordinal, 1);
  settleBounds(state, ordinal >>> 5);
  putNameWords(state, ordinal, row.name);
}

/** Removes a product that is no longer public; its ordinal and region stay reserved in case it returns. */
export function removeModel(state: IndexState, productId: number): void {
  const ordinal = state.ordinalOf.get(productId);
  if (ordinal === undefined) return;
  eraseModel(state, ordinal);
  dropNameWords(state, ordinal);
}

function ordinalFor(state: IndexState, productId: number): number {
  const known = state.ordinalOf.get(productId);
  if (known !== undefined) return known;
  const ordinal = state.modelCount++;
  if (ordinal >= state.models.id.length) growModels(state);
  state.ordinalOf.set(productId, ordinal);
  state.models.id[ordinal] = productId;
  return ordinal;
}

function eraseModel(state: IndexState, ordinal: number): void {
  const { firstWord, firstSlot, capacity, mask } = state.models;
  const first = firstWord[ordinal] ?? 0;
  const words = Math.ceil((capacity[ordinal] ?? 0) / 32);
  const keep = ~(mask[ordinal] ?? 0);
  const erasePieces = (bits: Int32Array) => {
    for (let word = first; word < first + words; word++) bits[word] = (bits[word] ?? 0) & keep;
  };
  countMixedValues(state, ordinal, -1);
  state.tiles.models[ordinal] = undefined;
  state.tiles.whole[ordinal] = undefined;
  state.neighbors.clear();
  remove(state.live, ordinal);
  remove(state.buyable, ordinal);
  for (const [facet, values] of state.facets)
    for (const bits of values.values()) {
      remove(bits.models, ordinal);
      if (facetLevels[facet] === 'piece') erasePieces(bits.pieces);
    }
  for (const bits of Object.values(state.switches)) {
    remove(bits.models, ordinal);
    erasePieces(bits.pieces);
  }
  const slot = firstSlot[ordinal] ?? 0;
  clearRanged(state, slot, slot + (capacity[ordinal] ?? 0));
}

/** Assigns a region of slots for all pieces of a model that are not withdrawn: a reserved piece may become available again. */
function giveRegion(state: IndexState, ordinal: number, pieceCount: number): void {
  const words = Math.ceil(pieceCount / 32);
  const isLong = words > 1;
  if (isLong || state.openSlots + pieceCount > 32) {
    if (state.wordCount + words > state.regionEnds.length) growWords(state, state.wordCount + words);
    state.wordCount += words;
    state.openSlots = 0;
  }
  const firstWord = state.wordCount - words;
  const firstSlot = firstWord * 32 + state.openSlots;
  const capacity = isLong ? words * 32 : pieceCount;
  const { models } = state;
  models.firstWord[ordinal] = firstWord;
  models.firstSlot[ordinal] = firstSlot;
  models.capacity[ordinal] = capacity;
  models.mask[ordinal] = firstBits(capacity) << state.openSlots;
  if (isLong)
    for (let word = firstWord; word < state.wordCount; word++) add(state.regionEnds, word * 32 + 31);
  else add(state.regionEnds, firstSlot + capacity - 1);
  if (isLong) state.longModels.add(ordinal);
  state.openSlots = isLong ? 32 : state.openSlots + capacity;
}

/** Returns a mask of the lowest `count` bits of a word. */
function firstBits(count: number): number {
  return count >= 32 ? -1 : (1 << count) - 1;
}

function fillColumns(state: IndexState, ordinal: number, row: IndexRow): void {
  const { models } = state;
  const pieces = row.pieces ?? [];
  const prices = pieces.map(priceOf).filter((price) => price > 0);
  const weights = pieces.map((piece) => piece[5]);
  models.categoryId[ordinal] = row.category_id;
  models.popularity[ordinal] = row.popularity;
  models.available[ordinal] = pieces.length;
  models.reserved[ordinal] = row.reserved_count ?? 0;
  models.ownSlots[ordinal] =
    (models.capacity[ordinal] ?? 0) > 32 ? 0 : firstBits(pieces.length) << (models.firstSlot[ordinal] ?? 0);
  models.minPriceSom[ordinal] = Math.min(...prices);
  models.maxPriceSom[ordinal] = Math.max(0, ...prices);
  models.minWeightMg[ordinal] = Math.min(...weights);
  models.maxWeightMg[ordinal] = Math.max(0, ...weights);
  models.newestDay[ordinal] = Math.max(0, ...pieces.map((piece) => piece[7]));
  const carats = pieces.map((piece) => piece[8] ?? 0).filter((carat) => carat > 0);
  models.minCarat[ordinal] = Math.min(...carats);
  models.maxCarat[ordinal] = Math.max(0, ...carats);
}

function fillPiece(
  state: IndexState,
  {
    ordinal,
    slot,
    piece,
    isDiameter,
  }: { ordinal: number; slot: number; piece: PieceTuple; isDiameter: boolean },
): void {
  const { pieces } = state;
  const [, oldPriceSom, probe, size, length, weightMg, storeId, receivedDay, carat, , , reports] = piece;
  setRanged(state, 'priceSom', [slot, priceOf(piece)]);
  setRanged(state, 'weightMg', [slot, weightMg]);
  setRanged(state, 'carat', [slot, carat ?? 0]);
  pieces.oldPriceSom[slot] = oldPriceSom ?? 0;
  pieces.probe[slot] = probe ?? 0;
  pieces.sizeHundredthsMm[slot] = size ?? 0;
  pieces.lengthMm[slot] = length ?? 0;
  pieces.receivedDay[slot] = receivedDay;
  pieces.laboratories[slot] = 0;
  const setValue = (facet: FacetName, value: string) => {
    const bits = valueBits(state, facet, value);
    add(bits.pieces, slot);
    add(bits.models, ordinal);
  };
  if (probe !== null) setValue('probe', String(probe));
  if (size !== null) setValue(isDiameter ? 'diameter' : 'ringSize', sizeValue(size));
  if (length !== null) setValue('length', lengthValue(length));
  for (const [facet, value] of stoneValues(piece)) setValue(facet, value);
  for (const [place, laboratory] of laboratories.entries())
    if (reports?.includes(laboratory)) {
      setValue('laboratory', laboratory);
      pieces.laboratories[slot] = (pieces.laboratories[slot] ?? 0) | (1 << place);
    }
  if (storeId !== null) setValue('storeId', String(storeId));
  const turnOn = (name: SwitchName, isOn: boolean) => {
    if (!isOn) return;
    add(state.switches[name].pieces, slot);
    add(state.switches[name].models, ordinal);
  };
  turnOn('inStore', storeId !== null);
  turnOn('isNew', isNewOn(state.newOn, receivedDay));
  turnOn('onSale', priceOf(piece) > 0 && (oldPriceSom ?? 0) > priceOf(piece));
  turnOn('certified', pieces.laboratories[slot] !== 0);
}

function stoneValues([, , , , , , , , , kinds, shapes, , grades]: PieceTuple): [FacetName, string][] {
  const values: [FacetName, string][] = (kinds ?? [noStone]).map((kind) => ['stone', kind]);
  for (const shape of shapes ?? []) values.push(['shape', shape]);
  for (const [color, clarity, cut] of grades ?? []) values.push(...gradeFacetValues({ color, clarity, cut }));
  return values;
}

/** Lists, filters and sorting use the price for guests (decisions 4); 0 = on request. */
function priceOf(piece: PieceTuple): number {
  return priceFor({ b2cSom: piece[0], b2bSom: null }, 'B2C') ?? 0;
}
