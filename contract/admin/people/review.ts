import { Type, type Static } from 'typebox';
import { Day, Id, Instant, LanguageWord, Line, names, Nullable, Shape, Words } from '../../primitives.ts';
import { reviewStates } from '../../review.ts';
import { fits, reviewLength } from '../../words.ts';
import { AnyOf, listQuery } from '../list.ts';

/** Actions of the staff on a review. */
export const reviewSteps = ['PUBLISH', 'REJECT', 'ANSWER'] as const;

/**
 * `q`: an artikul, a serial number or an order number. `model`: artikuls. `piece`: serial numbers. `order`: order numbers. `rating`: 1 to
 * 5. Days are in the time zone of Tashkent.
 */
export const StaffReviewsQuery = Shape({
  ...listQuery(['writtenAt']),
  state: Type.Optional(AnyOf),
  rating: Type.Optional(AnyOf),
  language: Type.Optional(AnyOf),
  model: Type.Optional(AnyOf),
  piece: Type.Optional(AnyOf),
  order: Type.Optional(AnyOf),
  'writtenAt.from': Type.Optional(Day),
  'writtenAt.to': Type.Optional(Day),
});

/** `authorName` null: anonymous. `answer`: the shop's. */
export const StaffReview = Shape({
  id: Id,
  version: Type.Integer({ minimum: 1 }),
  state: Words(reviewStates),
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  text: Type.String(),
  fit: Nullable(Words(fits)),
  authorName: Nullable(Type.String()),
  language: LanguageWord,
  writtenAt: Instant,
  artikul: Type.String(),
  ...names,
  serialNumber: Type.String(),
  orderNumber: Type.String(),
  answer: Nullable(Type.String()),
  rejectionReason: Nullable(Type.String()),
  allowedActions: Type.Array(Words(reviewSteps)),
});

export const reviewColumns = [
  'text',
  'rating',
  'state',
  'writtenAt',
  'model',
  'piece',
  'order',
  'language',
  'answer',
] as const;

export const ReviewParams = Shape({ id: Id });
/** `reason` is shown to the author and written in the language of the review. */
export const RejectReview = Shape({ reason: Line(300) });
/** Left out: the answer is deleted. */
export const AnswerReview = Shape({ answer: Type.Optional(Line(reviewLength.max)) });

export type ReviewColumn = (typeof reviewColumns)[number];
export type StaffReview = Static<typeof StaffReview>;
