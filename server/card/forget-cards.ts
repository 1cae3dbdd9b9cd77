import { hourMs } from '#domain/units/durations.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { enqueueForgetTokens } from './forget-tokens.ts';
import { deleteCardsOf, deleteUnverifiedBefore } from './queries.ts';

/** A code that did not come in an hour will not come. */
const unverifiedMs = hourMs;
const batch = 200;

/** What this feature does when an account is closed. */
export async function forgetCards(db: Db, userId: number): Promise<void> {
  await enqueueForgetTokens(db, await deleteCardsOf(db, userId));
}

/** Takes away the cards whose code never came. Running it twice, or at once, does no harm. */
export async function forgetUnverifiedCards(db: Db, now: Date): Promise<void> {
  await withTransaction(db, async (db) => {
    const before = new Date(now.getTime() - unverifiedMs);
    await enqueueForgetTokens(db, await deleteUnverifiedBefore(db, { before, limit: batch }));
  });
}
