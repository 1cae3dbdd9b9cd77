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

/** The staff moderate a review before it is shown, and again after each change. */
export const reviewStates = ['PENDING', 'PUBLISHED', 'REJECTED'] as const;

const Rating = Type.Integer({ minimum: 1, maximum: 5 });
/** What the shop wrote under a review. */
const Answer = Shape({ text: Type.String(), on: Day });

/** A published review. `authorName` is a first name and an initial, null = a buyer; the sizes are those of the piece they bought. */
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

/** Counts published reviews only; `average` has one decimal, null = nobody wrote. */
export const Rated = Shape({ count: Type.Integer({ minimum: 0 }), average: Nullable(Type.Number()) });
export const ReviewSummary = Shape({
  ...Rated.properties,
  /** How many gave one star, two … five. */
  stars: Type.Array(Type.Integer({ minimum: 0 }), { minItems: 5, maxItems: 5 }),
  fits: Shape({
    SMALL: Type.Integer({ minimum: 0 }),
    TRUE: Type.Integer({ minimum: 0 }),
    LARGE: Type.Integer({ minimum: 0 }),
  }),
});
/** The newest first. */
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
/** About a piece of one's own order, named by the order's number and the piece's serial. */
export const WriteReview = Shape({
  orderNumber: OrderParams.properties.number,
  serialNumber: Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' }),
  ...written,
});
export const RewriteReview = Shape(written);
export const ReviewParams = Shape({ id: Id });
/** Opens a guest's order and what was written about it. */
export const ReviewLinkQuery = OrderQuery;

/** A review as its author sees it. */
export const OwnReview = Shape({
  id: Id,
  state: Words(reviewStates),
  /** Why it is not shown; only with REJECTED. */
  rejectionReason: Nullable(Type.String()),
  rating: Rating,
  text: Type.String(),
  fit: Nullable(Words(fits)),
  authorName: Nullable(Type.String()),
  language: LanguageWord,
  writtenAt: Instant,
  answer: Nullable(Answer),
});

/** The lines of an order in their order: whether a review may be written, and the one that was. */
export const OrderReviews = Type.Array(
  Shape({
    serialNumber: Type.String(),
    productId: Id,
    mayWrite: Type.Boolean(),
    review: Nullable(OwnReview),
  }),
);

/** What an account takes along. */
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
