import type { Random } from '../random.ts';

export type PieceState = 'AVAILABLE' | 'RESERVED' | 'SOLD' | 'WITHDRAWN';

/** Where a piece is and since when. */
export interface Stock {
  state: PieceState;
  /** Null = the warehouse. */
  store: string | null;
  /** Days until it arrives in the store; null = it is there. */
  arrivesInDays: number | null;
  receivedDaysAgo: number;
}

// catalogue-plan 2, rules 8 and 9: percent of pieces
const stores = [
  ['toshkent-amir-temur', 30],
  ['toshkent-chilonzor', 20],
  ['samarqand', 18],
  ['buxoro', 10],
  ['fargona', 12],
  ['namangan', 10],
] as const;
const places = [
  ['store', 55],
  ['warehouse', 40],
  ['in transit', 5],
] as const;
const states = [
  ['AVAILABLE', 86],
  ['RESERVED', 5],
  ['SOLD', 6],
  // 2 % are with the engraver or the goldsmith, 1 % are withdrawn from sale
  ['WITHDRAWN', 3],
] as const;

const oldestDays = 400;
const newDays = 7;

/** `isNovelty`: most pieces of the model were received within the last week. */
export function drawStock(isNovelty: boolean, random: Random): Stock {
  const state = random.weighted<PieceState>(states);
  const place = random.weighted<(typeof places)[number][0]>(places);
  const store = random.weighted<string>(stores);
  const daysOnTheWay = random.whole(1, 6);
  const isNew = random.next() < 0.8 && isNovelty;
  const receivedDaysAgo = isNew ? random.whole(0, newDays - 1) : random.whole(newDays + 1, oldestDays);
  // half of the pieces in transit go to a store, half to the warehouse
  const isForStore = place === 'store' || (place === 'in transit' && daysOnTheWay % 2 === 0);
  return {
    state,
    store: isForStore ? store : null,
    arrivesInDays: place === 'in transit' && state === 'AVAILABLE' ? daysOnTheWay : null,
    receivedDaysAgo,
  };
}
