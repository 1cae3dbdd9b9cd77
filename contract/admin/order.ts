import { Type, type Static } from 'typebox';
import { DeliveryAddress, orderEventKinds, OrderLine, orderStates, paymentStates } from '../order.ts';
import { fulfillmentKinds, paidBy } from '../payment-method.ts';
import { Day, Id, Instant, LanguageWord, Line, Nullable, Shape, Som, Words } from '../primitives.ts';
import { WaitingApproval } from './approval.ts';
import { AnyOf, listQuery } from './list.ts';
import { AnyTag } from './tags.ts';

/** State transitions that the staff make with a single button; the others are separate operations. */
export const staffSteps = ['CONFIRMED', 'ASSEMBLING', 'SHIPPED', 'READY_FOR_PICKUP'] as const;

/** Where an order was placed: on the site, at a store's counter, or by staff for a caller. */
export const orderChannels = ['SITE', 'COUNTER', 'PHONE'] as const;

/** Actions on an order. The server returns those that are allowed in its state and for the caller's role. */
export const staffOrderActions = [
  'CONFIRM',
  'ASSEMBLE',
  'SHIP',
  'READY',
  'HAND_OVER',
  'NEW_CODE',
  'PAY_LINK',
  'CHANGE',
  'CHANGE_PIECES',
  'CANCEL',
  'RETURN',
  'REFUND',
  'BOOK_REFUND',
] as const;

/** Columns of the order list, as they are named in its address and in an export. */
export const orderColumns = [
  'number',
  'state',
  'createdAt',
  'total',
  'payment',
  'receives',
  'promisedTo',
  'pieces',
  'shopper',
  'since',
  'channel',
  'tags',
] as const;
export type OrderColumn = (typeof orderColumns)[number];

export const staffOrderSorts = ['createdAt', 'promisedTo', 'total', 'number'] as const;

/**
 * Days are in the time zone of Tashkent. `regionId`: of the delivery address; `staffId`: who took the order. `late`: the promised day has
 * passed; `money`: in these days the order's sales differ from the amount in the ledger; `uncollected`: it has waited in its store for
 * longer than the pickup period; `discrepancy`: one of its payments differs from its provider's record; `code`: it needs a hand-over code;
 * `b2b`: its user buys at wholesale prices.
 */
export const StaffOrdersQuery = Shape({
  ...listQuery(staffOrderSorts),
  state: Type.Optional(AnyOf),
  payment: Type.Optional(AnyOf),
  method: Type.Optional(AnyOf),
  channel: Type.Optional(AnyOf),
  kind: Type.Optional(Words(fulfillmentKinds)),
  storeId: Type.Optional(AnyOf),
  regionId: Type.Optional(AnyOf),
  staffId: Type.Optional(AnyOf),
  tag: Type.Optional(AnyTag),
  'createdAt.from': Type.Optional(Day),
  'createdAt.to': Type.Optional(Day),
  'promisedTo.from': Type.Optional(Day),
  'promisedTo.to': Type.Optional(Day),
  'total.from': Type.Optional(Som),
  'total.to': Type.Optional(Som),
  'money.from': Type.Optional(Day),
  'money.to': Type.Optional(Day),
  late: Type.Optional(Type.Boolean()),
  uncollected: Type.Optional(Type.Boolean()),
  manualRefund: Type.Optional(Type.Boolean()),
  discrepancy: Type.Optional(Type.Boolean()),
  engraving: Type.Optional(Type.Boolean()),
  code: Type.Optional(Type.Boolean()),
  b2b: Type.Optional(Type.Boolean()),
});

/**
 * `shopper`: first letter of the name and last two digits of the phone; an empty string = sold over the counter to an anonymous buyer.
 * `since`: when it entered its state.
 */
export const StaffOrderRow = Shape({
  number: Type.String(),
  version: Type.Integer({ minimum: 1 }),
  createdAt: Instant,
  state: Words(orderStates),
  since: Instant,
  payment: Words(paymentStates),
  method: Words(paidBy),
  total: Som,
  kind: Words(fulfillmentKinds),
  /** The pickup store. */
  storeId: Nullable(Id),
  promisedTo: Day,
  pieces: Type.Integer({ minimum: 0 }),
  shopper: Type.String(),
  channel: Words(orderChannels),
  tags: Type.Array(Type.String()),
  isLate: Type.Boolean(),
  isUncollected: Type.Boolean(),
  allowedActions: Type.Array(Words(staffOrderActions)),
});

export const StaffOrderParams = Shape({ number: Type.String({ pattern: '^Z-[0-9]{6}-[0-9]{5,}$' }) });

/** The piece as it was bought, with its options. `liesInStoreId`: the store where it is now, null = in no store. */
export const StaffOrderLine = Shape({ ...OrderLine.properties, liesInStoreId: Nullable(Id) });

