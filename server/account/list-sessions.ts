import type { Session } from '#contract/me.ts';
import type { ReadDb } from '#database/connect.ts';
import type { User } from '#server/kit/session/session.ts';
import { selectSessions } from './queries-session.ts';
import { sessionToWire } from './wire.ts';

/** Lists the devices on which the user is logged in, last used first; the caller's session is marked. */
export async function listSessions(db: ReadDb, { user, now }: { user: User; now: Date }): Promise<Session[]> {
  const rows = await selectSessions(db, { userId: user.id, now });
  return rows.map((row) => sessionToWire(row, user.sessionId));
}
