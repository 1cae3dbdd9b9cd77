import { RecordHistory } from '../../admin/audit.ts';
import {
  HistoryParams,
  NoteParams,
  RecordParams,
  StaffNote,
  StaffNotes,
  WriteNote,
} from '../../admin/note.ts';
import { PresentColleagues, PresenceSign } from '../../admin/presence.ts';
import { Nothing } from '../operation.ts';
import { declareStaffOperations } from './staff-operation.ts';

const ofNote = <const Action extends string>(action: Action) => ({ action, resource: 'note', record: 'id' });

/** Staff notes about a record, and who has it open (backoffice.md 2.2). Both need the permission to read the record. */
export const noteOperations = declareStaffOperations({
  listNotes: {
    method: 'GET',
    path: '/api/admin/v1/notes/:resource/:record',
    summary: 'Lists the notes of a record, oldest first, and the people that a note can mention.',
    access: 'signed-in',
    params: RecordParams,
    answer: StaffNotes,
    refusals: ['NOT_FOUND'],
  },
  writeNote: {
    method: 'POST',
    path: '/api/admin/v1/notes/:resource/:record',
    summary: 'Adds a note to a record. People mentioned in it are notified.',
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
    summary: 'Deletes a note of the caller.',
    access: 'signed-in',
    params: NoteParams,
    answer: Nothing,
    refusals: ['NOT_FOUND'],
    audit: ofNote('notes.remove'),
  },
  getRecordHistory: {
    method: 'GET',
    path: '/api/admin/v1/history/:resource/:record',
    summary: 'Returns the changes that the staff made to a record, with old and new values.',
    access: 'signed-in',
    params: HistoryParams,
    answer: RecordHistory,
    refusals: ['NOT_FOUND'],
  },
  signPresence: {
    method: 'PUT',
    path: '/api/admin/v1/presence',
    summary:
      'Reports every 20 seconds that the caller views, edits or leaves a record; expires after 45 seconds. Returns who else has it open.',
    access: 'signed-in',
    body: PresenceSign,
    answer: PresentColleagues,
    refusals: ['NOT_FOUND'],
  },
});
