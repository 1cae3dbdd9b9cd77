import type { Db } from '#database/connect.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { noteSales } from '../note-sales.ts';
import { updateModelFigures } from './model-figures-queries.ts';

const viewedDays = 28;
const soldDays = 90;

/** How often each model was viewed and how much of it was sold lately, for the list of models. Returns how many models changed. */
export async function countModelFigures(db: Db, now: Date): Promise<number> {
  await noteSales(db);
  return updateModelFigures(db, { today: tashkentDay(now), viewedDays, soldDays });
}
