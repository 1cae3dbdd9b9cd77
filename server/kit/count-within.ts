import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import { Refusal } from './refusal.ts';

/** PostgreSQL's code for a statement that took longer than it may. */
const queryCanceled = '57014';

/** A count to the end of a list, which may take five seconds and no more. Refuses COUNT_TOO_SLOW. */
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
