import { Type, type Static } from 'typebox';
import {
  Day,
  DistrictId,
  Email,
  Id,
  Instant,
  LanguageWord,
  Line,
  Nullable,
  Page,
  PersonName,
  Phone,
  RegionId,
  Shape,
  Som,
  UrlRef,
  Words,
  names,
  pageQuery,
  slugs,
} from './primitives.ts';
import { Otp } from './auth.ts';
import { Piece, PricedEngraving, PricedGift } from './cart.ts';
import { fulfillmentKinds, paidBy, paymentMethods } from './payment-method.ts';

export const orderStates = [
  'NEW',
  'PENDING_PAYMENT',
  'PAID',
  'CONFIRMED',
  'ASSEMBLING',
  'SHIPPED',
  'READY_FOR_PICKUP',
  'DELIVERED',
  'CANCELLED',
  'EXPIRED',
  'RETURNED',
] as const;
export const paymentStates = ['NONE', 'PENDING', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'FAILED'] as const;
/** Actions of a shopper on an order. The server returns those that are allowed. */
export const orderActions = ['CANCEL', 'PAY', 'CHANGE_METHOD', 'REPEAT'] as const;
/** MOVED = a state transition; all other kinds leave the state unchanged. */
export const orderEventKinds = [
  'MOVED',
  'PAYMENT_FAILED',
  'REFUNDED',
  'PIECES_RETURNED',
  'NOT_COLLECTED',
  'NEW_CODE',
] as const;

export const DeliveryAddress = Shape({
  regionId: RegionId,
  districtId: DistrictId,
  street: Line(120),
  /** May be empty if there is a landmark. */
  house: Type.String({ maxLength: 20 }),
  apartment: Type.String({ maxLength: 20 }),
  landmark: Type.String({ maxLength: 160 }),
});

export const Fulfillment = Type.Union([
  Shape({ kind: Type.Literal('DELIVERY'), address: DeliveryAddress }),
  Shape({ kind: Type.Literal('PICKUP'), storeId: Id }),
]);

/**
 * `cardId`: a verified card of the logged-in caller at this provider, to be charged at once. Refuses with NOT_FOUND if it belongs to
 * another user.
 */
export const PayOrder = Shape({ method: Words(paymentMethods), cardId: Type.Optional(Id) });

/**
 * Places the order of the caller's cart. `expectedTotal` is the total on the button; if the actual one differs, it is refused with
 * CART_CHANGED. `phoneCode` proves the contact's phone, unless it is the caller's own. Without it a code is sent and the call is refused
 * with PHONE_NOT_VERIFIED (facts: resendAfter and expiresIn, seconds). A correct code stays valid for the cart for 15 minutes, even if the
 * call fails.
 */
export const PlaceOrder = Shape({
  contact: Shape({
    name: PersonName,
    phone: Phone,
    email: Type.Optional(Email),
  }),
  fulfillment: Fulfillment,
  payment: PayOrder,
  expectedTotal: Som,
  comment: Type.Optional(Type.String({ maxLength: 300 })),
  phoneCode: Type.Optional(Otp),
  consent: Type.Literal(true),
});

/**
 * `unitPrice`: of the piece, without its options. `returnable` false: it is engraved, so it cannot be returned unless it has a fault.
 * `certificates`: ids of the documents of the piece in the register. `returnedAt`: when it was returned; null = it was not.
 */
export const OrderLine = Shape({
  piece: Piece,
  certificates: Type.Array(Type.String()),
  returnedAt: Nullable(Instant),
  unitPrice: Som,
  /** Discount by a promo code or by the seller at the counter. */
  discount: Som,
  engraving: Nullable(PricedEngraving),
  gift: Nullable(PricedGift),
  returnable: Type.Boolean(),
});
/** `amount`: to be refunded (cancellation, return) or refunded (refund). */
export const OrderEvent = Shape({
  at: Instant,
  kind: Words(orderEventKinds),
  state: Words(orderStates),
  amount: Nullable(Som),
});
/** A future state, and the period in which it is expected; both null = no day is promised. */
export const ComingStep = Shape({ state: Words(orderStates), from: Nullable(Day), to: Nullable(Day) });

/**
 * An order as its shopper sees it. `redirectUrl` is the provider's page while a payment is pending; `token` opens the order without login.
 * `proven`: the caller is its user, or has proven the phone (POST …/proof). Other callers get the order and its state, but no personal
 * data: `contact`, `address` and `handoverCode` are null, the texts of an engraving and of a gift card are '', and cancelling is not among
 * the actions.
 */
