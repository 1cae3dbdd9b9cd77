import { addDays, tashkentDay } from '#domain/units/tashkent-day.ts';
import type { Db } from '#database/connect.ts';
import { deleteEventsBefore, deleteNetworksBefore, deleteSession, forgetSessionsBefore } from './queries.ts';

/** Thirteen months and a little: a season can be compared with the one before it. */
const retentionDays = 400;
const atOnce = 5_000;

/** Takes away what is older than 400 days; sales stay in the books, without the session they came from. */
export async function forgetMeasurements(db: Db, now: Date): Promise<void> {
  const day = addDays(tashkentDay(now), -retentionDays);
  let gone = atOnce;
  while (gone === atOnce) {
    // in small parts, so that nobody who writes waits long
    gone = await deleteEventsBefore(db, { day, limit: atOnce });
  }
  await forgetSessionsBefore(db, day);
  await deleteNetworksBefore(db, tashkentDay(now));
}

/** The shopper of this session took the yes back. */
export const forgetSession: (db: Db, sessionId: string) => Promise<void> = deleteSession;
