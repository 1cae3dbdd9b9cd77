import type { ReviewsView } from './review-view.ts';

/** For a product's JSON-LD: the rating and the reviews its page shows; nothing where nobody wrote (ui.md SEO-8). */
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
