import type { ReadDb } from '#database/connect.ts';
import type { ReviewState } from '#domain/review/review-states.ts';
import { type DeskRow, selectForDesk } from './queries-moderation.ts';

export type { DeskRow };

/** For whoever moderates: reviews of a state with what they are about, the longest waiting first, at most 50. One statement. */
export async function listForDesk(db: ReadDb, state: ReviewState): Promise<DeskRow[]> {
  return selectForDesk(db, { state, limit: 50 });
}
