import type {
  OrderReviews,
  OwnReview,
  Ratings,
  ReviewsPage,
  RewriteReview,
  WriteReview,
} from '#contract/review.ts';
import { get, send, type Caller } from './call.ts';
import type { OrderLink } from './order.ts';

/** Published ones, the newest first, with the summary of all. */
export const listReviews = (
  caller: Caller,
  productId: number,
  query: { page?: number; size?: number } = {},
) => get<ReviewsPage>(caller, `/api/v1/products/${productId}/reviews`, query);

/** Of the products that somebody wrote about. */
export const listRatings = (caller: Caller, productIds: readonly number[]) =>
  get<Ratings>(caller, '/api/v1/reviews/ratings', { ids: productIds.join(',') });

/** What may be written about the pieces of an order, and what was. */
export const listOrderReviews = (caller: Caller, { number, token }: OrderLink) =>
  get<OrderReviews>(caller, `/api/v1/orders/${encodeURIComponent(number)}/reviews`, { token });

/** `token`: of the order's link, for whoever it does not belong to. */
export const writeReview = (
  caller: Caller,
  { productId, review, token }: { productId: number; review: WriteReview; token: string | undefined },
) =>
  send<OwnReview>(caller, {
    method: 'POST',
    path: `/api/v1/products/${productId}/reviews${queryOf(token)}`,
    body: review,
  });

export const rewriteReview = (
  caller: Caller,
  { id, review, token }: { id: number; review: RewriteReview; token: string | undefined },
) => send<OwnReview>(caller, { method: 'PUT', path: `/api/v1/reviews/${id}${queryOf(token)}`, body: review });

/** It is gone for good; another may be written. */
export const deleteReview = (caller: Caller, { id, token }: { id: number; token: string | undefined }) =>
  send<void>(caller, { method: 'DELETE', path: `/api/v1/reviews/${id}${queryOf(token)}` });

const queryOf = (token: string | undefined) =>
  token === undefined ? '' : `?token=${encodeURIComponent(token)}`;
