import type { Db } from '#database/connect.ts';
import { forgetAuthor } from './queries-own.ts';

/** When an account is closed, within its transaction: what was written about the pieces stays, nobody's any more. */
export async function forgetReviews(db: Db, userId: number): Promise<void> {
  await forgetAuthor(db, userId);
}
