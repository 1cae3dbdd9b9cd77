import { mulberry32 } from '../random.ts';
import { heroes, onRequest, soldOut } from './edge-cases.ts';
import type { Model } from './model.ts';

/** What the shop does with whole models this season. */
export interface Season {
  /** Percent off, by artikul. */
  reductions: ReadonlyMap<string, number>;
  /** Models made anew, most of whose pieces came this week. */
  novelties: ReadonlySet<string>;
}

const reducedShare = 0.12;
const noveltyShare = 0.125;

/**
 * Reduces 12 % of the models by 8 to 15 %, never those with a laboratory's report (catalogue-plan 2, rule 7), and names the novelties.
 * Without stones at most 13 %, so that retail stays above the B2B price of 86 %. Novelties come as batches: that keeps rule 10's tenth
 * of pieces without the word "new" on half of the tiles.
 */
export function planSeason(models: readonly Model[]): Season {
  const keepsPrice = new Set([...heroes, onRequest, soldOut]);
  const order = models
    .map((model) => ({ model, random: mulberry32(7919 * model.index + 1) }))
    .map(({ model, random }) => ({ model, place: random.next(), random }))
    .toSorted((one, other) => one.place - other.place);
  const reduced = order
    .filter(({ model }) => model.laboratory === null && !keepsPrice.has(model.artikul))
    .slice(0, Math.round(models.length * reducedShare));
  const reductions = new Map(
    reduced.map(({ model, random }) => [model.artikul, random.whole(8, model.stones.length === 0 ? 13 : 15)]),
  );
  const candidates = order.filter(({ model }) => !reductions.has(model.artikul) && model.artikul !== soldOut);
  const novelties = candidates
    .slice(-Math.round(models.length * noveltyShare))
    .map(({ model }) => model.artikul);
  return { reductions, novelties: new Set(novelties) };
}
