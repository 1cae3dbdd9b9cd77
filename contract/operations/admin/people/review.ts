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

/** Reviews as they are moderated (backoffice.md 2.9). One that its author changed meanwhile is of another version. */
export const staffReviewOperations = declareStaffOperations({
  listStaffReviews: {
    method: 'GET',
    path: '/api/admin/v1/reviews',
    summary: 'Reviews, the latest written first.',
    access: 'reviews.moderate',
    query: StaffReviewsQuery,
    answer: Listed(StaffReview),
    refusals: ['CURSOR_INVALID'],
  },
  publishReview: {
    ...decision,
    path: '/api/admin/v1/reviews/:id/publish',
    summary: 'Puts a review on the pages of its product.',
    audit: ofReview('reviews.publish'),
  },
  rejectReview: {
    ...decision,
    path: '/api/admin/v1/reviews/:id/reject',
    summary: 'Rejects a review, also one that is published; its author reads why.',
    body: RejectReview,
    audit: ofReview('reviews.reject'),
  },
  answerReview: {
    ...decision,
    path: '/api/admin/v1/reviews/:id/answer',
    summary: 'The shop’s answer under a review.',
    body: AnswerReview,
    audit: ofReview('reviews.answer'),
  },
});
