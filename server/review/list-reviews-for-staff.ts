import type { ReadDb } from '#database/connect.ts';
import type { ReviewState } from '#domain/review/review-states.ts';
import { type StaffReviewRow, selectReviewsForStaff } from './queries-moderation.ts';

export type { StaffReviewRow };

/** For moderation: reviews of a state with what they are about, the longest waiting first, at most 50. One statement. */
export async function listReviewsForStaff(db: ReadDb, state: ReviewState): Promise<StaffReviewRow[]> {
  return selectReviewsForStaff(db, { state, limit: 50 });
}
