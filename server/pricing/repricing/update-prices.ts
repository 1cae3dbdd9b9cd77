import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { moveDuePromotions } from '../queries-promotion.ts';
import { applyDueFormulas } from '../formula/queries-formula.ts';
import { applyDueRates } from '../rates/queries-rate.ts';
import { type RepriceOptions, repriceWaiting } from './reprice.ts';

/**
 * Brings prices up to `now`: applies due rates and formulas, starts and ends promotions, reprices queued pieces. Returns the number of
 * changed prices.
 */
export async function updatePrices(db: Db, { now, ...how }: { now: Date } & RepriceOptions): Promise<number> {
  await withTransaction(db, async (db) => {
    await applyDueRates(db, now);
    await applyDueFormulas(db, now);
    await moveDuePromotions(db, now);
  });
  return repriceWaiting(db, how);
}
