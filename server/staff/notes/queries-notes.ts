import { sql } from 'kysely';
import type { StaffRole } from '#domain/auth/permissions.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { RecordName } from '../shared-record.ts';

export interface NoteRow {
  id: number;
  body: string;
  created_at: Date;
  staff_id: number;
  name: string;
  mentions: { id: number; name: string }[];
}

export async function selectNotes(db: ReadDb, { resource, record }: RecordName): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select n.id, n.body, n.created_at, n.staff_id, s.name,
      coalesce((select json_agg(json_build_object('id', m.id, 'name', m.name) order by m.name)
        from staff m where m.id = any(n.mentions)), '[]') as mentions
    from staff_notes n join staff s on s.id = n.staff_id
    where n.resource = ${resource} and n.record_id = ${record} and n.removed_at is null
    order by n.id limit 200`.execute(db);
  return rows;
}

export interface ColleagueRow {
  id: number;
  name: string;
  role: StaffRole;
  store_ids: number[];
}

export async function selectActiveStaff(db: ReadDb): Promise<ColleagueRow[]> {
  const { rows } = await sql<ColleagueRow>`
    select id, name, role, array(select store_id from staff_stores where staff_id = staff.id) as store_ids
    from staff where staff_state = 'ACTIVE' order by name, id limit 500`.execute(db);
  return rows;
}

interface NewNote extends RecordName {
  body: string;
  mentions: readonly number[];
  staffId: number;
  now: Date;
}

/** Returns the new row's id. */
export async function insertNote(
  db: Db,
  { resource, record, body, mentions, staffId, now }: NewNote,
): Promise<number> {
  const { id } = await db
    .insertInto('staff_notes')
    .values({
      resource,
      record_id: record,
      body,
      mentions: [...mentions],
      staff_id: staffId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns false if there is no such note of this author. */
export async function markNoteRemoved(
  db: Db,
  { id, staffId, now }: { id: number; staffId: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_notes')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteNotesOf(db: Db, { resource, record }: RecordName): Promise<void> {
  await db
    .deleteFrom('staff_notes')
    .where('resource', '=', resource)
    .where('record_id', '=', record)
    .execute();
}
