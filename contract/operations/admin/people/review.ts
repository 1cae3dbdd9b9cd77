import { Listed } from '../../../admin/list.ts';
import {
  AnswerReview,
  RejectReview,
  ReviewParams,
  StaffReview,
  StaffReviewsQuery,
} from '../../../admin/people/review.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const ofReview = <const Action extends string>(action: Action) => ({
  action,
  resource: 'review',
  record: 'id',
});
const decision = {
  method: 'POST',
  access: 'reviews.moderate',
  params: ReviewParams,
  answer: StaffReview,
  refusals: ['NOT_FOUND', 'REQUEST_STATE_CONFLICT'],
  ifMatch: true,
} as const;

/** Moderation of reviews (backoffice.md 2.9). A review that its author has changed in the meantime has a new version. */
export const staffReviewOperations = declareStaffOperations({
  listStaffReviews: {
    method: 'GET',
    path: '/api/admin/v1/reviews',
    summary: 'Lists reviews, newest first.',
    access: 'reviews.moderate',
    query: StaffReviewsQuery,
    answer: Listed(StaffReview),
    refusals: ['CURSOR_INVALID'],
  },
  publishReview: {
    ...decision,
    path: '/api/admin/v1/reviews/:id/publish',
    summary: 'Publishes a review on the pages of its product.',
    audit: ofReview('reviews.publish'),
  },
  rejectReview: {
    ...decision,
    path: '/api/admin/v1/reviews/:id/reject',
    summary: 'Rejects a review, including a published one; its author sees the reason.',
    body: RejectReview,
    audit: ofReview('reviews.reject'),
  },
  answerReview: {
    ...decision,
    path: '/api/admin/v1/reviews/:id/answer',
    summary: 'Sets the shop’s answer to a review.',
    body: AnswerReview,
    audit: ofReview('reviews.answer'),
  },
});
