import { mulberry32 } from '../random.ts';
import { heroes, onRequest, soldOut } from './edge-cases.ts';
import type { Model } from './model.ts';

/** Season of the demo: reduced and new models. */
export interface Season {
  /** Reduction in percent, by artikul. */
  reductions: ReadonlyMap<string, number>;
  /** New models, most of whose pieces were received this week. */
  novelties: ReadonlySet<string>;
}

const reducedShare = 0.12;
const noveltyShare = 0.125;

/**
 * Reduces 12 % of the models by 8 to 15 %, never those with a laboratory's report (catalogue-plan 2, rule 7), and chooses new models.
 * Models without stones are reduced by at most 13 %, so that retail stays above the B2B price of 86 %. New models arrive in batches: this
 * fulfills the tenth of pieces of rule 10 without marking half of the tiles as new.
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
