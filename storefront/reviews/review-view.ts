import { isRingSize } from '#domain/catalog/ring-sizes.ts';
import type { Review, ReviewsPage } from '#contract/review.ts';

/** A review as shown. `size` is that of the author's piece, mm or cm; null = it has none. */
export interface ReviewView extends Pick<
  Review,
  'id' | 'rating' | 'text' | 'fit' | 'authorName' | 'language' | 'writtenOn' | 'answer'
> {
  size: { kind: 'ring' | 'length'; value: number } | null;
}

export interface ReviewsView {
  count: number;
  /** Stars, one decimal. */
  average: number;
  /** How many reviews gave five stars, four … one; empty if there are so few that all of them can be read. */
  stars: { rating: number; given: number }[];
  /** How many of those who rated the size found it right; null if nobody did. */
  fit: { true: number; of: number } | null;
  reviews: ReviewView[];
}

const worthCounting = 3;

/** Null if there are no reviews; then nothing is shown. */
export function viewReviews({ content, summary }: ReviewsPage): ReviewsView | null {
  if (summary.average === null) return null;
  const { SMALL, TRUE, LARGE } = summary.fits;
  const answers = SMALL + TRUE + LARGE;
  return {
    count: summary.count,
    average: summary.average,
    stars:
      summary.count < worthCounting
        ? []
        : summary.stars.map((given, index) => ({ rating: index + 1, given })).toReversed(),
    fit: answers === 0 ? null : { true: TRUE, of: answers },
    reviews: content.map(viewReview),
  };
}

function viewReview(review: Review): ReviewView {
  const { id, rating, text, fit, authorName, language, writtenOn, answer, sizeMm, lengthCm } = review;
  return { id, rating, text, fit, authorName, language, writtenOn, answer, size: sizeOf(sizeMm, lengthCm) };
}

function sizeOf(sizeMm: number | null, lengthCm: number | null): ReviewView['size'] {
  if (sizeMm !== null && isRingSize(sizeMm)) return { kind: 'ring', value: sizeMm };
  return lengthCm === null ? null : { kind: 'length', value: lengthCm };
}
