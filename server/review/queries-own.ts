import { type RawBuilder, sql } from 'kysely';
import type { OrderState } from '#domain/order/order-states.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { ReviewsTable } from '#database/schema.ts';

export interface OwnReviewRow {
  id: number;
  review_state: 'PENDING' | 'PUBLISHED' | 'REJECTED';
  rejection_reason: string | null;
  rating: number;
  body: string;
  fit: ReviewsTable['fit'];
  author_name: string | null;
  language: ReviewsTable['language'];
  written_at: Date;
  answer: string | null;
  answered_at: Date | null;
}

/** Columns of `r`. */
const ownColumns = [
  'r.id',
  'r.review_state',
  'r.rejection_reason',
  'r.rating',
  'r.body',
  'r.fit',
  'r.author_name',
  'r.language',
  'r.written_at',
  'r.answer',
  'r.answered_at',
] as const;

export interface ReviewableLine {
  line_id: number;
  product_id: number;
  order_state: OrderState;
  /** The name under the review: the account's, otherwise that of the order's contact. */
  name: string;
  has_size: boolean;
}

/** Returns the piece of an order by its serial number, and locks the order's state until the end of the transaction. */
export async function findLine(
  db: Db,
  { orderNumber, serialNumber }: { orderNumber: string; serialNumber: string },
): Promise<ReviewableLine | undefined> {
  return db
    .selectFrom('orders as o')
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .innerJoin('product_items as i', 'i.id', 'l.item_id')
    .select(['l.id as line_id', 'i.product_id', 'o.order_state', nameOf.as('name'), hasSize.as('has_size')])
    .where('o.number', '=', orderNumber)
    .where('i.serial_number', '=', serialNumber)
    .forShare('o')
    .executeTakeFirst();
}

const nameOf = sql<string>`coalesce(
  (select nullif(concat_ws(' ', u.first_name, u.last_name), '') from users u where u.id = o.user_id), o.contact_name)`;
const hasSize = sql<boolean>`(i.size_hundredths_mm is not null or i.length_mm is not null)`;

export interface ReviewFields {
  rating: number;
  body: string;
  fit: ReviewsTable['fit'];
  author_name: string | null;
  language: ReviewsTable['language'];
}

/** Undefined if the line already has a review. */
export async function insertReview(
  db: Db,
  { line, fields, now }: { line: ReviewableLine; fields: ReviewFields; now: Date },
): Promise<number | undefined> {
  const row = await db
    .insertInto('reviews')
    .values({
      order_line_id: line.line_id,
      product_id: line.product_id,
      ...fields,
      created_at: now,
      written_at: now,
    })
    .onConflict((conflict) => conflict.column('order_line_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Returns the order of a review; undefined if there is no such review. */
export async function findOrderOf(db: ReadDb, reviewId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('reviews as r')
    .innerJoin('order_lines as l', 'l.id', 'r.order_line_id')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select('o.number')
    .where('r.id', '=', reviewId)
    .executeTakeFirst();
  return row?.number;
}

/** Locks a review until the end of the transaction and returns it with the order's facts about author and piece. */
export async function lockOwnReview(
  db: Db,
  id: number,
): Promise<{ review_state: OwnReviewRow['review_state']; name: string; has_size: boolean } | undefined> {
  return db
    .selectFrom('reviews as r')
    .innerJoin('order_lines as l', 'l.id', 'r.order_line_id')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .innerJoin('product_items as i', 'i.id', 'l.item_id')
    .select(['r.review_state', nameOf.as('name'), hasSize.as('has_size')])
    .where('r.id', '=', id)
    .forUpdate('r')
    .executeTakeFirst();
}

/** Stores the changed text; it must be moderated again. */
export async function rewriteReviewRow(
  db: Db,
  { id, fields, now }: { id: number; fields: ReviewFields; now: Date },
): Promise<void> {
  await db
    .updateTable('reviews')
    .set({
      ...fields,
      review_state: 'PENDING',
      rejection_reason: null,
      written_at: now,
      revision: sql`revision + 1`,
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteReviewRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('reviews').where('id', '=', id).execute();
}

export async function insertReviewEvent(
  db: Db,
  event: {
    reviewId: number;
    actor: 'AUTHOR' | 'STAFF';
    from: OwnReviewRow['review_state'] | null;
    to: OwnReviewRow['review_state'];
    reason: string | null;
    now: Date;
  },
): Promise<void> {
  await db
    .insertInto('review_events')
    .values({
      review_id: event.reviewId,
      at: event.now,
      actor: event.actor,
      from_state: event.from,
      to_state: event.to,
      reason: event.reason,
    })
    .execute();
}

export async function getOwnReview(db: ReadDb, id: number): Promise<OwnReviewRow> {
  return db.selectFrom('reviews as r').select(ownColumns).where('r.id', '=', id).executeTakeFirstOrThrow();
}

/** A line of an order; the review's columns are null if there is none. */
export type OrderReviewRow = { [Column in keyof OwnReviewRow]: OwnReviewRow[Column] | null } & {
  serial_number: string;
  product_id: number;
  order_state: OrderState;
};

export async function selectOrderReviews(db: ReadDb, orderNumber: string): Promise<OrderReviewRow[]> {
  return db
    .selectFrom('orders as o')
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .innerJoin('product_items as i', 'i.id', 'l.item_id')
    .leftJoin('reviews as r', 'r.order_line_id', 'l.id')
    .select(ownColumns)
    .select(['i.serial_number', 'i.product_id', 'o.order_state'])
    .where('o.number', '=', orderNumber)
    .orderBy('l.position')
    .execute();
}

export interface ExportedReviewRow extends OwnReviewRow {
  product_id: number;
  order_number: string;
  serial_number: string;
}

/** Returns everything that a user wrote, newest first. */
export async function selectReviewsOf(db: ReadDb, userId: number): Promise<ExportedReviewRow[]> {
  return db
    .selectFrom('reviews as r')
    .innerJoin('order_lines as l', 'l.id', 'r.order_line_id')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .innerJoin('product_items as i', 'i.id', 'l.item_id')
    .select(ownColumns)
    .select(['r.product_id', 'o.number as order_number', 'i.serial_number'])
    .where(isOrderOf(userId))
    .orderBy('r.written_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(10_000)
    .execute();
}

/** Removes the user's name from their reviews, which stay. */
export async function forgetAuthor(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('reviews as r')
    .from('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .set({ author_name: null })
    .whereRef('l.id', '=', 'r.order_line_id')
    .where('r.author_name', 'is not', null)
    .where(isOrderOf(userId))
    .execute();
}

/** True for an order `o` that the user placed, or that a guest placed under the user's present phone and proved it. */
function isOrderOf(userId: number): RawBuilder<boolean> {
  return sql<boolean>`(o.user_id = ${userId} or o.user_id is null and o.phone_verified_at is not null
    and o.contact_phone = (select u.phone from users u where u.id = ${userId}))`;
}
