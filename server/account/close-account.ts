import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { endSessions } from '#server/auth/sessions/sessions.ts';
import { lockUser } from '#server/kit/session/lock-user.ts';
import type { CloseAccount } from './account-parts.ts';
import { anonymizeUser, deleteAllConsents } from './queries.ts';

export interface CloseDeps {
  db: Db;
  /** Functions of other features that delete their data about the user; called in this order. */
  closers: readonly CloseAccount[];
}

/**
 * Closes the account permanently: removes the name, the saved preferences and every login. Orders stay, as the law requires (api.md). The
 * phone and the email can be used for a new account.
 */
export async function closeAccount(
  { db, closers }: CloseDeps,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  await withTransaction(db, async (db) => {
    await lockUser(db, userId);
    for (const close of closers) await close(db, userId, now);
    await deleteAllConsents(db, userId);
    await endSessions(db, { userId, because: 'USER_DELETED', now });
    // last, because it blocks writes of orders and carts that reference the user
    await anonymizeUser(db, { userId, now });
  });
}
