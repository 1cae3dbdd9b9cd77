import type { Db } from '#database/connect.ts';
import { deleteNotesOf } from './queries-notes.ts';

/** When an account is closed, what the staff noted about its owner goes with it. */
export const forgetCustomerNotes = (db: Db, userId: number): Promise<void> =>
  deleteNotesOf(db, { resource: 'customer', record: String(userId) });
