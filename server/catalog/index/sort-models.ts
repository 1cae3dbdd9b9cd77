import { has } from './bits.ts';
import { greatestOf, leastOf } from './extremes.ts';
import { forEachPiece, ordinalsOf, type Matches } from './matches.ts';
import type { SortName } from './query.ts';
import type { IndexState } from './state.ts';

/** A price on request stands after every price; a sold-out model after everything. */
const onRequest = Number.MAX_VALUE;
const soldOut = Infinity;
/** How much a thousandth of a reduction weighs against popularity. */
const step = 2 ** 32;

/**
 * The first `limit` models of the sort, by what the matching pieces say; ties by id. Only the best are kept while the
 * models go by, so a page costs one pass and a short sort, however many models match.
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
  const keyOf =
    sort === 'relevance' && relevance ? relevance : soldOutLast(state, sortKey(state, matches, sort));
  const { id } = state.models;
  const compare = (one: Ranked, other: Ranked) =>
    one.key === other.key ? (id[one.ordinal] ?? 0) - (id[other.ordinal] ?? 0) : one.key < other.key ? -1 : 1;
  const room = Math.max(4 * limit, 64);
  let best: Ranked[] = [];
  let worst = Infinity;
  const ordinals = ordinalsOf(state, matches);
  for (let i = 0; i < ordinals.length; i++) {
    const ordinal = ordinals[i] ?? 0;
    const key = keyOf(ordinal, worst);
    if (key > worst) continue;
    best.push({ ordinal, key });
    if (best.length < room) continue;
    best = best.toSorted(compare).slice(0, limit);
    worst = best.at(-1)?.key ?? Infinity;
  }
  const sorted = best.toSorted(compare).slice(0, limit);
  return sorted.map((ranked) => ranked.ordinal);
}

interface Ranked {
  ordinal: number;
  key: number;
}

/** Smaller is earlier. Past the worst that is still wanted any key will do that is past it, too: a model's own bounds often tell. */
type KeyOf = (ordinal: number, worst: number) => number;

function soldOutLast({ models: { available } }: IndexState, keyOf: KeyOf): KeyOf {
  return (ordinal, worst) => (available[ordinal] === 0 ? soldOut : keyOf(ordinal, worst));
}

/** Without a filter on pieces the model's own columns say the same as its pieces. */
function sortKey(state: IndexState, { pieces }: Matches, sort: SortName): KeyOf {
  const { models } = state;
  const least =
    (columns: Columns): KeyOf =>
    (ordinal, worst) => {
      const bound = columns.known[ordinal] ?? 0;
      return bound > worst ? bound : leastOf(state, columns, { ordinal, pieces });
    };
  const greatestFirst =
    (columns: Columns): KeyOf =>
    (ordinal, worst) => {
      const bound = -(columns.known[ordinal] ?? 0);
      return bound > worst ? bound : -greatestOf(state, columns, { ordinal, pieces });
    };
  const price = { column: state.pieces.priceSom, known: models.minPriceSom };
  switch (sort) {
    case 'relevance':
    case 'popular':
      return (ordinal) => -(models.popularity[ordinal] ?? 0);
    case 'new':
      return greatestFirst({ column: state.pieces.receivedDay, known: models.newestDay });
    case 'price': {
      const cheapest = least(price);
      return (ordinal, worst) => Math.min(cheapest(ordinal, worst), onRequest);
    }
    case '-price':
      return (ordinal, worst) => {
        const bound = -(models.maxPriceSom[ordinal] ?? 0);
        if (bound > worst) return bound;
        const cheapest = leastOf(state, price, { ordinal, pieces });
        return cheapest === Infinity ? onRequest : -cheapest;
      };
    case 'reduction':
      return reductionKey(state, pieces);
    case 'weight':
      return least({ column: state.pieces.weightMg, known: models.minWeightMg });
    case 'caratWeight':
      return greatestFirst({ column: state.pieces.carat, known: models.maxCarat });
  }
}

/** What is reduced most, in whole thousandths of its old price; the rest as popular. */
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
