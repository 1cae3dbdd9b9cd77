import { describe, expect, it } from 'vitest';
import type { Review, ReviewsPage } from '#contract/review.ts';
import { formatRating } from './format-rating.ts';
import { viewOrderReviews } from './order-reviews.tsx';
import { viewReviews } from './review-view.ts';
import { structuredReviews } from './structured-reviews.ts';

const review: Review = {
  id: 7,
  rating: 4,
  text: 'Sariq oltin quyoshda yaltiraydi.',
  fit: 'TRUE',
  authorName: null,
  language: 'uz',
  writtenOn: '2026-04-08',
  sizeMm: 17,
  lengthCm: null,
  answer: null,
};

const pageWith = (reviews: Review[]): ReviewsPage => ({
  content: reviews,
  totalElements: reviews.length,
  totalPages: 1,
  number: 0,
  empty: reviews.length === 0,
  summary: {
    count: reviews.length,
    average: reviews.length === 0 ? null : 4,
    stars: [0, 0, 0, reviews.length, 0],
    fits: { SMALL: 1, TRUE: 3, LARGE: 0 },
  },
});

describe('the reviews of a product', () => {
  it('are not shown if there are none, and search engines get none', () => {
    expect(viewReviews(pageWith([]))).toBeNull();
    expect(structuredReviews(null, { buyer: 'A buyer' })).toEqual({});
  });

  it('show the bought size as a ring size or a length, never as the diameter of a bangle', () => {
    const sizes = [
      review,
      { ...review, sizeMm: null, lengthCm: 45 },
      { ...review, sizeMm: 64 },
      { ...review, sizeMm: null },
    ];
    expect(viewReviews(pageWith(sizes))?.reviews.map(({ size }) => size)).toEqual([
      { kind: 'ring', value: 17 },
      { kind: 'length', value: 45 },
      null,
      null,
    ]);
  });

  it('count how many found the size right, and list five stars first', () => {
    const view = viewReviews(pageWith([review, review, review]));
    expect(view?.fit).toEqual({ true: 3, of: 4 });
    expect(view?.stars[0]).toEqual({ rating: 5, given: 0 });
  });

  it('give search engines what the page shows', () => {
    expect(structuredReviews(viewReviews(pageWith([review])), { buyer: 'Xaridor' })).toEqual({
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4,
        reviewCount: 1,
        bestRating: 5,
        worstRating: 1,
      },
      review: [
        {
          '@type': 'Review',
          author: { '@type': 'Person', name: 'Xaridor' },
          datePublished: '2026-04-08',
          inLanguage: 'uz',
          reviewBody: review.text,
          reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
        },
      ],
    });
  });

  it('have an average with one decimal, in the number format of the language', () => {
    expect([formatRating(5, 'ru'), formatRating(4.8, 'uz'), formatRating(4.8, 'en')]).toEqual([
      '5,0',
      '4,8',
      '4.8',
    ]);
  });
});

describe('the order page', () => {
  it('lists the pieces that may be reviewed and those that were', () => {
    const line = { serialNumber: 'ZR-1', productId: 1, mayWrite: false, review: null };
    const own = {
      ...review,
      state: 'REJECTED' as const,
      rejectionReason: 'Telefon raqami bor.',
      writtenAt: '2026-04-08T07:00:00Z',
    };
    expect(
      viewOrderReviews([
        line,
        { ...line, serialNumber: 'ZR-2', mayWrite: true },
        { ...line, serialNumber: 'ZR-3', review: own },
      ]),
    ).toEqual([
      { serial: 'ZR-2', state: null, reason: null },
      { serial: 'ZR-3', state: 'REJECTED', reason: 'Telefon raqami bor.' },
    ]);
  });
});
