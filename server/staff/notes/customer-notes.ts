import type { MyData } from '#contract/me.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { deleteNotesOf, selectNotes } from './queries-notes.ts';

const of = (userId: number) => ({ resource: 'customer', record: String(userId) }) as const;

/** What the staff noted about a customer, without who wrote it: the name is another person's. */
export async function exportCustomerNotes(db: ReadDb, userId: number): Promise<MyData['notes']> {
  const rows = await selectNotes(db, of(userId));
  return rows.map(({ body, created_at: at }) => ({ text: body, writtenAt: at.toISOString() }));
}

/** When an account is closed, what the staff noted about its owner goes with it. */
export const forgetCustomerNotes = (db: Db, userId: number): Promise<void> => deleteNotesOf(db, of(userId));
