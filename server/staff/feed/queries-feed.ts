import { type RawBuilder, sql } from 'kysely';
import type { Permission } from '#domain/auth/permissions.ts';
import { minuteMs } from '#domain/units/durations.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { idleMinutes } from '#server/kit/session/staff-session.ts';

export interface FeedRow {
  id: number;
  kind: string;
  record_id: string;
  version: number | null;
  store_id: number | null;
  /** Null = only for `staff_id`. */
  permission: Permission | null;
  staff_id: number | null;
  /** Its transaction id is the horizon's or later, so the next reading returns it again. */
  is_recent: boolean;
}

export interface FeedReading {
  /** All transactions before this one have ended; the next reading starts here. */
  horizon: string;
  rows: FeedRow[];
}

/** Returns what was written since `from`, in the order of ids; null = no rows, only the present position. */
export async function selectFeed(
  db: ReadDb,
  { from, limit }: { from: string | null; limit?: number },
): Promise<FeedReading> {
  const since: RawBuilder<unknown> = from === null ? sql`false` : sql`f.transaction_id >= ${from}::xid8`;
  const { rows } = await sql<Omit<FeedRow, 'id'> & { id: number | null; horizon: string }>`
    select s.horizon::text as horizon, f.id, f.kind, f.record_id, f.version, f.store_id, f.permission, f.staff_id,
      f.transaction_id >= s.horizon as is_recent
    from (select pg_snapshot_xmin(pg_current_snapshot()) as horizon) s left join staff_feed f on ${since}
    order by f.id limit ${limit ?? null}`.execute(db);
  const [first] = rows;
  if (first === undefined) throw new Error('the feed has no horizon');
  return {
    horizon: first.horizon,
    rows: rows.flatMap((row) => (row.id === null ? [] : [{ ...row, id: row.id }])),
  };
}

/** Returns those of these sessions that may still call without their second factor. */
export async function selectLiveSessions(
  db: ReadDb,
  { sessions, now }: { sessions: readonly Buffer[]; now: Date },
): Promise<Buffer[]> {
  const { rows } = await sql<{ id_hash: Buffer }>`
    select s.id_hash from staff_sessions s join staff p on p.id = s.staff_id
    where s.id_hash = any(${sessions}::bytea[]) and s.ended_at is null and s.ends_at > ${now}
      and s.seen_at > ${new Date(now.getTime() - idleMinutes * minuteMs)} and p.staff_state = 'ACTIVE'`.execute(
    db,
  );
  return rows.map((row) => row.id_hash);
}

export async function deleteFeedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('staff_feed').where('at', '<', before).execute();
}
