import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { countLimitHit } from './limit-hits.ts';
import type { LimitName } from './limit-names.ts';
import { Refusal } from '../refusal.ts';
import { hmac } from '../crypto/signing.ts';

/** A limit: at most `max` events of a subject within any `perMs`, in all processes together. */
export interface Limit {
  /** What is counted and of whom, e.g. `otp-phone:+998901234567`; the database gets its HMAC only. */
  subject: string;
  max: number;
  perMs: number;
  /** Under which `/metrics` counts how often it was met; null: nobody meets it. */
  name: LimitName | null;
}

export interface LimitDeps {
  db: Db;
  secret: string;
}

/** Several limits may be of one subject: its events are counted once. */
export interface TurnArgs {
  limits: readonly Limit[];
  now: Date;
}

export type Turn =
  | {
      ok: true;
      /** How long until these limits give the next turn. */
      nextInMs: number;
    }
  | { ok: false; waitMs: number };

/**
 * Counts one event of each subject, or refuses RATE_LIMITED (facts: retryAfterSeconds) and counts none. A transaction of its own:
 * what was tried stays counted whatever becomes of it. Returns how long until the next turn, ms.
 */
export async function takeTurn(deps: LimitDeps, args: TurnArgs): Promise<number> {
  const turn = await tryTurn(deps, args);
  if (!turn.ok) throw new Refusal('RATE_LIMITED', { retryAfterSeconds: Math.ceil(turn.waitMs / 1000) });
  return turn.nextInMs;
}

/** Works as `takeTurn`, but reports the wait instead of refusing when the limit is reached. */
export async function tryTurn({ db, secret }: LimitDeps, { limits, now }: TurnArgs): Promise<Turn> {
  const counted = bySubject(secret, limits);
  return withTransaction(db, async (db) => {
    for (const { key } of counted) {
      // one after the other, in one order; there are four at most
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
      for (const { name, waitMs } of met) if (name !== null && waitMs > 0) countLimitHit(name);
      return { ok: false, waitMs };
    }
    await insertEvents(db, { counted, now });
    return { ok: true, nextInMs: Math.max(...waits([now.getTime()]).map(({ waitMs }) => waitMs)) };
  });
}

/** How many events of a subject there were within `perMs` before `now`. */
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

/** Counts one event of a subject that has no limit of its own. */
export async function noteEvent(
  { db, secret }: LimitDeps,
  { subject, now }: { subject: string; now: Date },
): Promise<void> {
  await db
    .insertInto('limit_events')
    .values({ subject: subjectKey(secret, subject), at: now })
    .execute();
}

/** As the database has it. */
export const subjectKey = (secret: string, subject: string): Buffer => hmac(secret, `limit:${subject}`);

/** Takes back the turn that was taken at `now`: what it was for did not come about. */
export async function returnTurn({ db, secret }: LimitDeps, { limits, now }: TurnArgs): Promise<void> {
  const keys = bySubject(secret, limits).map(({ key }) => key);
  await sql`
    delete from limit_events where ctid in (
      select one.ctid from unnest(${keys}::bytea[]) as s (subject)
      cross join lateral (select ctid from limit_events e where e.subject = s.subject and e.at = ${now} limit 1) as one
    )`.execute(db);
}

/** How long until the next event is within the limit, ms; `instants` of the earlier ones, the latest first. 0 = now. */
function waitOf(instants: readonly number[], { limit, now }: { limit: Limit; now: Date }): number {
  if (limit.max === 0) return limit.perMs;
  const deciding = instants[limit.max - 1];
  return deciding === undefined ? 0 : Math.max(0, deciding + limit.perMs - now.getTime());
}

interface Counted {
  key: Buffer;
  limits: Limit[];
}

/** One order for all, so that nobody waits in a circle. */
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

/** The latest events of each subject, as many as its limits look at, ms since 1970. */
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

/** Removes events that no limit looks back to. Returns how many went. */
export async function forgetLimitEvents(db: Db, olderThan: Date): Promise<number> {
  const result = await db.deleteFrom('limit_events').where('at', '<', olderThan).executeTakeFirst();
  return Number(result.numDeletedRows);
}
