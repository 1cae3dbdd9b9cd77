import type { noteOperations as declared } from '#contract/operations/admin/note.ts';
import type { StaffNote } from '#contract/admin/note.ts';
import { scopeOf } from '#domain/auth/permissions.ts';
import type { Db } from '#database/connect.ts';
import { readHistory } from '#server/kit/history/queries-history.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { Staff, StaffFunctions } from '#server/kit/staff-operation.ts';
import { signPresence } from '../presence/sign-presence.ts';
import { readPermission, type RecordName, requireReadable } from '../shared-record.ts';
import {
  type ColleagueRow,
  insertNote,
  markNoteRemoved,
  type NoteRow,
  selectActiveStaff,
  selectNotes,
} from './queries-notes.ts';

/** Notes of the staff on a record, and who has it open. */
export const staffNoteOperations = {
  async listNotes({ db }, { caller: { staff }, input }) {
    const storeIds = await requireReadable(db, staff, input);
    const [rows, all] = await Promise.all([selectNotes(db, input), selectActiveStaff(db)]);
    return {
      notes: rows.map((row) => noteToWire(row, staff)),
      colleagues: readersOf(all, { ...input, storeIds })
        .filter(({ id }) => id !== staff.id)
        .map(({ id, name }) => ({ id, name })),
    };
  },

  async getRecordHistory({ db }, { caller: { staff }, input: { resource, record } }) {
    await requireReadable(db, staff, { resource, record });
    return readHistory(db, { resource, recordId: record });
  },

  async writeNote({ db }, { caller: { staff }, input, now }) {
    const { body, resource, record } = input;
    const storeIds = await requireReadable(db, staff, input);
    // those who may not read the record are not notified
    const readers = readersOf(await selectActiveStaff(db), { resource, record, storeIds });
    const mentions = readers.filter(({ id }) => id !== staff.id && input.mentions.includes(id));
    const id = await insertNote(db, {
      resource,
      record,
      body,
      mentions: mentions.map((one) => one.id),
      staffId: staff.id,
      now,
    });
    return noteToWire({ id, body, created_at: now, staff_id: staff.id, name: staff.name, mentions }, staff);
  },

  async removeNote({ db }, { caller: { staff }, input: { id }, now }) {
    if (!(await markNoteRemoved(db, { id, staffId: staff.id, now }))) throw new Refusal('NOT_FOUND');
  },

  async signPresence({ db }, { caller: { staff }, input, now }) {
    const storeIds = await requireReadable(db, staff, input);
    return { colleagues: await signPresence(db, { ...input, storeIds, staff, now }) };
  },
} satisfies StaffFunctions<typeof declared, { db: Db }>;

function readersOf(
  all: readonly ColleagueRow[],
  { resource, storeIds }: RecordName & { storeIds: readonly number[] },
): ColleagueRow[] {
  return all.filter(({ role, store_ids: stores }) => {
    const scope = scopeOf({ role }, readPermission[resource]);
    return scope === 'ALL' || (scope === 'OWN' && storeIds.some((id) => stores.includes(id)));
  });
}

function noteToWire(row: NoteRow, reader: Pick<Staff, 'id'>): StaffNote {
  return {
    id: row.id,
    body: row.body,
    at: row.created_at.toISOString(),
    by: row.name,
    isOwn: row.staff_id === reader.id,
    mentions: row.mentions.map(({ id, name }) => ({ id, name })),
  };
}
