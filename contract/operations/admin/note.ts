import { NoteParams, RecordParams, StaffNote, StaffNotes, WriteNote } from '../../admin/note.ts';
import { PresentColleagues, PresenceSign } from '../../admin/presence.ts';
import { Nothing } from '../operation.ts';
import { declareStaffOperations } from './staff-operation.ts';

const ofNote = <const Action extends string>(action: Action) => ({ action, resource: 'note', record: 'id' });

/** Notes of the staff about a record, and who has it open (backoffice.md 2.2). Both need the permission to read the record. */
export const noteOperations = declareStaffOperations({
  listNotes: {
    method: 'GET',
    path: '/api/admin/v1/notes/:resource/:record',
    summary: 'The notes of a record, the oldest first, and whom one may mention.',
    access: 'signed-in',
    params: RecordParams,
    answer: StaffNotes,
    refusals: ['NOT_FOUND'],
  },
  writeNote: {
    method: 'POST',
    path: '/api/admin/v1/notes/:resource/:record',
    summary: 'Adds a note to a record. Those who are mentioned are notified.',
    access: 'signed-in',
    params: RecordParams,
    body: WriteNote,
    answer: StaffNote,
    status: 201,
    refusals: ['NOT_FOUND'],
    audit: ofNote('notes.write'),
  },
  removeNote: {
    method: 'DELETE',
    path: '/api/admin/v1/notes/:id',
    summary: 'Removes one’s own note.',
    access: 'signed-in',
    params: NoteParams,
    answer: Nothing,
    refusals: ['NOT_FOUND'],
    audit: ofNote('notes.remove'),
  },
  signPresence: {
    method: 'PUT',
    path: '/api/admin/v1/presence',
    summary:
      'The caller looks at a record, edits or leaves it: every 20 seconds, gone after 45. Answers who else does.',
    access: 'signed-in',
    body: PresenceSign,
    answer: PresentColleagues,
    refusals: ['NOT_FOUND'],
  },
});
