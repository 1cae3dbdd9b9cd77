import type { OwnReview, RewriteReview } from '#contract/review.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { mayMoveReview } from '#domain/review/review-states.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { getOwnReview, insertReviewEvent, lockOwnReview, rewriteReviewRow } from './queries-own.ts';
import { readReview } from './read-review.ts';
import { ownReviewToWire } from './wire.ts';

/** Changes a review; it is hidden until it was moderated again. Refuses with NOT_FOUND or VALIDATION_FAILED. */
export async function rewriteReview(
  db: Db,
  { id, typed, now }: { id: number; typed: RewriteReview; now: Date },
): Promise<OwnReview> {
  return withTransaction(db, async (db) => {
    const stored = await lockOwnReview(db, id);
    if (stored === undefined) throw new Refusal('NOT_FOUND');
    const move = { from: stored.review_state, to: 'PENDING', by: 'AUTHOR' } as const;
    if (!mayMoveReview(move)) throw new Error(`a review in the state ${move.from} cannot be changed`);
    const fields = readReview(typed, { name: stored.name, hasSize: stored.has_size });
    await rewriteReviewRow(db, { id, fields, now });
    await insertReviewEvent(db, { reviewId: id, actor: move.by, ...move, reason: null, now });
    return ownReviewToWire(await getOwnReview(db, id));
  });
}
