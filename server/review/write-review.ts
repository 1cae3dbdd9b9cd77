import type { OwnReview, WriteReview } from '#contract/review.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { mayReview } from '#domain/review/who-may-review.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { findLine, getOwnReview, insertReview, insertReviewEvent } from './queries-own.ts';
import { readReview } from './read-review.ts';
import { ownReviewToWire } from './wire.ts';

/**
 * Stores a review of a received piece; it is hidden until it was moderated. The caller has proven that the order is theirs. Refuses with
 * NOT_FOUND (no such piece of that product in the order), REVIEW_NOT_POSSIBLE (facts: orderState), REVIEW_EXISTS or VALIDATION_FAILED.
 */
export async function writeReview(
  db: Db,
  { productId, typed, now }: { productId: number; typed: WriteReview; now: Date },
): Promise<OwnReview> {
  const { orderNumber, serialNumber, ...written } = typed;
  return withTransaction(db, async (db) => {
    const line = await findLine(db, { orderNumber, serialNumber });
    if (line?.product_id !== productId) throw new Refusal('NOT_FOUND');
    if (!mayReview(line.order_state))
      throw new Refusal('REVIEW_NOT_POSSIBLE', { orderState: line.order_state });
    const fields = readReview(written, { name: line.name, hasSize: line.has_size });
    const id = await insertReview(db, { line, fields, now });
    if (id === undefined) throw new Refusal('REVIEW_EXISTS');
    await insertReviewEvent(db, {
      reviewId: id,
      actor: 'AUTHOR',
      from: null,
      to: 'PENDING',
      reason: null,
      now,
    });
    return ownReviewToWire(await getOwnReview(db, id));
  });
}
