import type { MyData } from '#contract/me.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { deleteNotesOf, selectNotes } from './queries-notes.ts';

const of = (userId: number) => ({ resource: 'customer', record: String(userId) }) as const;

/** Returns the staff's notes about a customer without their authors, whose names are other persons' data. */
export async function exportCustomerNotes(db: ReadDb, userId: number): Promise<MyData['notes']> {
  const rows = await selectNotes(db, of(userId));
  return rows.map(({ body, created_at: at }) => ({ text: body, writtenAt: at.toISOString() }));
}

/** Deletes the staff's notes about the owner of an account that is closed. */
export const forgetCustomerNotes = (db: Db, userId: number): Promise<void> => deleteNotesOf(db, of(userId));
