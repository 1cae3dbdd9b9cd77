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
/**
 * CASH = to the courier or at the counter; CARD_IN_STORE = by card at pick-up; PAYME, CLICK, UZUM = online, where their provider is
 * switched on; FAKE = the test bank.
 */
export const paymentMethods = ['CASH', 'CARD_IN_STORE', 'PAYME', 'CLICK', 'UZUM', 'FAKE'] as const;
/** How an order's money came: as its shopper chose, or by bank transfer or old gold at the counter. */
export const paidBy = [...paymentMethods, 'TRANSFER', 'OLD_GOLD'] as const;
/** What a shopper may do with an order; the server says which. */
export const orderActions = ['CANCEL', 'PAY', 'CHANGE_METHOD', 'REPEAT'] as const;
/** MOVED = from one state to another; all other kinds leave the state unchanged. */
export const orderEventKinds = [
  'MOVED',
  'PAYMENT_FAILED',
  'REFUNDED',
  'PIECES_RETURNED',
  'NOT_COLLECTED',
  'NEW_CODE',
] as const;
export const fulfillmentKinds = ['DELIVERY', 'PICKUP'] as const;

export const DeliveryAddress = Shape({
  regionId: RegionId,
  districtId: DistrictId,
  street: Line(120),
  /** May be missing when there is a landmark. */
  house: Type.String({ maxLength: 20 }),
  apartment: Type.String({ maxLength: 20 }),
  landmark: Type.String({ maxLength: 160 }),
});

export const Fulfillment = Type.Union([
  Shape({ kind: Type.Literal('DELIVERY'), address: DeliveryAddress }),
  Shape({ kind: Type.Literal('PICKUP'), storeId: Id }),
]);

/** `cardId`: a verified card of the logged-in caller at this provider, to be charged at once; another's is NOT_FOUND. */
export const PayOrder = Shape({ method: Words(paymentMethods), cardId: Type.Optional(Id) });

/**
 * Places the order of the caller's cart. `expectedTotal` is the sum the shopper saw on the button: another sum is CART_CHANGED.
 * `phoneCode` proves the contact's phone, unless it is the caller's own: without it a code is sent and the answer is PHONE_NOT_VERIFIED
 * (facts: resendAfter and expiresIn, seconds). A right code stays good for the cart for 15 minutes, whatever becomes of the call.
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
 * `unitPrice`: of the piece, without its options. `returnable` false: it is engraved, and not taken back when it has no fault.
 * `certificates`: ids of the papers of the piece in the register. `returnedAt`: when it was brought back; null = it was not.
 */
export const OrderLine = Shape({
  piece: Piece,
  certificates: Type.Array(Type.String()),
  returnedAt: Nullable(Instant),
  unitPrice: Som,
  /** What a promo code took off it, or the seller at the counter. */
  discount: Som,
  engraving: Nullable(PricedEngraving),
  gift: Nullable(PricedGift),
  returnable: Type.Boolean(),
});
/** `amount`: goes back to the shopper (a cancellation, a return) or went back (a refund). */
export const OrderEvent = Shape({
  at: Instant,
  kind: Words(orderEventKinds),
  state: Words(orderStates),
  amount: Nullable(Som),
});
/** A state that the order comes to, between which days; both null = no day is promised. */
export const ComingStep = Shape({ state: Words(orderStates), from: Nullable(Day), to: Nullable(Day) });

