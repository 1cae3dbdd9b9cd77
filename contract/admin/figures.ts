import { Type, type Static } from 'typebox';
import { orderStates } from '../order.ts';
import { Day, Id, Instant, Nullable, Shape, Som, Words } from '../primitives.ts';

/** Work that waits, each kind with a view of a list that shows exactly its records (backoffice.md 2.3). */
export const workKinds = [
  'CONFIRM',
  'ASSEMBLE',
  'UNCOLLECTED',
  'LATE',
  'MISSING',
  'ARRIVING',
  'MANUAL_REFUND',
  'DISCREPANCY',
  'RECEIPT',
  'CALLS',
  'VISITS',
  'REVIEWS',
  'PRIVACY',
  'MESSAGES',
  'IMPORTS',
  'CASH_DAYS',
  'WEBHOOKS',
  'APPROVAL',
  'RATE',
] as const;

/**
 * `oldest`: since when the record waits that has waited longest; null: nothing waits. `order`: its number, of orders to confirm and to
 * assemble. `transfer`: its id, of transfers that are due or have missing pieces. `store`: where it is, of cash days.
 */
export const WorkItem = Shape({
  kind: Words(workKinds),
  count: Type.Integer({ minimum: 0 }),
  oldest: Nullable(Instant),
  order: Nullable(Type.String()),
  transfer: Nullable(Id),
  store: Nullable(Id),
});

/** Kinds of work that the caller's role has a screen for, in the order of urgency. */
export const WorkList = Shape({ items: Type.Array(WorkItem) });

/** Days of Tashkent, both inclusive, at most 366. `storeId`: orders of this store alone. */
export const PeriodQuery = Shape({
  from: Day,
  to: Day,
  storeId: Type.Optional(Id),
});

/**
 * What a period sold (backoffice.md 2.3). `sold`: value and delivery of purchases; `refunded` is never taken off it. `moneyIn`: what the
 * ledger booked, refunds taken off, so it may be below 0. `average` null: there was no order. `grams585`: the gold of `grams`, as if all of it
 * were of 585. `margin`: of what stays sold and has a known cost, the part of its price without VAT that is not cost; `covered`: how much of
 * what stays sold that is, 0 to 1. Null: the role does not see it, or no cost is known.
 */
export const SalesFigures = Shape({
  sold: Som,
  orders: Type.Integer({ minimum: 0 }),
  average: Nullable(Som),
  refunded: Som,
  moneyIn: Type.Integer(),
  grams: Type.Number({ minimum: 0 }),
  grams585: Type.Number({ minimum: 0 }),
  carats: Type.Number({ minimum: 0 }),
  margin: Nullable(
    Shape({ share: Type.Number({ maximum: 1 }), covered: Type.Number({ minimum: 0, maximum: 1 }) }),
  ),
});

/** Feasts before which jewellery is bought. */
export const feasts = ['WOMEN', 'NAVROZ', 'RAMAZON', 'QURBON', 'NEW_YEAR'] as const;

/** `usual`: the mean of the same weekday in the four weeks before, whole soʻm. `feast`: that begins on the day. */
export const DaySold = Shape({
  day: Day,
  sold: Som,
  orders: Type.Integer({ minimum: 0 }),
  usual: Som,
  feast: Nullable(Words(feasts)),
});

/** What a new shop needs first, and whether it is done. */
const FirstSteps = Shape({ staff: Type.Boolean(), model: Type.Boolean(), rate: Type.Boolean() });

/**
 * A period and the one of the same length before it. `firstSteps`: of a shop that never had an order; null = it had. `usdRate`: soʻm for a dollar,
 * where the staff set it today.
 */
export const SalesOfPeriod = Shape({
  firstSteps: Nullable(FirstSteps),
  now: SalesFigures,
  before: SalesFigures,
  days: Type.Array(DaySold),
  usdRate: Nullable(Som),
});

/** Who holds pieces that are not sold: an open checkout, a sale over a counter, an order, or the staff for a person. */
export const holdOwners = ['CHECKOUT', 'COUNTER', 'ORDER', 'SET_ASIDE'] as const;

/** Half of them took at most the median, nine of ten at most `p90`. */
const Hours = Shape({ median: Type.Number(), p90: Type.Number() });

/**
 * Orders now. Lead time: hours from payment or confirmation to the hand-over of the orders handed over in the last 28 days; `ready`: until they
 * were sent or lay ready; `handOver`: from then on. `codes`: to phones and emails in the last 24 hours, of the whole shop; null: the caller
 * does not see all of it.
 */
export const OrderFigures = Shape({
  waiting: Type.Array(Shape({ state: Words(orderStates), count: Type.Integer({ minimum: 0 }), total: Som })),
  held: Type.Array(Shape({ owner: Words(holdOwners), pieces: Type.Integer({ minimum: 0 }) })),
  leadTime: Nullable(Shape({ total: Hours, ready: Nullable(Hours), handOver: Nullable(Hours) })),
  payments: Type.Array(
    Shape({
      provider: Type.String(),
      paid: Type.Integer({ minimum: 0 }),
      failed: Type.Integer({ minimum: 0 }),
    }),
  ),
  codes: Nullable(Shape({ sent: Type.Integer({ minimum: 0 }), redeemed: Type.Integer({ minimum: 0 }) })),
});

/** Pieces on hand that came this many days ago; `to` null: and more. `retail`: at today's prices. `cost`: of those whose cost is known. */
export const StockAge = Shape({
  from: Type.Integer(),
  to: Nullable(Type.Integer()),
  pieces: Type.Integer({ minimum: 0 }),
  retail: Som,
  cost: Nullable(Som),
});

/**
 * The stock on hand: on sale, reserved or withdrawn. `atMetal`: pure metal at the rate in force; null: a metal has no rate. `cost`: what the
 * `pieces` cost whose cost is known; null: the role does not see it, or no cost is known.
 */
export const StockFigures = Shape({
  pieces: Type.Integer({ minimum: 0 }),
  grams: Type.Number({ minimum: 0 }),
  retail: Som,
  atMetal: Nullable(Som),
  cost: Nullable(Shape({ som: Som, pieces: Type.Integer({ minimum: 1 }) })),
  ages: Type.Array(StockAge),
});
/** When orders of the period were placed, in Tashkent: `weekday` 1 is Monday. Hours without any are left out. */
export const OrderHours = Shape({
  hours: Type.Array(
    Shape({
      weekday: Type.Integer({ minimum: 1, maximum: 7 }),
      hour: Type.Integer({ minimum: 0, maximum: 23 }),
      orders: Type.Integer({ minimum: 1 }),
    }),
  ),
});
export const StockQuery = Shape({ storeId: Type.Optional(Id) });

export type WorkKind = (typeof workKinds)[number];
export type SalesOfPeriod = Static<typeof SalesOfPeriod>;
export type SalesFigures = Static<typeof SalesFigures>;
export type OrderFigures = Static<typeof OrderFigures>;
export type OrderHours = Static<typeof OrderHours>;
export type StockFigures = Static<typeof StockFigures>;
export type DaySold = Static<typeof DaySold>;
