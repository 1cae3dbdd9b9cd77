import type { staffReviewOperations as declared } from '#contract/operations/admin/people/review.ts';
import type { Db } from '#database/connect.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { decideReview, listStaffReviews } from './staff-reviews.ts';

/** Moderation of reviews. */
export const staffReviewOperations = {
  listStaffReviews: ({ db }, { input }) => listStaffReviews(db, input),

  publishReview: ({ db }, { input: { id, version }, now }) =>
    decideReview(db, { id, version, decision: { step: 'PUBLISH' }, now }),

  rejectReview: ({ db }, { input: { id, version, reason }, now }) =>
    decideReview(db, { id, version, decision: { step: 'REJECT', reason }, now }),

  answerReview: ({ db }, { input: { id, version, answer = null }, now }) =>
    decideReview(db, { id, version, decision: { step: 'ANSWER', answer }, now }),
} satisfies StaffFunctions<typeof declared, { db: Db }>;