/**
 * An order as its shopper sees it. `redirectUrl` leads to the provider while a payment waits; `token` opens the order without login.
 * `proven`: the caller is its user, or has proven to know its phone (POST …/proof). Other callers see the order and its state;
 * of its shopper nothing: `contact`, `address` and `handoverCode` are null, the words of an engraving and of a gift's card are '', and calling
 * it off is not among the actions.
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
  /** The code that gave the discount; null = none. */
  promoCode: Nullable(Type.String()),
  engravingTotal: Som,
  giftTotal: Som,
  deliveryCost: Som,
  /** Goods less the discount, options and delivery. */
  total: Som,
  /** Days after the hand-over within which its pieces are taken back, as promised when it was placed. */
  returnDays: Type.Integer(),
  payment: Shape({
    method: Words(paidBy),
    redirectUrl: Nullable(Type.String()),
    failure: Nullable(Words(['DECLINED', 'TIMED_OUT', 'CANCELLED'] as const)),
  }),
  /** The end of the order's reservation; null = it has no end until the shop acts. */
  reservedUntil: Nullable(Instant),
  /** The instant by which the shop confirms an order that is paid at the hand-over, or else the order is EXPIRED; null = confirmed, or paid online. */
  confirmBy: Nullable(Instant),
  /** Promised day of hand-over or earliest pick-up. */
  promisedFrom: Day,
  promisedTo: Day,
  /** The promised days are over, and it is not with its shopper. */
  late: Type.Boolean(),
  /** The end of the reservation for pickup in the store; null = the order is not in a store. */
  keptUntil: Nullable(Instant),
  /** The courier hands it over for a code of six digits, which was sent to its phone; null = without one, or not shown. */
  handoverCode: Nullable(Type.String()),
  events: Type.Array(OrderEvent),
  /** What follows, the next first; nothing when it has ended. */
  nextSteps: Type.Array(ComingStep),
  /** The receipts in the tax committee's register: of the sale and of each refund. */
  receipts: Type.Array(Shape({ kind: Words(['SALE', 'REFUND'] as const), url: Type.String(), at: Instant })),
  /** What the shopper may do now; never derived again by a page. */
  allowedActions: Type.Array(Words(orderActions)),
});

const OrderNumber = Type.String({ pattern: '^Z-[0-9]{6}-[0-9]{5,}$' });
export const OrderParams = Shape({ number: OrderNumber });
/** The answer is the same whether there is such an order or not: only the order's phone gets a message. */
export const OrderLinkRequest = Shape({ number: OrderNumber, phone: Phone });
/** The order that was placed last from the caller's cart, for half an hour after it; as its link shows it. Null = there is none. */
export const JustPlaced = Shape({ order: Nullable(Order) });

export const OrderQuery = Shape({ token: Type.Optional(Type.String({ maxLength: 100 })) });
/** The last four digits of the phone that the order was placed under. */
export const ProveOrder = Shape({ digits: Type.String({ pattern: '^[0-9]{4}$' }) });
/** An order in the list of its shopper: what it is, where it stands, what may be done. Sums in whole soʻm. */
export const OrderSummary = Shape({
  number: Type.String(),
  state: Words(orderStates),
  paymentState: Words(paymentStates),
  createdAt: Instant,
  fulfillmentKind: Words(fulfillmentKinds),
  pieceCount: Type.Integer({ minimum: 1 }),
  /** Pictures of its first pieces, 3 at most. */
  images: Type.Array(UrlRef),
  total: Som,
  promisedFrom: Day,
  promisedTo: Day,
  allowedActions: Type.Array(Words(orderActions)),
});
export const ListOrdersQuery = Shape(pageQuery());
export const OrdersPage = Page(OrderSummary);

/**
 * What came of buying the same again: how many of its pieces the cart has now, with their options, and the models of which there are
 * not enough. `plain`: models that are in the cart without the engraving of then, because no piece that is left can be engraved, or because
 * the caller has not proven to be the order's shopper.
 */
export const RepeatedOrder = Shape({
  added: Type.Integer({ minimum: 0 }),
  missing: Type.Array(Shape({ ...names, ...slugs })),
  plain: Type.Array(Shape({ ...names, ...slugs })),
});

/** How an order can be paid here and now. */
export const PaymentMethod = Shape({
  method: Words(paymentMethods),
  fulfillment: Type.Array(Words(fulfillmentKinds)),
  online: Type.Boolean(),
  /**
   * Why the caller's cart, or the given order, cannot be paid this way: of a piece no fiscal receipt can be made, or it costs more
   * than may be paid online. Left out = it can.
   */
  unavailable: Type.Optional(Words(['NO_FISCAL_CODES', 'TOTAL_TOO_HIGH'] as const)),
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
export type PaymentMethodName = (typeof paymentMethods)[number];
export type PaymentMethod = Static<typeof PaymentMethod>;
