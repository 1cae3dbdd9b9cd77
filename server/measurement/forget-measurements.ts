import { addDays, tashkentDay } from '#domain/units/tashkent-day.ts';
import type { Db } from '#database/connect.ts';
import { deleteEventsBefore, deleteNetworksBefore, deleteSession, forgetSessionsBefore } from './queries.ts';

/** Thirteen months and a little, so that a season can be compared with the previous one. */
const retentionDays = 400;
const atOnce = 5_000;

/** Deletes events older than 400 days; sale events stay, without their session. */
export async function forgetMeasurements(db: Db, now: Date): Promise<void> {
  const day = addDays(tashkentDay(now), -retentionDays);
  let gone = atOnce;
  while (gone === atOnce) {
    // in small batches, so that other writers do not wait long
    gone = await deleteEventsBefore(db, { day, limit: atOnce });
  }
  await forgetSessionsBefore(db, day);
  await deleteNetworksBefore(db, tashkentDay(now));
}

/** Deletes the data of a session whose shopper withdrew consent. */
export const forgetSession: (db: Db, sessionId: string) => Promise<void> = deleteSession;
