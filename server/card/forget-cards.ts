import { hourMs } from '#domain/units/durations.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { enqueueForgetTokens } from './forget-tokens.ts';
import { deleteCardsOf, deleteUnverifiedBefore } from './queries.ts';

/** Cards that are not verified within an hour are deleted. */
const unverifiedMs = hourMs;
const batch = 200;

/** Deletes the user's cards when the account is closed. */
export async function forgetCards(db: Db, userId: number): Promise<void> {
  await enqueueForgetTokens(db, await deleteCardsOf(db, userId));
}

/** Deletes the cards that were not verified in time. Idempotent, also when run concurrently. */
export async function forgetUnverifiedCards(db: Db, now: Date): Promise<void> {
  await withTransaction(db, async (db) => {
    const before = new Date(now.getTime() - unverifiedMs);
    await enqueueForgetTokens(db, await deleteUnverifiedBefore(db, { before, limit: batch }));
  });
}
