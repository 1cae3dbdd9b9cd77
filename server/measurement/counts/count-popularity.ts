import type { Db } from '#database/connect.ts';
import { halfLifeDays, popularityWeights, rememberedDays } from '#domain/search/popularity.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { updatePopularity } from './popularity-queries.ts';

/**
 * Views, favorites and purchases of the last sixty days raise a model above the editors' order; models without any keep that order.
 * Returns the number of changed models.
 */
export async function countPopularity(db: Db, now: Date): Promise<number> {
  return updatePopularity(db, {
    today: tashkentDay(now),
    rememberedDays,
    halfLifeDays,
    weights: popularityWeights,
  });
}
