import type { Db } from '#database/connect.ts';
import { deleteMessagesTo } from './queries-messages.ts';

/** When an account is closed, what the staff wrote to its owner goes with it. */
export const forgetStaffMessages = (db: Db, userId: number): Promise<void> => deleteMessagesTo(db, userId);
