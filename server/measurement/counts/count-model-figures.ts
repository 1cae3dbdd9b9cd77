import type { Db } from '#database/connect.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { recordSales } from '../record-sales.ts';
import { updateModelFigures } from './model-figures-queries.ts';

const viewedDays = 28;
const soldDays = 90;

/** Counts recent views and sales of each model, for the list of models. Returns the number of changed models. */
export async function countModelFigures(db: Db, now: Date): Promise<number> {
  await recordSales(db);
  return updateModelFigures(db, { today: tashkentDay(now), viewedDays, soldDays });
}
