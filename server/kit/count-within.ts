import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import { Refusal } from './refusal.ts';

/** PostgreSQL's error code for a statement timeout. */
const queryCanceled = '57014';

/** Counts a whole list with a limit of five seconds. Refuses with COUNT_TOO_SLOW. */
export async function countWithin(db: Db, count: (db: ReadDb) => Promise<number>): Promise<number> {
  if (db.isTransaction) return count(db);
  try {
    return await db
      .transaction()
      .setAccessMode('read only')
      .execute(async (db) => {
        await sql`set local statement_timeout = '5s'`.execute(db);
        return count(db);
      });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === queryCanceled)
      throw new Refusal('COUNT_TOO_SLOW');
    throw error;
  }
}
