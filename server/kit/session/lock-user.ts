import type { Db } from '#database/connect.ts';
import { Refusal } from '../refusal.ts';

/**
 * Locks the user's row until the transaction ends: what a user may have only so many of, or one marked of, is changed by one call at a
 * time. Refuses UNAUTHENTICATED when the account was closed since the call was let in. Take it before any other lock of the user's.
 */
export async function lockUser(db: Db, userId: number): Promise<void> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    // rows that point at the user may still be added meanwhile
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('UNAUTHENTICATED');
}
