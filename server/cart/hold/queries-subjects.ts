import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';

/**
 * Locks these subjects until the transaction ends, always in the same order to avoid deadlocks. To be called after locking the cart and
 * before locking pieces.
 */
export async function lockSubjects(db: Db, subjects: readonly Buffer[]): Promise<void> {
  const keys = subjects.map((subject) => String(subject.readBigInt64BE())).toSorted();
  await sql`select pg_advisory_xact_lock(key) from unnest(${keys}::bigint[]) as keys (key)`.execute(db);
}

export interface SubjectCount {
  subject: Buffer;
  orders: number;
  pieces: number;
}

/** Counts the orders and pieces of each subject's live holds, excluding one hold. Subjects without any have no row. */
export async function selectSubjectCounts(
  db: Db,
  { subjects, exceptHoldId, now }: { subjects: readonly Buffer[]; exceptHoldId: number | null; now: Date },
): Promise<SubjectCount[]> {
  const { rows } = await sql<SubjectCount>`
    select s.subject, count(distinct h.order_id)::int as orders, count(hi.item_id)::int as pieces
    from hold_subjects s
    join holds h on h.id = s.hold_id
    left join hold_items hi on hi.hold_id = h.id
    where s.subject = any(${subjects}::bytea[]) and h.id is distinct from ${exceptHoldId}
      and (h.expires_at is null or h.expires_at > ${now})
    group by s.subject`.execute(db);
  return rows;
}

/** Sets the subjects that the hold counts against. */
export async function replaceSubjects(
  db: Db,
  { holdId, subjects }: { holdId: number; subjects: readonly Buffer[] },
): Promise<void> {
  await sql`
    with gone as (
      delete from hold_subjects where hold_id = ${holdId} and subject <> all(${subjects}::bytea[])
    )
    insert into hold_subjects (hold_id, subject) select ${holdId}, unnest(${subjects}::bytea[])
    on conflict do nothing`.execute(db);
}

/** Stops counting the order's pieces, because the order is paid or the shop confirmed it. */
export async function deleteSubjectsOfOrder(db: Db, orderId: number): Promise<void> {
  await sql`delete from hold_subjects where hold_id in (select id from holds where order_id = ${orderId})`.execute(
    db,
  );
}
