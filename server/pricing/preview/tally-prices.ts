/** The retail price of a piece before and after, whole soʻm; 0 = price on request. */
export interface PriceChange {
  id: number;
  isHeld: boolean;
  beforeSom: number;
  afterSom: number;
}

/** A piece whose new price leaves less than the minimum margin. */
export interface LowMargin {
  id: number;
  priceSom: number;
  costSom: number;
  percent: number;
}

/** Totals over any number of pieces, with the most notable changes. */
export interface PriceTotals {
  /** Number of pieces examined. */
  pieces: number;
  dearer: number;
  cheaper: number;
  /** Number of changing pieces that are held or ordered now: their new price is deferred. */
  notRepriced: number;
  /** The total of all prices that change. */
  beforeSom: number;
  afterSom: number;
  /** The largest changes, largest first. */
  largest: PriceChange[];
  belowMargin: { count: number; pieces: LowMargin[] };
}

/** Maximum number of changes listed in a preview. */
const listedChanges = 200;
const listedMargins = 100;

export const emptyTotals = (): PriceTotals => ({
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
  /** The pieces whose price changes. */
  changes: readonly PriceChange[];
  low: readonly LowMargin[];
}

export function addToTotals(tally: PriceTotals, { pieces, changes, low }: Batch): void {
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
