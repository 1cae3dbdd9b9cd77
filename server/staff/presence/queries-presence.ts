import { sql } from 'kysely';
import type { Present } from '#contract/admin/presence.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { RecordName } from '../shared-record.ts';

interface Sign extends RecordName {
  staffId: number;
  tab: string;
  now: Date;
}

/** True if the tab was not present before, or did something else. */
export async function upsertPresence(
  db: Db,
  {
    resource,
    record,
    staffId,
    tab,
    mode,
    goneBefore,
    now,
  }: Sign & { mode: Present['mode']; goneBefore: Date },
): Promise<boolean> {
  const { rows } = await sql<{ is_news: boolean }>`
    with before as (
      select mode from staff_presence
      where resource = ${resource} and record_id = ${record} and staff_id = ${staffId} and tab = ${tab} and seen_at > ${goneBefore})
    insert into staff_presence as p (resource, record_id, staff_id, tab, mode, since, seen_at)
    values (${resource}, ${record}, ${staffId}, ${tab}, ${mode}, ${now}, ${now})
    on conflict (resource, record_id, staff_id, tab) do update set mode = excluded.mode, seen_at = excluded.seen_at,
      since = case when p.seen_at > ${goneBefore} then p.since else excluded.since end
    returning (select mode from before) is distinct from p.mode as is_news`.execute(db);
  return rows[0]?.is_news ?? false;
}

export async function deletePresence(db: Db, { resource, record, staffId, tab }: Sign): Promise<void> {
  await db
    .deleteFrom('staff_presence')
    .where('resource', '=', resource)
    .where('record_id', '=', record)
    .where('staff_id', '=', staffId)
    .where('tab', '=', tab)
    .execute();
}

interface PresentRow {
  name: string;
  mode: Present['mode'];
  since: Date;
  seen_at: Date;
}

/** Returns each person once; EDIT if they edit the record in any tab. */
export async function selectPresent(
  db: ReadDb,
  { resource, record, staffId, goneBefore }: Omit<Sign, 'now' | 'tab'> & { goneBefore: Date },
): Promise<PresentRow[]> {
  const { rows } = await sql<PresentRow>`
    select s.name, min(p.mode) as mode, min(p.since) as since, max(p.seen_at) as seen_at
    from staff_presence p join staff s on s.id = p.staff_id
    where p.resource = ${resource} and p.record_id = ${record} and p.staff_id <> ${staffId} and p.seen_at > ${goneBefore}
    group by s.id, s.name
    order by min(p.since), s.name limit 20`.execute(db);
  return rows;
}

/** Notifies every process, which passes it on to those who may know (server/staff/feed). */
export async function notifyPresence(db: Db, payload: object): Promise<void> {
  await sql`select pg_notify('staff_presence', ${JSON.stringify(payload)})`.execute(db);
}

export async function deletePresenceBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('staff_presence').where('seen_at', '<', before).execute();
}
