import { Type, type Static } from 'typebox';
import { fulfillmentKinds, orderEventKinds, orderStates, paymentMethods, paymentStates } from '../order.ts';
import { Day, Id, Instant, LanguageWord, Line, Nullable, Shape, Som, Words } from '../primitives.ts';
import { AnyOf, listQuery } from './list.ts';

/** The steps of an order that the staff take by a press of a button; the others have calls of their own. */
export const staffSteps = ['CONFIRMED', 'ASSEMBLING', 'SHIPPED', 'READY_FOR_PICKUP'] as const;

/** What may be done with an order now, and by whom the table does not allow it: `missing` is the permission. */
export const staffOrderActions = [
  'CONFIRM',
  'ASSEMBLE',
  'SHIP',
  'READY',
  'HAND_OVER',
  'NEW_CODE',
  'CANCEL',
  'RETURN',
  'BOOK_REFUND',
] as const;

export const staffOrderSorts = ['createdAt', 'promisedTo', 'total', 'number'] as const;

/** Days are of Tashkent. `late`: promised for a day that is over; `uncollected`: a store has kept it for longer than it does. */
export const StaffOrdersQuery = Shape({
  ...listQuery(staffOrderSorts),
  state: Type.Optional(AnyOf),
  payment: Type.Optional(AnyOf),
  method: Type.Optional(AnyOf),
  kind: Type.Optional(Words(fulfillmentKinds)),
  storeId: Type.Optional(AnyOf),
  'createdAt.from': Type.Optional(Day),
  'createdAt.to': Type.Optional(Day),
  late: Type.Optional(Type.Boolean()),
  uncollected: Type.Optional(Type.Boolean()),
  refundByHand: Type.Optional(Type.Boolean()),
});

/** `shopper`: the first letter of the name and the last two digits of the phone. `since`: when it came into its state. */
export const StaffOrderRow = Shape({
  number: Type.String(),
  version: Type.Integer({ minimum: 1 }),
  createdAt: Instant,
  state: Words(orderStates),
  since: Instant,
  payment: Words(paymentStates),
  method: Words(paymentMethods),
  total: Som,
  kind: Words(fulfillmentKinds),
  /** Store of the pick-up. */
  storeId: Nullable(Id),
  promisedTo: Day,
  pieces: Type.Integer({ minimum: 0 }),
  shopper: Type.String(),
  isLate: Type.Boolean(),
  isUncollected: Type.Boolean(),
  allowedActions: Type.Array(Words(staffOrderActions)),
});

export const StaffOrderParams = Shape({ number: Type.String({ pattern: '^Z-[0-9]{6}-[0-9]{5}$' }) });

/** `price` is what the line costs the shopper, whole soʻm. `liesIn`: the store where the piece is now. */
export const StaffOrderLine = Shape({
  serialNumber: Type.String(),
  slug: Type.String(),
  name: Type.String(),
  picture: Nullable(Type.String()),
  size: Nullable(Type.Number()),
  weight: Nullable(Type.Number()),
  probe: Nullable(Type.Integer()),
  price: Som,
  discount: Som,
  engraving: Nullable(Shape({ text: Type.String(), font: Type.String() })),
  gift: Nullable(Shape({ words: Type.String(), hidesPrice: Type.Boolean() })),
  liesIn: Nullable(Type.String()),
  returnedAt: Nullable(Instant),
});

export const StaffOrderEvent = Shape({
  at: Instant,
  kind: Words(orderEventKinds),
  state: Words(orderStates),
  actor: Type.String(),
  /** The member of the staff who did it. */
  staff: Nullable(Type.String()),
  reason: Nullable(Type.String()),
  amount: Nullable(Som),
});

export const StaffOrderPayment = Shape({
  provider: Type.String(),
  state: Type.String(),
  amount: Som,
  transaction: Nullable(Type.String()),
  at: Instant,
});
export const StaffOrderRefund = Shape({
  id: Id,
  amount: Som,
  state: Type.String(),
  /** No provider gives it back: somebody must. */
  isByHand: Type.Boolean(),
  at: Instant,
});
export const StaffOrderMessage = Shape({
  channel: Type.String(),
  message: Type.String(),
  state: Type.String(),
  why: Nullable(Type.String()),
});

/** `disallowed`: why an action of this kind of order cannot be taken now. Contacts are masked: `contact` shows them, and is noted. */
export const StaffOrder = Shape({
  ...StaffOrderRow.properties,
  language: LanguageWord,
  promisedFrom: Day,
  comment: Type.String(),
  maskedName: Type.String(),
  maskedPhone: Type.String(),
  /** Region, district, street and house; null: it is picked up, or the role may not see contacts. */
  address: Nullable(Type.String()),
  goods: Som,
  delivery: Som,
  discount: Som,
  /** The courier asks for a code; how many tries are left. */
  handoverTries: Nullable(Type.Integer()),
  lines: Type.Array(StaffOrderLine),
  events: Type.Array(StaffOrderEvent),
  payments: Type.Array(StaffOrderPayment),
  refunds: Type.Array(StaffOrderRefund),
  messages: Type.Array(StaffOrderMessage),
});

export const StaffOrderContact = Shape({
  name: Type.String(),
  phone: Type.String(),
  email: Nullable(Type.String()),
});

/** `serials`: the pieces that were scanned while it was assembled. Not all of them: a `reason` is needed (`ASSEMBLING` only). */
export const MoveOrder = Shape({
  to: Words(staffSteps),
  serials: Type.Optional(Type.Array(Line(40), { maxItems: 100, uniqueItems: true })),
  reason: Type.Optional(Line(300)),
});
export const HandOver = Shape({ code: Type.Optional(Type.String({ pattern: '^[0-9]{6}$' })) });
/** `triesLeft`: of a wrong code; null where the order is handed over. */
export const HandedOver = Shape({ isHandedOver: Type.Boolean(), triesLeft: Nullable(Type.Integer()) });
export const WithReason = Shape({ reason: Line(300) });
/** Without `serials`: all of it. */
export const ReturnPieces = Shape({
  serials: Type.Optional(Type.Array(Line(40), { minItems: 1, maxItems: 100, uniqueItems: true })),
  isFaulty: Type.Optional(Type.Boolean()),
  reason: Line(300),
});

export type StaffOrderRow = Static<typeof StaffOrderRow>;
export type StaffOrder = Static<typeof StaffOrder>;
export type StaffOrderAction = (typeof staffOrderActions)[number];
