import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';
import type { ReviewsTable } from '#database/schema.ts';

export interface CountRow {
  rating: number | null;
  fit: ReviewsTable['fit'];
  count: number;
}

/** Counts reviews by rating and by answer about the size. Returns no rows if there is no such public product. */
export async function countReviews(db: ReadDb, productId: number): Promise<CountRow[]> {
  return db
    .selectFrom('products as p')
    .leftJoin('reviews as r', (join) =>
      join.onRef('r.product_id', '=', 'p.id').on('r.review_state', '=', 'PUBLISHED'),
    )
    .select((eb) => ['r.rating', 'r.fit', eb.fn.count<number>('r.id').as('count')])
    .where('p.id', '=', productId)
    .where('p.product_state', '=', 'ACTIVE')
    .groupBy(['r.rating', 'r.fit'])
    .execute();
}

export interface ReviewRow {
  id: number;
  rating: number;
  body: string;
  fit: ReviewsTable['fit'];
  author_name: string | null;
  language: ReviewsTable['language'];
  written_at: Date;
  size_hundredths_mm: number | null;
  length_mm: number | null;
  answer: string | null;
  answered_at: Date | null;
}

/** Returns published reviews, newest first. */
export async function selectReviews(
  db: ReadDb,
  { productId, offset, limit }: { productId: number; offset: number; limit: number },
): Promise<ReviewRow[]> {
  return db
    .selectFrom('reviews as r')
    .innerJoin('order_lines as l', 'l.id', 'r.order_line_id')
    .innerJoin('product_items as i', 'i.id', 'l.item_id')
    .select(['r.id', 'r.rating', 'r.body', 'r.fit', 'r.author_name', 'r.language', 'r.written_at'])
    .select(['i.size_hundredths_mm', 'i.length_mm', 'r.answer', 'r.answered_at'])
    .where('r.product_id', '=', productId)
    .where('r.review_state', '=', 'PUBLISHED')
    .orderBy('r.written_at', 'desc')
    .orderBy('r.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export interface RatingRow {
  product_id: number;
  rating: number;
  count: number;
}

export async function countRatings(db: ReadDb, productIds: readonly number[]): Promise<RatingRow[]> {
  return db
    .selectFrom('reviews as r')
    .select((eb) => ['r.product_id', 'r.rating', eb.fn.countAll<number>().as('count')])
    .where(sql<boolean>`r.product_id = any(${productIds}::bigint[])`)
    .where('r.review_state', '=', 'PUBLISHED')
    .groupBy(['r.product_id', 'r.rating'])
    .execute();
}
