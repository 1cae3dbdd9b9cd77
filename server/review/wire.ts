import type { ExportedReview, OwnReview, Ratings, Review, ReviewSummary } from '#contract/review.ts';
import { type StarCounts, summarize } from '#domain/review/rating-summary.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import type { CountRow, RatingRow, ReviewRow } from './queries.ts';
import type { ExportedReviewRow, OwnReviewRow } from './queries-own.ts';

export function reviewToWire(row: ReviewRow): Review {
  return {
    id: row.id,
    rating: row.rating,
    text: row.body,
    fit: row.fit,
    authorName: row.author_name,
    language: row.language,
    writtenOn: tashkentDay(row.written_at),
    sizeMm: row.size_hundredths_mm === null ? null : row.size_hundredths_mm / 100,
    lengthCm: row.length_mm === null ? null : row.length_mm / 10,
    answer: answerToWire(row),
  };
}

export function summaryToWire(rows: readonly CountRow[]): ReviewSummary {
  const counted = (fit: CountRow['fit']) =>
    rows.filter((row) => row.fit === fit).reduce((sum, { count }) => sum + count, 0);
  const stars = starsOf(rows);
  return {
    ...ratedToWire(stars),
    stars: [...stars],
    fits: { SMALL: counted('SMALL'), TRUE: counted('TRUE'), LARGE: counted('LARGE') },
  };
}

export function ratingToWire(productId: number, rows: readonly RatingRow[]): Ratings[number] {
  return { productId, ...ratedToWire(starsOf(rows)) };
}

export function ownReviewToWire(row: OwnReviewRow): OwnReview {
  return {
    id: row.id,
    state: row.review_state,
    rejectionReason: row.rejection_reason,
    rating: row.rating,
    text: row.body,
    fit: row.fit,
    authorName: row.author_name,
    language: row.language,
    writtenAt: row.written_at.toISOString(),
    answer: answerToWire(row),
  };
}

export function exportedReviewToWire(row: ExportedReviewRow): ExportedReview {
  return {
    ...ownReviewToWire(row),
    productId: row.product_id,
    orderNumber: row.order_number,
    serialNumber: row.serial_number,
  };
}

function ratedToWire(stars: StarCounts): { count: number; average: number | null } {
  const { count, averageTenths } = summarize(stars);
  return { count, average: averageTenths === null ? null : averageTenths / 10 };
}

function starsOf(rows: readonly { rating: number | null; count: number }[]): StarCounts {
  const given = (stars: number) =>
    rows.filter(({ rating }) => rating === stars).reduce((sum, { count }) => sum + count, 0);
  return [given(1), given(2), given(3), given(4), given(5)];
}

function answerToWire(row: { answer: string | null; answered_at: Date | null }): Review['answer'] {
  return row.answer === null || row.answered_at === null
    ? null
    : { text: row.answer, on: tashkentDay(row.answered_at) };
}
