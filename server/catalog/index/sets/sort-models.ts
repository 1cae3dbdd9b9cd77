import { has, lowest } from './bits.ts';
import { maxOf, minOf } from './extremes.ts';
import { forEachPiece, type Matches } from './matches.ts';
import type { SortName } from '../query.ts';
import type { IndexState } from '../state.ts';

/** A price on request sorts after every price, and a sold-out model after everything. */
const onRequest = Number.MAX_VALUE;
const soldOut = Infinity;
/** Weight of a thousandth of reduction relative to popularity. */
const step = 2 ** 32;

/**
 * Returns the first `limit` models in the sort order of their matching pieces; ties by id. Only the best are stored during the single pass,
 * so the cost does not depend on sorting all matches.
 */
export function firstModels(
  state: IndexState,
  matches: Matches,
  {
    sort,
    limit,
    relevance,
  }: { sort: SortName; limit: number; relevance: ((ordinal: number) => number) | null },
): number[] {
  const { keyOf, boundOf } =
    sort === 'relevance' && relevance
      ? { keyOf: relevance, boundOf: noBound }
      : soldOutLast(state, sortKey(state, matches, sort));
  const { models } = matches;
  const { id } = state.models;
  const compare = (one: Ranked, other: Ranked) =>
    one.key === other.key ? (id[one.ordinal] ?? 0) - (id[other.ordinal] ?? 0) : one.key < other.key ? -1 : 1;
  const capacity = Math.max(4 * limit, 64);
  let best: Ranked[] = [];
  let worst = Infinity;
  for (let word = 0; word < models.length; word++) {
    let rest = models[word] ?? 0;
    if (rest === 0 || boundOf(word) > worst) continue;
    for (; rest !== 0; rest &= rest - 1) {
      const ordinal = (word << 5) + lowest(rest);
      const key = keyOf(ordinal, worst);
      if (key > worst) continue;
      best.push({ ordinal, key });
      if (best.length < capacity) continue;
      best = best.toSorted(compare).slice(0, limit);
      worst = best.at(-1)?.key ?? Infinity;
    }
  }
  const sorted = best.toSorted(compare).slice(0, limit);
  return sorted.map((ranked) => ranked.ordinal);
}

interface Ranked {
  ordinal: number;
  key: number;
}

interface Order {
  /** Sort key, smaller is earlier. If a model's bounds show that it is past `worst`, any key past `worst` may be returned. */
  keyOf: (ordinal: number, worst: number) => number;
  /** A lower bound of the keys in this word of models. */
  boundOf: (word: number) => number;
}

const noBound = () => -Infinity;

function soldOutLast({ models: { available } }: IndexState, { keyOf, boundOf }: Order): Order {
  return { keyOf: (ordinal, worst) => (available[ordinal] === 0 ? soldOut : keyOf(ordinal, worst)), boundOf };
}

/** Without a filter on pieces, the model's columns have the same minimum and maximum as its pieces. */
function sortKey(state: IndexState, { pieces }: Matches, sort: SortName): Order {
  const { models, bounds } = state;
  const least = (columns: Columns, bound: Float64Array): Order => ({
    keyOf: (ordinal, worst) => {
      const known = columns.known[ordinal] ?? 0;
      return known > worst ? known : minOf(state, columns, { ordinal, pieces });
    },
    boundOf: (word) => bound[word] ?? 0,
  });
  const greatestFirst = (columns: Columns, bound: Float64Array): Order => ({
    keyOf: (ordinal, worst) => {
      const known = -(columns.known[ordinal] ?? 0);
      return known > worst ? known : -maxOf(state, columns, { ordinal, pieces });
    },
    boundOf: (word) => -(bound[word] ?? 0),
  });
  const price = { column: state.pieces.priceSom, known: models.minPriceSom };
  switch (sort) {
    case 'relevance':
    case 'popular':
      return {
        keyOf: (ordinal) => -(models.popularity[ordinal] ?? 0),
        boundOf: (word) => -(bounds.popularity[word] ?? 0),
      };
    case 'new':
      return greatestFirst({ column: state.pieces.receivedDay, known: models.newestDay }, bounds.newestDay);
    case 'price': {
      const { keyOf, boundOf } = least(price, bounds.minPriceSom);
      return {
        keyOf: (ordinal, worst) => Math.min(keyOf(ordinal, worst), onRequest),
        boundOf: (word) => Math.min(boundOf(word), onRequest),
      };
    }
    case '-price':
      return {
        keyOf: (ordinal, worst) => {
          const known = -(models.maxPriceSom[ordinal] ?? 0);
          if (known > worst) return known;
          const cheapest = minOf(state, price, { ordinal, pieces });
          return cheapest === Infinity ? onRequest : -cheapest;
        },
        boundOf: (word) => -(bounds.maxPriceSom[word] ?? 0),
      };
    case 'reduction':
      return { keyOf: reductionKey(state, pieces), boundOf: noBound };
    case 'weight':
      return least({ column: state.pieces.weightMg, known: models.minWeightMg }, bounds.minWeightMg);
    case 'caratWeight':
      return greatestFirst({ column: state.pieces.carat, known: models.maxCarat }, bounds.maxCarat);
  }
}

/** Sorts by the greatest reduction in whole thousandths of the old price; the rest by popularity. */
function reductionKey(state: IndexState, pieces: Matches['pieces']): (ordinal: number) => number {
  const { priceSom, oldPriceSom } = state.pieces;
  const reduced = state.switches.onSale.models;
  return (ordinal) => {
    let most = 0;
    if (has(reduced, ordinal))
      forEachPiece(state, { ordinal, pieces }, (slot) => {
        const price = priceSom[slot] ?? 0;
        const old = oldPriceSom[slot] ?? 0;
        if (price > 0 && old > price) most = Math.max(most, Math.floor((1000 * (old - price)) / old));
      });
    return -(most * step + (state.models.popularity[ordinal] ?? 0));
  };
}

interface Columns {
  column: Float64Array;
  known: Float64Array;
}
