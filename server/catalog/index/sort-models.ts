import { forEachBit } from './bits.ts';
import { forEachPiece, type Matches } from './matches.ts';
import type { SortName } from './query.ts';
import type { IndexState } from './state.ts';

/** A price on request stands after every price; a sold-out model after everything. */
const onRequest = Number.MAX_VALUE;
const soldOut = Infinity;

/**
 * The first `limit` models of the sort, by what the matching pieces say; ties by id. Only the best are kept while the
 * models go by, so a page costs one pass and a short sort, however many models match.
 */
export function firstModels(
  state: IndexState,
  matches: Matches,
  { sort, limit }: { sort: SortName; limit: number },
): number[] {
  const keyOf = sortKey(state, matches, sort);
  const { id, available } = state.models;
  const compare = (one: Ranked, other: Ranked) =>
    one.key === other.key ? (id[one.ordinal] ?? 0) - (id[other.ordinal] ?? 0) : one.key < other.key ? -1 : 1;
  const room = Math.max(4 * limit, 256);
  let best: Ranked[] = [];
  let worst = Infinity;
  forEachBit(matches.models, (ordinal) => {
    const key = available[ordinal] === 0 ? soldOut : keyOf(ordinal);
    if (key > worst) return;
    best.push({ ordinal, key });
    if (best.length < room) return;
    best = best.toSorted(compare).slice(0, limit);
    worst = best.at(-1)?.key ?? Infinity;
  });
  const sorted = best.toSorted(compare).slice(0, limit);
  return sorted.map((ranked) => ranked.ordinal);
}

interface Ranked {
  ordinal: number;
  key: number;
}

/** Smaller is earlier. Without a filter on pieces the model's own columns say the same as its pieces. */
function sortKey(state: IndexState, { pieces }: Matches, sort: SortName): (ordinal: number) => number {
  const { models } = state;
  const least = (column: Float64Array | Int32Array) => (ordinal: number) => {
    let found = Infinity;
    forEachPiece(state, { ordinal, pieces }, (slot) => {
      const value = column[slot] ?? 0;
      if (value > 0 && value < found) found = value;
    });
    return found;
  };
  const greatest = (column: Int32Array) => (ordinal: number) => {
    let found = 0;
    forEachPiece(state, { ordinal, pieces }, (slot) => {
      found = Math.max(found, column[slot] ?? 0);
    });
    return found;
  };
  const known = (column: Float64Array | Int32Array) => (ordinal: number) => column[ordinal] ?? 0;
  const price = pieces ? least(state.pieces.priceSom) : known(models.minPriceSom);
  const weight = pieces ? least(state.pieces.weightMg) : known(models.minWeightMg);
  const carat = pieces ? greatest(state.pieces.carat) : known(models.maxCarat);
  const day = pieces ? greatest(state.pieces.receivedDay) : known(models.newestDay);
  switch (sort) {
    case 'popular':
      return (ordinal) => -(models.popularity[ordinal] ?? 0);
    case 'new':
      return (ordinal) => -day(ordinal);
    case 'price':
      return (ordinal) => Math.min(price(ordinal), onRequest);
    case '-price':
      return (ordinal) => {
        const dearest = price(ordinal);
        return dearest === Infinity ? onRequest : -dearest;
      };
    case 'weight':
      return weight;
    case 'caratWeight':
      return (ordinal) => -carat(ordinal);
  }
}
