import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { lockUser } from '#server/kit/session/lock-user.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { type OwnAddress, deleteAddressRow, markNewest } from './queries.ts';

/**
 * Deletes an address; orders have their own copy. If it was the default, the newest remaining one becomes the default. Refuses with
 * NOT_FOUND.
 */
export async function deleteAddress(db: Db, by: OwnAddress): Promise<void> {
  await withTransaction(db, async (db) => {
    await lockUser(db, by.userId);
    const wasDefault = await deleteAddressRow(db, by);
    if (wasDefault === undefined) throw new Refusal('NOT_FOUND');
    if (wasDefault) await markNewest(db, by.userId);
  });
}
