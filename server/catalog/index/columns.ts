import { allocateInts, allocateShorts, type Arena, type Ints, type Shorts } from './sets/arena.ts';
import type { ModelBounds } from './sets/model-bounds.ts';

/**
 * One entry per model, by ordinal. Minima and maxima are over its AVAILABLE pieces; a missing price is Infinity. Columns compared in one
 * loop have the same array type: a loop over two types is several times slower.
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
  available: Ints;
  reserved: Int32Array;
  firstWord: Ints;
  firstSlot: Int32Array;
  /** Number of slots in the region; 0 = no region yet. */
  capacity: Int32Array;
  /** The region's bits in its word (all bits if it has several words). */
  mask: Int32Array;
  /** The bits of its AVAILABLE pieces in that word; none if the region has several words. */
  ownSlots: Ints;
  /** The words of its name: their first index in the pool, and their number. */
  firstNameWord: Int32Array;
  nameWords: Int32Array;
}

/** One entry per piece, by slot. 0 = missing, such as no price or no size. */
export interface PieceColumns {
  priceSom: Float64Array;
  oldPriceSom: Float64Array;
  weightMg: Float64Array;
  receivedDay: Float64Array;
  carat: Float64Array;
  /** The same values reduced to their highest bits (ranges.ts). */
  nearPriceSom: Shorts;
  nearWeightMg: Shorts;
  nearCarat: Shorts;
  probe: Int32Array;
  sizeHundredthsMm: Int32Array;
  lengthMm: Int32Array;
  /** One bit per laboratory, in the order of domain/catalog/facets.ts. */
  laboratories: Int32Array;
}

export function copyColumns<C extends ModelColumns | ModelBounds | PieceColumns>(from: C, to: C): void {
  const source = new Map(Object.entries<Column>({ ...from }));
  for (const [name, column] of Object.entries<Column>({ ...to })) column.set(source.get(name) ?? []);
}

type Column = Float64Array | Int32Array | Uint16Array;

export function modelColumns(arena: Arena, capacity: number): ModelColumns {
  return {
    id: new Float64Array(capacity),
    categoryId: new Float64Array(capacity),
    popularity: new Float64Array(capacity),
    minPriceSom: new Float64Array(capacity),
    maxPriceSom: new Float64Array(capacity),
    minWeightMg: new Float64Array(capacity),
    maxWeightMg: new Float64Array(capacity),
    newestDay: new Float64Array(capacity),
    minCarat: new Float64Array(capacity),
    maxCarat: new Float64Array(capacity),
    available: allocateInts(arena, capacity),
    reserved: new Int32Array(capacity),
    firstWord: allocateInts(arena, capacity),
    firstSlot: new Int32Array(capacity),
    capacity: new Int32Array(capacity),
    mask: new Int32Array(capacity),
    ownSlots: allocateInts(arena, capacity),
    firstNameWord: new Int32Array(capacity),
    nameWords: new Int32Array(capacity),
  };
}

export function pieceColumns(arena: Arena, slots: number): PieceColumns {
  return {
    priceSom: new Float64Array(slots),
    oldPriceSom: new Float64Array(slots),
    weightMg: new Float64Array(slots),
    receivedDay: new Float64Array(slots),
    carat: new Float64Array(slots),
    nearPriceSom: allocateShorts(arena, slots),
    nearWeightMg: allocateShorts(arena, slots),
    nearCarat: allocateShorts(arena, slots),
    probe: new Int32Array(slots),
    sizeHundredthsMm: new Int32Array(slots),
    lengthMm: new Int32Array(slots),
    laboratories: new Int32Array(slots),
  };
}
