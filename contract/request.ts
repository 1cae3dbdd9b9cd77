import { Type, type Static } from 'typebox';
import {
  Day,
  Email,
  Id,
  Instant,
  LengthCm,
  Nullable,
  PersonName,
  Phone,
  Shape,
  SizeMm,
  UrlRef,
  Words,
  names,
  slugs,
} from './primitives.ts';
import { bestTimes } from './words.ts';

// Requests of a shopper: a call-back, a stock alert, a visit to try pieces on.

/** The key in the link of a request: its number and a signature. */
export const RequestParams = Shape({
  key: Type.String({ pattern: '^[1-9][0-9]{0,14}-[A-Za-z0-9_-]{22}$', description: 'Number and signature' }),
});

const Serial = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9-]+$' });
const Comment = Type.String({ maxLength: 300 });
/** Local time in Tashkent, `HH:MM`. */
const Time = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });
/** The shopper consents to storing the entered data for this purpose. */
const consent = Type.Literal(true);

/** The product that a request is about. */
const ProductRef = Shape({ id: Id, artikul: Type.String(), ...names, ...slugs });

export const callbackStates = ['NEW', 'CALLED', 'CLOSED'] as const;
export const callbackSubjects = ['GENERAL', 'PRODUCT', 'ORDER', 'FACTORY_VISIT', 'BUSINESS'] as const;

/** What the call is about. A piece of another product is dropped; who owns an order is not checked. */
export const CallbackSubject = Type.Union([
  Shape({ kind: Type.Literal('PRODUCT'), productId: Id, serialNumber: Type.Optional(Serial) }),
  Shape({ kind: Type.Literal('ORDER'), orderNumber: Type.String({ pattern: '^Z-[0-9]{6}-[0-9]{5,10}$' }) }),
  Shape({ kind: Words(['GENERAL', 'FACTORY_VISIT', 'BUSINESS'] as const) }),
]);

/** Idempotent: the same phone and subject from the same browser or user within a quarter of an hour returns the first request. */
export const CallbackRequest = Shape({
  phone: Phone,
  name: PersonName,
  subject: Type.Optional(CallbackSubject),
  bestTime: Type.Optional(Words(bestTimes)),
  comment: Type.Optional(Comment),
  consent,
});

/** `phone`: with its middle digits masked. The shop calls on `callOn` between the full hours `callFrom` and `callTo`, Tashkent time. */
export const Callback = Shape({
  key: Type.String(),
  state: Words(callbackStates),
  phone: Type.String(),
  subject: Words(callbackSubjects),
  product: Nullable(ProductRef),
  serialNumber: Nullable(Type.String()),
  orderNumber: Nullable(Type.String()),
  callOn: Day,
  callFrom: Type.Integer({ minimum: 0, maximum: 24 }),
  callTo: Type.Integer({ minimum: 0, maximum: 24 }),
  createdAt: Instant,
});

export const alertStates = ['WAITING', 'DUE', 'TOLD', 'ENDED'] as const;

/**
 * Requests one message when a piece of the product is available again, in the given size (mm) or length (cm) if there is one. Refuses with
 * ALREADY_AVAILABLE (facts: serialNumber), ALERT_LIMIT (facts: limit), CONTACT_MUTED. A second request of the same browser or user returns
 * the first one.
 */
export const StockAlertRequest = Shape({
  productId: Id,
  sizeMm: Type.Optional(SizeMm),
  lengthCm: Type.Optional(LengthCm),
  contact: Type.Union([Shape({ phone: Phone }), Shape({ email: Email })]),
  consent,
});

/** `to`: the phone or email with its middle masked. */
export const StockAlert = Shape({
  key: Type.String(),
  state: Words(alertStates),
  by: Words(['SMS', 'EMAIL'] as const),
  to: Type.String(),
  /** The key was sent in a message, so its holder may mute the contact. */
  mayMute: Type.Boolean(),
  product: ProductRef,
  sizeMm: Nullable(SizeMm),
  lengthCm: Nullable(LengthCm),
  createdAt: Instant,
});

/** Maximum number of pieces shown at one visit. */
const visitPieces = 5;

export const VisitTimesQuery = Shape({
  storeId: Id,
  /** Serial numbers, separated by commas. */
  pieces: Type.Optional(
    Type.String({
      maxLength: 205,
      pattern: `^[A-Za-z0-9-]{1,40}(,[A-Za-z0-9-]{1,40}){0,${visitPieces - 1}}$`,
    }),
  ),
});

/** A piece that can be tried on; `image`: of its model. `storeId` null = the warehouse. */
export const VisitPiece = Shape({
  serialNumber: Type.String(),
  product: ProductRef,
  image: Nullable(UrlRef),
  storeId: Nullable(Id),
});

/** Free hours of the next two weeks, without days that have none. `missing`: serial numbers that are not on sale. */
export const VisitTimes = Shape({
  days: Type.Array(Shape({ day: Day, times: Type.Array(Time) })),
  pieces: Type.Array(VisitPiece),
  missing: Type.Array(Type.String()),
});

export const visitStates = ['NEW', 'CONFIRMED', 'KEPT', 'MISSED', 'CANCELLED'] as const;

/**
 * Refuses with VISIT_NOT_POSSIBLE (facts: reason CLOSED, TOO_SOON, TOO_LATE, PIECES_LATER or FULL), VISIT_LIMIT (facts: limit, of PHONE or
 * NETWORK), ITEM_NOT_AVAILABLE (facts: serialNumbers), NOT_FOUND. Idempotent for the same phone, store and hour of one browser or user.
 * The pieces are not reserved.
 */
export const BookVisit = Shape({
  storeId: Id,
  day: Day,
  time: Time,
  pieces: Type.Array(Serial, { maxItems: visitPieces, uniqueItems: true }),
  name: PersonName,
  phone: Phone,
  comment: Type.Optional(Comment),
  consent,
});

export const Visit = Shape({
  key: Type.String(),
  state: Words(visitStates),
  storeId: Id,
  startsAt: Instant,
  phone: Type.String(),
  pieces: Type.Array(VisitPiece),
  mayCancel: Type.Boolean(),
  createdAt: Instant,
});

/** The requests of a user, for their data export. */
export const MyRequests = Shape({
  callbacks: Type.Array(Shape({ ...Callback.properties, name: Type.String(), comment: Type.String() })),
  stockAlerts: Type.Array(StockAlert),
  visits: Type.Array(Shape({ ...Visit.properties, name: Type.String(), comment: Type.String() })),
});

export type CallbackRequest = Static<typeof CallbackRequest>;
export type CallbackSubject = Static<typeof CallbackSubject>;
export type Callback = Static<typeof Callback>;
export type StockAlertRequest = Static<typeof StockAlertRequest>;
export type StockAlert = Static<typeof StockAlert>;
export type VisitTimesQuery = Static<typeof VisitTimesQuery>;
export type VisitTimes = Static<typeof VisitTimes>;
export type VisitPiece = Static<typeof VisitPiece>;
export type BookVisit = Static<typeof BookVisit>;
export type Visit = Static<typeof Visit>;
export type MyRequests = Static<typeof MyRequests>;
