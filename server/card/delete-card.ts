import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { lockUser } from '#server/kit/session/lock-user.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { enqueueForgetTokens } from './forget-tokens.ts';
import { type OwnCard, deleteCardRow, markNewest } from './queries.ts';

/**
 * Deletes the card at once (ui.md PRO-3) and notifies its provider afterwards. If it was the default, the newest verified card becomes the
 * default. Refuses with NOT_FOUND.
 */
export async function deleteCard(db: Db, by: OwnCard): Promise<void> {
  await withTransaction(db, async (db) => {
    await lockUser(db, by.userId);
    const deleted = await deleteCardRow(db, by);
    if (deleted === undefined) throw new Refusal('NOT_FOUND');
    if (deleted.is_default) await markNewest(db, by.userId);
    await enqueueForgetTokens(db, [deleted]);
  });
}
