import type { ExportedReview, OrderReviews } from '#contract/review.ts';
import type { ReadDb } from '#database/connect.ts';
import { mayReview } from '#domain/review/who-may-review.ts';
import {
  type OrderReviewRow,
  type OwnReviewRow,
  selectOrderReviews,
  selectReviewsOf,
} from './queries-own.ts';
import { exportedReviewToWire, ownReviewToWire } from './wire.ts';

/** Returns the pieces of an order with their reviews. One statement. */
export async function listOrderReviews(db: ReadDb, orderNumber: string): Promise<OrderReviews> {
  const rows = await selectOrderReviews(db, orderNumber);
  return rows.map((row) => ({
    serialNumber: row.serial_number,
    productId: row.product_id,
    mayWrite: row.id === null && mayReview(row.order_state),
    review: isWritten(row) ? ownReviewToWire(row) : null,
  }));
}

/** Returns all reviews of a user for the export of their data, newest first. */
export async function exportReviews(db: ReadDb, userId: number): Promise<ExportedReview[]> {
  return (await selectReviewsOf(db, userId)).map(exportedReviewToWire);
}

/** Checks whether a left join found a review: its mandatory columns are then not null. */
function isWritten(row: OrderReviewRow): row is OrderReviewRow & OwnReviewRow {
  return row.id !== null;
}
