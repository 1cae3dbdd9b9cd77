import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText, ReviewsTable } from '#database/schema.ts';

type State = 'PENDING' | 'PUBLISHED' | 'REJECTED';

export interface StaffReviewRow {
  id: number;
  revision: number;
  review_state: State;
  rejection_reason: string | null;
  rating: number;
  body: string;
  fit: ReviewsTable['fit'];
  author_name: string | null;
  language: ReviewsTable['language'];
  written_at: Date;
  answer: string | null;
  artikul: string;
  product_name: LocalizedText;
  serial_number: string;
  order_number: string;
}

/** Reviews of a state, the longest waiting first. */
export async function selectReviewsForStaff(
  db: ReadDb,
  { state, limit }: { state: State; limit: number },
): Promise<StaffReviewRow[]> {
  return db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .innerJoin('order_lines as l', 'l.id', 'r.order_line_id')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .innerJoin('product_items as i', 'i.id', 'l.item_id')
    .select(['r.id', 'r.revision', 'r.review_state', 'r.rejection_reason', 'r.rating', 'r.body', 'r.fit'])
    .select(['r.author_name', 'r.language', 'r.written_at', 'r.answer'])
    .select(['p.artikul', 'p.name as product_name', 'i.serial_number', 'o.number as order_number'])
    .where('r.review_state', '=', state)
    .orderBy('r.written_at')
    .orderBy('r.id')
    .limit(limit)
    .execute();
}

/** Locks a review until the transaction ends. */
export async function lockRevision(
  db: Db,
  id: number,
): Promise<{ revision: number; review_state: State } | undefined> {
  return db
    .selectFrom('reviews')
    .select(['revision', 'review_state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function moveReviewRow(
  db: Db,
  { id, state, reason }: { id: number; state: State; reason: string | null },
): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ review_state: state, rejection_reason: reason })
    .where('id', '=', id)
    .execute();
}

export async function answerReviewRow(
  db: Db,
  { id, answer, now }: { id: number; answer: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ answer, answered_at: answer === null ? null : now })
    .where('id', '=', id)
    .execute();
}
