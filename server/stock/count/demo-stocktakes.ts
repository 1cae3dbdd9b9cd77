import { dayMs, hourMs } from '#domain/units/durations.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import {
  closeDemoStocktake,
  hasStocktakes,
  insertDemoScans,
  insertDemoStocktake,
  selectSellers,
} from './queries-demo.ts';

/** Adds three stocktakes to a demo that has none (backoffice.md 7): two closed, one in progress. */
export async function addDemoStocktakes(db: Db, now: Date): Promise<void> {
  if (await hasStocktakes(db)) return;
  const [first, second] = await selectSellers(db);
  if (first === undefined || second === undefined) return;
  const before = (ms: number) => new Date(now.getTime() - ms);
  await withTransaction(db, async (db) => {
    for (const [place, days] of [
      [first, 58],
      [second, 24],
    ] as const) {
      const startedAt = before(days * dayMs);
      const id = await insertDemoStocktake(db, { ...place, startedAt });
      await insertDemoScans(db, { id, staffId: place.staffId, startedAt, percent: 98 });
      const at = new Date(startedAt.getTime() + 4 * hourMs);
      await closeDemoStocktake(db, { id, staffId: place.staffId, at });
    }
    const startedAt = before(hourMs);
    const id = await insertDemoStocktake(db, { ...first, startedAt });
    await insertDemoScans(db, { id, staffId: first.staffId, startedAt, percent: 60 });
  });
}