/** Events of an order's history that the staff see; the shopper sees fewer. */
export const staffEventKinds = [
  ...orderEventKinds,
  'DISCREPANCY_CLOSED',
  'REFUND_REQUESTED',
  'RECEIVING_CHANGED',
  'CONTACT_CHANGED',
  'PIECES_CHANGED',
  'PAY_LINK',
] as const;

export const StaffOrderEvent = Shape({
  at: Instant,
  kind: Words(staffEventKinds),
  state: Words(orderStates),
  actor: Type.String(),
  reason: Nullable(Type.String()),
  amount: Nullable(Som),
});

/** Why an attempt to pay failed. */
export const paymentFailures = ['DECLINED', 'TIMED_OUT', 'CANCELLED'] as const;
/** Effects of the provider's calls on an attempt to pay; STARTED has the time of the provider's clock. */
export const paymentCallKinds = ['STARTED', 'OPENED', 'SETTLED', 'ENDED'] as const;

/** An attempt to pay. `failure` null: it did not fail. `calls`: oldest first. */
export const StaffOrderPayment = Shape({
  provider: Type.String(),
  state: Type.String(),
  failure: Nullable(Words(paymentFailures)),
  amount: Som,
  transaction: Nullable(Type.String()),
  at: Nullable(Instant),
  calls: Type.Array(Shape({ at: Instant, kind: Words(paymentCallKinds) })),
});
export const StaffOrderRefund = Shape({
  id: Id,
  amount: Som,
  state: Type.String(),
  /** No provider makes this refund: the staff have to. */
  isManual: Type.Boolean(),
  at: Instant,
});
export const StaffOrderMessage = Shape({
  channel: Type.String(),
  message: Type.String(),
  state: Type.String(),
  why: Nullable(Type.String()),
});

/** Contacts are masked; showOrderContact returns them and writes an audit entry. `comment` is the shopper’s. */
export const StaffOrder = Shape({
  ...StaffOrderRow.properties,
  language: LanguageWord,
  promisedFrom: Day,
  comment: Type.String(),
  /** Name and phone are null if the buyer is anonymous. */
  maskedName: Nullable(Type.String()),
  maskedPhone: Nullable(Type.String()),
  /** null: it is picked up, or the role may not see contacts. */
  address: Nullable(DeliveryAddress),
  goods: Som,
  delivery: Som,
  discount: Som,
  /** The courier company and its parcel number; null = not recorded. */
  courier: Nullable(Type.String()),
  trackNumber: Nullable(Type.String()),
  /** Remaining attempts to enter the courier's hand-over code; null = no code is needed. */
  handoverTries: Nullable(Type.Integer()),
  lines: Type.Array(StaffOrderLine),
  events: Type.Array(StaffOrderEvent),
  payments: Type.Array(StaffOrderPayment),
  refunds: Type.Array(StaffOrderRefund),
  /** Refunds and other actions that were requested and that nobody has approved yet, oldest first. */
  waiting: Type.Array(WaitingApproval),
  messages: Type.Array(StaffOrderMessage),
});

export const StaffOrderContact = Shape({
  name: Type.String(),
  phone: Type.String(),
  email: Nullable(Type.String()),
});

/**
 * `serials`: the pieces that were scanned during assembly. If some are missing, a `reason` is required (`ASSEMBLING` only). `courier`,
 * `trackNumber`: the courier company and its parcel number (`SHIPPED` only).
 */
export const MoveOrder = Shape({
  to: Words(staffSteps),
  serials: Type.Optional(Type.Array(Line(40), { maxItems: 100, uniqueItems: true })),
  reason: Type.Optional(Line(300)),
  courier: Type.Optional(Line(80)),
  trackNumber: Type.Optional(Line(60)),
});
export const HandOver = Shape({ code: Type.Optional(Type.String({ pattern: '^[0-9]{6}$' })) });
/** `why` null: the order is handed over. LOCKED: too many wrong codes, a new code is needed. `triesLeft`: after a wrong code. */
export const HandedOver = Shape({
  isHandedOver: Type.Boolean(),
  why: Nullable(Words(['NEEDED', 'LOCKED', 'WRONG'])),
  triesLeft: Nullable(Type.Integer()),
});
/** `paperNumber`: number of the cash order or the transfer by which the money was refunded. */
export const BookRefunds = Shape({
  paperNumber: Line(60),
  /** The store whose drawer the cash was paid from; null = from no drawer. Left out = the store that receives the order. */
  storeId: Type.Optional(Nullable(Id)),
});
export const WithReason = Shape({ reason: Line(300) });
/** Without `serials`: the whole order. */
export const ReturnPieces = Shape({
  serials: Type.Optional(Type.Array(Line(40), { minItems: 1, maxItems: 100, uniqueItems: true })),
  isFaulty: Type.Optional(Type.Boolean()),
  reason: Line(300),
});

export type StaffOrderRow = Static<typeof StaffOrderRow>;
export type StaffOrder = Static<typeof StaffOrder>;
export type StaffOrderAction = (typeof staffOrderActions)[number];
