import type { Db } from '#database/connect.ts';
import { deleteMessagesTo } from './queries-messages.ts';

/** Deletes what the staff wrote to the owner of an account that is closed. */
export const forgetStaffMessages = (db: Db, userId: number): Promise<void> => deleteMessagesTo(db, userId);
