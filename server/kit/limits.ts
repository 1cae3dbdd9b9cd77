import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { Refusal } from './refusal.ts';

/** At most `max` events of a subject within any `perMs`, in all processes together. */
export interface Limit {
  /** What is counted and of whom, e.g. `otp-phone:+998901234567`; the database gets its HMAC only. */
  subject: string;
  max: number;
  perMs: number;
}

/**
 * Counts one event of each subject, or refuses RATE_LIMITED (facts: retryAfterSeconds) and counts none. A transaction of its own:
 * what was tried stays counted whatever becomes of it.
 */
export async function takeTurn(
  { db, secret }: { db: Db; secret: string },
  { limits, now }: { limits: readonly Limit[]; now: Date },
): Promise<void> {
  const counted = limits
    .map((limit) => ({
      ...limit,
      key: createHmac('sha256', secret).update(`limit:${limit.subject}`).digest(),
    }))
    // one order for all, so that nobody waits in a circle
    .toSorted((a, b) => Buffer.compare(a.key, b.key));
  await withTransaction(db, async (db) => {
    for (const { key, max, perMs } of counted) {
      // oxlint-disable-next-line no-await-in-loop -- locks are taken one after the other; there are three at most
      const waitMs = await waitFor(db, { key, max, perMs, now });
      if (waitMs > 0) throw new Refusal('RATE_LIMITED', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    }
    await db
      .insertInto('limit_events')
      .values(counted.map(({ key }) => ({ subject: key, at: now })))
      .execute();
  });
}

/** How long until the next event of the subject is within its limit, ms; 0 = now. Others who ask about it wait for this transaction. */
async function waitFor(
  db: Db,
  { key, max, perMs, now }: { key: Buffer; max: number; perMs: number; now: Date },
): Promise<number> {
  await sql`select pg_advisory_xact_lock(${key.readInt32BE(0)}, ${key.readInt32BE(4)})`.execute(db);
  const since = new Date(now.getTime() - perMs);
  const oldest = await db
    .selectFrom('limit_events')
    .select('at')
    .where('subject', '=', key)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .offset(max - 1)
    .limit(1)
    .executeTakeFirst();
  return oldest === undefined ? 0 : oldest.at.getTime() + perMs - now.getTime();
}

/** Removes events that no limit looks back to. Answers how many went. */
export async function forgetLimitEvents(db: Db, olderThan: Date): Promise<number> {
  const result = await db.deleteFrom('limit_events').where('at', '<', olderThan).executeTakeFirst();
  return Number(result.numDeletedRows);
}
