import type { Ratings, ReviewsPage } from '#contract/review.ts';
import type { ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { countRatings, countReviews, selectReviews } from './queries.ts';
import { ratingToWire, reviewToWire, summaryToWire } from './wire.ts';

/**
 * Returns published reviews of a product, newest first, with the summary of all. Two statements. Refuses with NOT_FOUND if there is no
 * such public product.
 */
export async function listReviews(
  db: ReadDb,
  { productId, page, size }: { productId: number; page: number; size: number },
): Promise<ReviewsPage> {
  const counts = await countReviews(db, productId);
  if (counts.length === 0) throw new Refusal('NOT_FOUND');
  const summary = summaryToWire(counts);
  const rows =
    summary.count === 0 ? [] : await selectReviews(db, { productId, offset: page * size, limit: size });
  return {
    content: rows.map(reviewToWire),
    totalElements: summary.count,
    totalPages: Math.ceil(summary.count / size),
    number: page,
    empty: rows.length === 0,
    summary,
  };
}

/** Returns number and average of the ratings of each product that has any, in the requested order. One statement. */
export async function listRatings(db: ReadDb, productIds: readonly number[]): Promise<Ratings> {
  const ofProduct = Map.groupBy(await countRatings(db, productIds), (row) => row.product_id);
  return [...new Set(productIds)].flatMap((id) => {
    const rows = ofProduct.get(id);
    return rows === undefined ? [] : [ratingToWire(id, rows)];
  });
}
