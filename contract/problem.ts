import { Type, type Static } from 'typebox';
import { Shape } from './primitives.ts';

/** Every error code with its HTTP status: the one list (api.md, Conventions). Texts: `texts/<language>/errors.json`. */
export const problemStatus = {
  VALIDATION_FAILED: 400,
  MALFORMED_BODY: 400,
  OTP_INVALID: 400,
  OTP_EXPIRED: 400,
  OTP_TOO_MANY_ATTEMPTS: 429,
  CREDENTIALS_INVALID: 401,
  TOKEN_REUSED: 401,
  UNAUTHENTICATED: 401,
  PHONE_DIGITS_WRONG: 400,
  FORBIDDEN: 403,
  ORDER_PROOF_NEEDED: 403,
  NOT_FOUND: 404,
  GONE: 410,
  METHOD_NOT_ALLOWED: 405,
  ITEM_NOT_AVAILABLE: 409,
  CONTACT_IN_USE: 409,
  PHONE_NOT_VERIFIED: 409,
  ADDRESS_LIMIT: 409,
  CARD_LIMIT: 409,
  CARD_DECLINED: 409,
  CART_CHANGED: 409,
  CART_EMPTY: 409,
  CART_FULL: 409,
  PRICE_ON_REQUEST: 409,
  PROMO_CODE_UNKNOWN: 409,
  PROMO_CODE_NOT_BEGUN: 409,
  PROMO_CODE_OVER: 409,
  PROMO_CODE_USED_UP: 409,
  PROMO_CODE_USED_BY_YOU: 409,
  PROMO_CODE_NOT_FOR_THESE: 409,
  PROMO_CODE_MINIMUM: 409,
  ENGRAVING_NOT_POSSIBLE: 409,
  ORDER_STATE_CONFLICT: 409,
  ORDER_TOTAL_TOO_HIGH: 409,
  REVIEW_NOT_POSSIBLE: 409,
  REVIEW_EXISTS: 409,
  DELIVERY_NOT_POSSIBLE: 409,
  PICKUP_NOT_POSSIBLE: 409,
  PAYMENT_METHOD_UNAVAILABLE: 409,
  ALREADY_AVAILABLE: 409,
  ALERT_LIMIT: 409,
  CONTACT_MUTED: 409,
  VISIT_NOT_POSSIBLE: 409,
  VISIT_LIMIT: 409,
  HOLD_LIMIT: 429,
  HOLD_NEEDS_PHONE: 409,
  ORDER_LIMIT: 409,
  PREPAYMENT_NEEDED: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_KEY_REUSED: 422,
  IDEMPOTENCY_KEY_MISSING: 400,
  PAYMENT_DECLINED: 402,
  RATE_LIMITED: 429,
  UPSTREAM_UNAVAILABLE: 503,
  OVERLOADED: 503,
  INTERNAL: 500,
} as const;
export type ProblemCode = keyof typeof problemStatus;

/** What is wrong with one field: `path` is a JSON pointer into the body or `query/…`; `message` is in the request's language. */
export const FieldProblem = Shape({ path: Type.String(), code: Type.String(), message: Type.String() });

/** RFC 9457 problem; title and detail are in the request's language. `facts` are what the page needs to help (piece ids, sums). */
export const Problem = Shape({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  code: Type.String(),
  instance: Type.String(),
  requestId: Type.String(),
  errors: Type.Optional(Type.Array(FieldProblem)),
  facts: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
export type Problem = Static<typeof Problem>;
export type FieldProblem = Static<typeof FieldProblem>;
