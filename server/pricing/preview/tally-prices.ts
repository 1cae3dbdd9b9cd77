/** What a piece costs everybody before and after, whole soʻm; 0 = on request. */
export interface PriceChange {
  id: number;
  isHeld: boolean;
  beforeSom: number;
  afterSom: number;
}

/** A piece whose new price leaves less than the least margin. */
export interface LowMargin {
  id: number;
  priceSom: number;
  costSom: number;
  percent: number;
}

/** Sums over pieces of any number, with the changes that stand out. */
export interface PriceTally {
  /** Pieces that were looked at. */
  pieces: number;
  dearer: number;
  cheaper: number;
  /** How many of the pieces that change are held or ordered now: their price waits. */
  notRepriced: number;
  /** The prices of all pieces that change, together. */
  beforeSom: number;
  afterSom: number;
  /** The largest changes, the largest first. */
  largest: PriceChange[];
  belowMargin: { count: number; pieces: LowMargin[] };
}

/** Changes that a preview lists. */
const listedChanges = 200;
const listedMargins = 100;

export const emptyTally = (): PriceTally => ({
  pieces: 0,
  dearer: 0,
  cheaper: 0,
  notRepriced: 0,
  beforeSom: 0,
  afterSom: 0,
  largest: [],
  belowMargin: { count: 0, pieces: [] },
});

interface Batch {
  pieces: number;
  /** Those whose price changes. */
  changes: readonly PriceChange[];
  low: readonly LowMargin[];
}

export function addToTally(tally: PriceTally, { pieces, changes, low }: Batch): void {
  tally.pieces += pieces;
  for (const { isHeld, beforeSom, afterSom } of changes) {
    if (afterSom > beforeSom) tally.dearer += 1;
    else tally.cheaper += 1;
    if (isHeld) tally.notRepriced += 1;
    tally.beforeSom += beforeSom;
    tally.afterSom += afterSom;
  }
  tally.largest = [...tally.largest, ...changes].toSorted(bySize).slice(0, listedChanges);
  tally.belowMargin.count += low.length;
  tally.belowMargin.pieces = [...tally.belowMargin.pieces, ...low]
    .toSorted((a, b) => a.percent - b.percent || a.id - b.id)
    .slice(0, listedMargins);
}

const sizeOf = ({ beforeSom, afterSom }: PriceChange) => Math.abs(afterSom - beforeSom);
const bySize = (a: PriceChange, b: PriceChange) => sizeOf(b) - sizeOf(a) || a.id - b.id;