export const Order = Shape({
  number: Type.String(),
  token: Type.String(),
  proven: Type.Boolean(),
  state: Words(orderStates),
  paymentState: Words(paymentStates),
  language: LanguageWord,
  createdAt: Instant,
  contact: Nullable(Shape({ name: Type.String(), phone: Type.String(), email: Nullable(Type.String()) })),
  fulfillment: Type.Union([
    Shape({ kind: Type.Literal('DELIVERY'), address: Nullable(DeliveryAddress) }),
    Shape({ kind: Type.Literal('PICKUP'), storeId: Id }),
  ]),
  lines: Type.Array(OrderLine),
  goodsTotal: Som,
  discountTotal: Som,
  /** The promo code that gave the discount; null = none. */
  promoCode: Nullable(Type.String()),
  engravingTotal: Som,
  giftTotal: Som,
  deliveryCost: Som,
  /** Goods minus discount plus options and delivery. */
  total: Som,
  /** Days after the hand-over within which its pieces can be returned, as promised when it was placed. */
  returnDays: Type.Integer(),
  /** A store keeps it for so many hours when it is ready, as promised when it was placed. */
  pickupHours: Type.Integer(),
  payment: Shape({
    method: Words(paidBy),
    redirectUrl: Nullable(Type.String()),
    failure: Nullable(Words(['DECLINED', 'TIMED_OUT', 'CANCELLED'] as const)),
  }),
  /** The time at which the order's reservation expires; null = it does not expire automatically. */
  reservedUntil: Nullable(Instant),
  /**
   * Deadline for the shop to confirm an order that is paid at the hand-over; afterwards the order is EXPIRED. null = confirmed, or paid
   * online.
   */
  confirmBy: Nullable(Instant),
  /** Promised day of hand-over, or earliest day of pickup. */
  promisedFrom: Day,
  promisedTo: Day,
  /** The promised days are over, and the order has not been handed over. */
  late: Type.Boolean(),
  /** End of the reservation for pickup in the store; null = the order is not in a store. */
  keptUntil: Nullable(Instant),
  /** The six-digit code that the shopper gives the courier, sent to the order's phone; null = no code is needed, or it is not shown. */
  handoverCode: Nullable(Type.String()),
  events: Type.Array(OrderEvent),
  /** Expected states, the next first; empty if the order has ended. */
  nextSteps: Type.Array(ComingStep),
  /** Receipts in the tax committee's register: of the sale and of each refund. */
  receipts: Type.Array(Shape({ kind: Words(['SALE', 'REFUND'] as const), url: Type.String(), at: Instant })),
  /** What the shopper may do now; pages must not derive it again. */
  allowedActions: Type.Array(Words(orderActions)),
});

const OrderNumber = Type.String({ pattern: '^Z-[0-9]{6}-[0-9]{5,}$' });
export const OrderParams = Shape({ number: OrderNumber });
/** The response is the same whether or not the order exists; only the order's phone gets a message. */
export const OrderLinkRequest = Shape({ number: OrderNumber, phone: Phone });
/** The last order placed from the caller's cart, for half an hour, with the facts that its link shows. null = none. */
export const JustPlaced = Shape({ order: Nullable(Order) });

export const OrderQuery = Shape({ token: Type.Optional(Type.String({ maxLength: 100 })) });
/** The last four digits of the phone number of the order. */
export const ProveOrder = Shape({ digits: Type.String({ pattern: '^[0-9]{4}$' }) });
/** An order in the list of its shopper, with its state and the allowed actions. Amounts in whole soʻm. */
export const OrderSummary = Shape({
  number: Type.String(),
  state: Words(orderStates),
  paymentState: Words(paymentStates),
  createdAt: Instant,
  fulfillmentKind: Words(fulfillmentKinds),
  pieceCount: Type.Integer({ minimum: 1 }),
  /** Pictures of its first pieces, at most 3. */
  images: Type.Array(UrlRef),
  total: Som,
  promisedFrom: Day,
  promisedTo: Day,
  allowedActions: Type.Array(Words(orderActions)),
});
export const ListOrdersQuery = Shape(pageQuery());
export const OrdersPage = Page(OrderSummary);

/**
 * Result of repeating an order: the number of its pieces that are now in the cart, with their options, and the models of which there are
 * not enough. `plain`: models that are in the cart without their former engraving, because no available piece can be engraved, or because
 * the caller has not proven to be the order's shopper.
 */
export const RepeatedOrder = Shape({
  added: Type.Integer({ minimum: 0 }),
  missing: Type.Array(Shape({ ...names, ...slugs })),
  plain: Type.Array(Shape({ ...names, ...slugs })),
});

export type DeliveryAddress = Static<typeof DeliveryAddress>;
export type Fulfillment = Static<typeof Fulfillment>;
export type OrderLinkRequest = Static<typeof OrderLinkRequest>;
export type PlaceOrder = Static<typeof PlaceOrder>;
export type PayOrder = Static<typeof PayOrder>;
export type Order = Static<typeof Order>;
export type JustPlaced = Static<typeof JustPlaced>;
export type OrderSummary = Static<typeof OrderSummary>;
export type OrdersPage = Static<typeof OrdersPage>;
export type RepeatedOrder = Static<typeof RepeatedOrder>;
export type OrderState = (typeof orderStates)[number];
export type PaymentState = (typeof paymentStates)[number];
