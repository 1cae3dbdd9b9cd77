import type { Db } from '#database/connect.ts';
import { forgetAuthor } from './queries-own.ts';

/** Anonymizes the reviews of an account that is closed, in the closing transaction; the texts about the pieces stay. */
export async function forgetReviews(db: Db, userId: number): Promise<void> {
  await forgetAuthor(db, userId);
}
