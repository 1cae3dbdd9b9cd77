import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { endSessions } from '#server/auth/sessions/sessions.ts';
import { lockUser } from '#server/kit/session/lock-user.ts';
import type { CloseAccount } from './account-parts.ts';
import { anonymizeUser, deleteAllConsents } from './queries.ts';

export interface CloseDeps {
  db: Db;
  /** What the other features do with what is theirs: in this order, one after the other. */
  closers: readonly CloseAccount[];
}

/**
 * Closes the account for good: without a name, logged out everywhere, without saved preferences. Orders stay as
 * the law requires (api.md). The phone and the email are free for a new account.
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
    // last: from here on, orders and carts that point at the user have to wait
    await anonymizeUser(db, { userId, now });
  });
}
