import type { ReviewsView } from './review-view.ts';

/** JSON-LD of a product: the rating and the reviews that its page shows; empty when there are no reviews (ui.md SEO-8). */
export function structuredReviews(view: ReviewsView | null, words: { buyer: string }): object {
  if (view === null) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: view.average,
      reviewCount: view.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: view.reviews.map(({ rating, text, authorName, language, writtenOn }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: authorName ?? words.buyer },
      datePublished: writtenOn,
      inLanguage: language,
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    })),
  };
}
