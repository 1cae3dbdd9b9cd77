import type { ReadDb } from '#database/connect.ts';

export interface SessionRow {
  id: string;
  device: string;
  created_at: Date;
  seen_at: Date;
}

/** Returns the user's active logins at `now`, last used first; at most a hundred. */
export async function selectSessions(
  db: ReadDb,
  { userId, now }: { userId: number; now: Date },
): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'seen_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** Returns when the user last proved their identity in this login by a code or password. */
export async function selectProvenAt(db: ReadDb, sessionId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select(['created_at', 'proven_at'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row && (row.proven_at ?? row.created_at);
}
