import { OrderParams } from '#contract/order.ts';
import {
  OrderReviews,
  OwnReview,
  Ratings,
  RatingsQuery,
  ReviewedParams,
  ReviewLinkQuery,
  ReviewParams,
  ReviewsPage,
  ReviewsQuery,
  RewriteReview,
  WriteReview,
} from '#contract/review.ts';
import { declareOperations, Nothing } from './operation.ts';

const limitPerMinute = 60;

/**
 * Reviews of received pieces (decisions 8). Published reviews are public. The user of the order, or anybody with its link and its proof,
 * can write one review per line, change it and delete it. Refuses with NOT_FOUND for the review of somebody else.
 */
export const reviewOperations = declareOperations({
  listReviews: {
    method: 'GET',
    path: '/api/v1/products/:id/reviews',
    summary: 'Lists the published reviews of a product, newest first, with the summary of all.',
    actor: 'visitor',
    params: ReviewedParams,
    query: ReviewsQuery,
    answer: ReviewsPage,
    refusals: ['NOT_FOUND'],
    cache: 'shared',
  },
  listRatings: {
    method: 'GET',
    path: '/api/v1/reviews/ratings',
    summary: 'Returns the ratings of products that have reviews.',
    actor: 'visitor',
    query: RatingsQuery,
    answer: Ratings,
    refusals: [],
    cache: 'shared',
  },
  listOrderReviews: {
    method: 'GET',
    path: '/api/v1/orders/:number/reviews',
    summary:
      'Returns for each piece of an order whether a review can be written, and the existing one; without the order’s proof, neither.',
    actor: 'visitor',
    params: OrderParams,
    query: ReviewLinkQuery,
    answer: OrderReviews,
    refusals: ['NOT_FOUND'],
    cache: 'private',
  },
  writeReview: {
    method: 'POST',
    path: '/api/v1/products/:id/reviews',
    summary: 'Writes a review; it is published after moderation.',
    actor: 'visitor',
    params: ReviewedParams,
    query: ReviewLinkQuery,
    body: WriteReview,
    answer: OwnReview,
    status: 201,
    refusals: ['NOT_FOUND', 'ORDER_PROOF_NEEDED', 'REVIEW_NOT_POSSIBLE', 'REVIEW_EXISTS'],
    limitPerMinute,
    cache: 'private',
  },
  rewriteReview: {
    method: 'PUT',
    path: '/api/v1/reviews/:id',
    summary: 'Changes a review; it is moderated again.',
    actor: 'visitor',
    params: ReviewParams,
    query: ReviewLinkQuery,
    body: RewriteReview,
    answer: OwnReview,
    refusals: ['NOT_FOUND', 'ORDER_PROOF_NEEDED', 'REVIEW_NOT_POSSIBLE'],
    limitPerMinute,
    cache: 'private',
  },
  deleteReview: {
    method: 'DELETE',
    path: '/api/v1/reviews/:id',
    summary: 'Deletes a review permanently; another one can be written.',
    actor: 'visitor',
    params: ReviewParams,
    query: ReviewLinkQuery,
    answer: Nothing,
    refusals: ['NOT_FOUND', 'ORDER_PROOF_NEEDED'],
    limitPerMinute,
    cache: 'private',
  },
});
