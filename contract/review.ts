import { Type, type Static } from 'typebox';
import {
  Day,
  Id,
  Instant,
  LanguageWord,
  LengthCm,
  Nullable,
  Page,
  Shape,
  SizeMm,
  Words,
  pageQuery,
} from './primitives.ts';
import { OrderParams, OrderQuery } from './order.ts';
import { fits, reviewLength } from './words.ts';

/** The staff moderate a review before it is published, and again after each change. */
export const reviewStates = ['PENDING', 'PUBLISHED', 'REJECTED'] as const;

const Rating = Type.Integer({ minimum: 1, maximum: 5 });
/** The shop's answer to a review. */
const Answer = Shape({ text: Type.String(), on: Day });

/** A published review. `authorName`: first name and initial, null = anonymous; the sizes are those of the bought piece. */
export const Review = Shape({
  id: Id,
  rating: Rating,
  text: Type.String(),
  fit: Nullable(Words(fits)),
  authorName: Nullable(Type.String()),
  language: LanguageWord,
  writtenOn: Day,
  sizeMm: Nullable(SizeMm),
  lengthCm: Nullable(LengthCm),
  answer: Nullable(Answer),
});

/** Published reviews only; `average` has one decimal, null = no reviews. */
export const Rated = Shape({ count: Type.Integer({ minimum: 0 }), average: Nullable(Type.Number()) });
export const ReviewSummary = Shape({
  ...Rated.properties,
  /** Number of reviews with one star, two … five. */
  stars: Type.Array(Type.Integer({ minimum: 0 }), { minItems: 5, maxItems: 5 }),
  fits: Shape({
    SMALL: Type.Integer({ minimum: 0 }),
    TRUE: Type.Integer({ minimum: 0 }),
    LARGE: Type.Integer({ minimum: 0 }),
  }),
});
/** Newest first. */
export const ReviewsPage = Shape({ ...Page(Review).properties, summary: ReviewSummary });

export const ReviewedParams = Shape({ id: Id });
export const ReviewsQuery = Shape(pageQuery({ maximum: 50 }));
export const RatingsQuery = Shape({ ids: Type.String({ pattern: '^[0-9]{1,15}(,[0-9]{1,15}){0,23}$' }) });
/** The summaries in the order of the request; products without reviews are left out. */
export const Ratings = Type.Array(Shape({ productId: Id, ...Rated.properties }));

const written = {
  rating: Rating,
  /** Plain text. */
  text: Type.String({ minLength: reviewLength.min, maxLength: reviewLength.max }),
  fit: Type.Optional(Words(fits)),
  /** First name and initial are shown; otherwise "a buyer". */
  isNamed: Type.Boolean(),
  language: LanguageWord,
};
/** A review of a piece of the caller's order, identified by the order number and the piece's serial number. */
export const WriteReview = Shape({
  orderNumber: OrderParams.properties.number,
  serialNumber: Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' }),
  ...written,
});
export const RewriteReview = Shape(written);
export const ReviewParams = Shape({ id: Id });
/** Opens a guest's order and the reviews of its pieces. */
export const ReviewLinkQuery = OrderQuery;

/** A review as its author sees it. */
export const OwnReview = Shape({
  id: Id,
  state: Words(reviewStates),
  /** Why it was rejected; only for REJECTED. */
  rejectionReason: Nullable(Type.String()),
  rating: Rating,
  text: Type.String(),
  fit: Nullable(Words(fits)),
  authorName: Nullable(Type.String()),
  language: LanguageWord,
  writtenAt: Instant,
  answer: Nullable(Answer),
});

/** The lines of an order, in order: whether a review can be written, and the existing review. */
export const OrderReviews = Type.Array(
  Shape({
    serialNumber: Type.String(),
    productId: Id,
    mayWrite: Type.Boolean(),
    review: Nullable(OwnReview),
  }),
);

/** A review in the data export of an account. */
export const ExportedReview = Shape({
  ...OwnReview.properties,
  productId: Id,
  orderNumber: Type.String(),
  serialNumber: Type.String(),
});

export type Review = Static<typeof Review>;
export type ReviewSummary = Static<typeof ReviewSummary>;
export type ReviewsPage = Static<typeof ReviewsPage>;
export type Ratings = Static<typeof Ratings>;
export type WriteReview = Static<typeof WriteReview>;
export type RewriteReview = Static<typeof RewriteReview>;
export type OwnReview = Static<typeof OwnReview>;
export type OrderReviews = Static<typeof OrderReviews>;
export type ExportedReview = Static<typeof ExportedReview>;
