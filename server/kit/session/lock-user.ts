import type { Db } from '#database/connect.ts';
import { Refusal } from '../refusal.ts';

/**
 * Locks the user's row until the end of the transaction, so that records limited in number or marked as default are changed by one call at
 * a time. Refuses with UNAUTHENTICATED if the account was closed after the call was authenticated. Take it before any other lock of the
 * user's records.
 */
export async function lockUser(db: Db, userId: number): Promise<void> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    // rows that reference the user can still be inserted concurrently
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('UNAUTHENTICATED');
}
