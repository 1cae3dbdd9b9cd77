import type { Db } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import {
  findOpenStocktake,
  insertExpected,
  insertStocktake,
  type NewStocktake,
} from './queries-stocktake.ts';

/** Records which pieces should be at a place now. Refuses with STOCKTAKE_OPEN (facts.id) if the place is already being counted. */
export async function startStocktake(db: Db, given: NewStocktake): Promise<number> {
  const { storeId, categoryIds } = given;
  const id = await insertStocktake(db, given);
  if (id === undefined)
    throw new Refusal('STOCKTAKE_OPEN', { id: (await findOpenStocktake(db, storeId)) ?? null });
  await insertExpected(db, { id, storeId, categoryIds });
  return id;
}
