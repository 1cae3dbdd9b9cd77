import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { countLimitHit } from './limit-hits.ts';
import type { LimitName } from './limit-names.ts';
import { Refusal } from '../refusal.ts';
import { hmac } from '../crypto/signing.ts';

/** A limit: at most `max` events of a subject within any `perMs`, over all processes. */
export interface Limit {
  /** What is counted, for example `otp-phone:+998901234567`; the database stores only its HMAC. */
  subject: string;
  max: number;
  perMs: number;
  /** The name under which `/metrics` counts how often it was reached; null if no caller can reach it. */
  name: LimitName | null;
}

export interface LimitDeps {
  db: Db;
  secret: string;
}

/** Several limits may have the same subject: its events are counted once. */
export interface LimitArgs {
  limits: readonly Limit[];
  now: Date;
}

export type LimitOutcome =
  | {
      ok: true;
      /** Time until these limits allow the next event. */
      nextInMs: number;
    }
  | { ok: false; waitMs: number };

/**
 * Counts one event of each subject, or refuses with RATE_LIMITED (facts: retryAfterSeconds) and counts none. Runs in a separate
 * transaction, so that an attempt stays counted whatever happens next. Returns the time until the next event is allowed, ms.
 */
export async function consumeLimits(deps: LimitDeps, args: LimitArgs): Promise<number> {
  const outcome = await tryConsumeLimits(deps, args);
  if (!outcome.ok) throw new Refusal('RATE_LIMITED', { retryAfterSeconds: Math.ceil(outcome.waitMs / 1000) });
  return outcome.nextInMs;
}

/** Same as `consumeLimits`, but returns the wait instead of refusing if a limit is reached. */
export async function tryConsumeLimits(
  { db, secret }: LimitDeps,
  { limits, now }: LimitArgs,
): Promise<LimitOutcome> {
  const counted = bySubject(secret, limits);
  return withTransaction(db, async (db) => {
    for (const { key } of counted) {
      // in sequence and in a fixed order; there are at most four
      await lockSubject(db, key);
    }
    const earlier = await selectEvents(db, { counted, now });
    const waits = (added: readonly number[]) =>
      counted.flatMap((subject) => {
        const instants = [...added, ...(earlier.get(subject.key.toString('hex')) ?? [])];
        return subject.limits.map((limit) => ({
          name: limit.name,
          waitMs: waitOf(instants, { limit, now }),
        }));
      });
    const met = waits([]);
    const waitMs = Math.max(...met.map(({ waitMs }) => waitMs));
    if (waitMs > 0) {
      const names = new Set(met.flatMap(({ name, waitMs }) => (waitMs > 0 && name !== null ? [name] : [])));
      for (const name of names) countLimitHit(name);
      return { ok: false, waitMs };
    }
    await insertEvents(db, { counted, now });
    return { ok: true, nextInMs: Math.max(...waits([now.getTime()]).map(({ waitMs }) => waitMs)) };
  });
}

/** Returns the number of events of a subject within `perMs` before `now`. */
export async function countEvents(
  { db, secret }: LimitDeps,
  { subject, perMs, now }: { subject: string; perMs: number; now: Date },
): Promise<number> {
  const { events } = await db
    .selectFrom('limit_events')
    .where('subject', '=', subjectKey(secret, subject))
    .where('at', '>', new Date(now.getTime() - perMs))
    .select((e) => e.fn.countAll<number>().as('events'))
    .executeTakeFirstOrThrow();
  return Number(events);
}

/** Counts one event of a subject without checking a limit. */
export async function recordEvent(
  { db, secret }: LimitDeps,
  { subject, now }: { subject: string; now: Date },
): Promise<void> {
  await db
    .insertInto('limit_events')
    .values({ subject: subjectKey(secret, subject), at: now })
    .execute();
}

/** The subject as stored in the database. */
export const subjectKey = (secret: string, subject: string): Buffer => hmac(secret, `limit:${subject}`);

/** Uncounts the event that was counted at `now`, because its purpose was not carried out. */
export async function releaseLimits({ db, secret }: LimitDeps, { limits, now }: LimitArgs): Promise<void> {
  const keys = bySubject(secret, limits).map(({ key }) => key);
  await sql`
    delete from limit_events where ctid in (
      select one.ctid from unnest(${keys}::bytea[]) as s (subject)
      cross join lateral (select ctid from limit_events e where e.subject = s.subject and e.at = ${now} limit 1) as one
    )`.execute(db);
}

/** Time until the next event is within the limit, ms; 0 = now. `instants`: the earlier events, latest first. */
function waitOf(instants: readonly number[], { limit, now }: { limit: Limit; now: Date }): number {
  if (limit.max === 0) return limit.perMs;
  const deciding = instants[limit.max - 1];
  return deciding === undefined ? 0 : Math.max(0, deciding + limit.perMs - now.getTime());
}

interface Counted {
  key: Buffer;
  limits: Limit[];
}

/** A fixed order for all callers, which prevents deadlocks. */
function bySubject(secret: string, limits: readonly Limit[]): Counted[] {
  return [...Map.groupBy(limits, ({ subject }) => subject)]
    .map(([subject, limits]) => ({
      key: subjectKey(secret, subject),
      limits,
    }))
    .toSorted((a, b) => Buffer.compare(a.key, b.key));
}

/** Locks the subject until the end of this transaction. */
async function lockSubject(db: Db, key: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${key.readInt32BE(0)}, ${key.readInt32BE(4)})`.execute(db);
}

/** Returns the latest events of each subject, as many as its limits need, in ms since 1970. */
async function selectEvents(
  db: Db,
  { counted, now }: { counted: readonly Counted[]; now: Date },
): Promise<Map<string, number[]>> {
  const keys = counted.map(({ key }) => key);
  const maxima = counted.map(({ limits }) => Math.max(...limits.map(({ max }) => max)));
  const since = counted.map(
    ({ limits }) => new Date(now.getTime() - Math.max(...limits.map(({ perMs }) => perMs))),
  );
  const { rows } = await sql<{ subject: Buffer; at: Date }>`
    select e.subject, e.at
    from unnest(${keys}::bytea[], ${maxima}::int[], ${since}::timestamptz[]) as s (subject, max, since)
    cross join lateral (
      select subject, at from limit_events where subject = s.subject and at > s.since order by at desc limit s.max
    ) as e
    order by e.at desc`.execute(db);
  const groups = Map.groupBy(rows, (row) => row.subject.toString('hex'));
  return new Map([...groups].map(([key, events]) => [key, events.map(({ at }) => at.getTime())]));
}

async function insertEvents(
  db: Db,
  { counted, now }: { counted: readonly Counted[]; now: Date },
): Promise<void> {
  await db
    .insertInto('limit_events')
    .values(counted.map(({ key }) => ({ subject: key, at: now })))
    .execute();
}

/** Deletes events that no limit needs any more. Returns the number of deleted events. */
export async function forgetLimitEvents(db: Db, olderThan: Date): Promise<number> {
  const result = await db.deleteFrom('limit_events').where('at', '<', olderThan).executeTakeFirst();
  return Number(result.numDeletedRows);
}
