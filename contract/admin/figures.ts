import { Type, type Static } from 'typebox';
import { orderStates } from '../order.ts';
import { Day, Id, Instant, Nullable, Shape, Som, Words } from '../primitives.ts';

/** Kinds of pending work. Each has a list view that shows exactly its records (backoffice.md 2.3). */
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
  'SETTLEMENT',
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
 * `oldest`: how long the oldest record has been pending; null = none is. `order`: order number, for orders to confirm or to assemble.
 * `transfer`: transfer id, for transfers that are due or have missing pieces. `store`: for cash days.
 */
export const WorkItem = Shape({
  kind: Words(workKinds),
  count: Type.Integer({ minimum: 0 }),
  oldest: Nullable(Instant),
  order: Nullable(Type.String()),
  transfer: Nullable(Id),
  store: Nullable(Id),
});

/** Kinds of work that the caller's role has a screen for, most urgent first. */
export const WorkList = Shape({ items: Type.Array(WorkItem) });

/** Days are in the time zone of Tashkent, both inclusive, at most 366. `storeId`: only orders of this store. */
export const PeriodQuery = Shape({
  from: Day,
  to: Day,
  storeId: Type.Optional(Id),
});

/**
 * Sales of a period (backoffice.md 2.3). `sold`: price of goods and delivery of purchases; `refunded` is not subtracted from it.
 * `moneyIn`: net amount in the ledger after refunds, so it can be negative. `average` is null if there was no order. `grams585`: `grams`
 * converted to gold of fineness 585. `margin`: share of the price without VAT that is not cost, for pieces that stay sold and have a known
 * cost. `covered`: share of what stays sold that has a known cost, 0 to 1. null = the role may not see it, or no cost is known.
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

/** Holidays before which people buy jewellery. */
export const holidays = ['WOMEN', 'NAVROZ', 'RAMAZON', 'QURBON', 'NEW_YEAR'] as const;

/** `average`: mean of the same weekday in the previous four weeks, whole soʻm. `holiday`: holiday that begins on this day. */
export const DaySold = Shape({
  day: Day,
  sold: Som,
  orders: Type.Integer({ minimum: 0 }),
  average: Som,
  holiday: Nullable(Words(holidays)),
});

/** A period and the previous period of the same length. `usdRate`: soʻm per US dollar, if the staff set it today. */
export const SalesOfPeriod = Shape({
  now: SalesFigures,
  before: SalesFigures,
  days: Type.Array(DaySold),
  usdRate: Nullable(Som),
});

/** Who holds unsold pieces: an open checkout, a counter sale, an order, or the staff for a person. */
export const holdOwners = ['CHECKOUT', 'COUNTER', 'ORDER', 'SET_ASIDE'] as const;

/** `median`: half of the orders took at most this long; `p90`: nine of ten did. */
const Hours = Shape({ median: Type.Number(), p90: Type.Number() });

/**
 * Current orders. Lead time: hours from payment or confirmation to the hand-over, of orders handed over in the last 28 days. `ready`:
 * until they were shipped or ready for pickup; `handOver`: after that. `codes`: codes sent to phones and emails in the last 24 hours in
 * the whole shop; null if the caller may not see all stores.
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

/**
 * Pieces on hand that were received this many days ago; `to` null = no upper limit. `retail`: at current prices. `cost`: of the pieces
 * with a known cost.
 */
export const StockAge = Shape({
  from: Type.Integer(),
  to: Nullable(Type.Integer()),
  pieces: Type.Integer({ minimum: 0 }),
  retail: Som,
  cost: Nullable(Som),
});

/**
 * Stock on hand: on sale, reserved or withdrawn. `atMetal`: value of the pure metal at the current rate; null if a metal has no rate.
 * `cost`: cost of the `pieces` whose cost is known; null = the role may not see it, or no cost is known.
 */
export const StockFigures = Shape({
  pieces: Type.Integer({ minimum: 0 }),
  grams: Type.Number({ minimum: 0 }),
  retail: Som,
  atMetal: Nullable(Som),
  cost: Nullable(Shape({ som: Som, pieces: Type.Integer({ minimum: 1 }) })),
  ages: Type.Array(StockAge),
});
/** When orders of the period were placed, in Tashkent time. `weekday` 1 is Monday. Hours without orders are left out. */
export const OrderHours = Shape({
  hours: Type.Array(
    Shape({
      weekday: Type.Integer({ minimum: 1, maximum: 7 }),
      hour: Type.Integer({ minimum: 0, maximum: 23 }),
      orders: Type.Integer({ minimum: 1 }),
    }),
  ),
});
export const StoreQuery = Shape({ storeId: Type.Optional(Id) });

export type WorkKind = (typeof workKinds)[number];
export type SalesOfPeriod = Static<typeof SalesOfPeriod>;
export type SalesFigures = Static<typeof SalesFigures>;
export type OrderFigures = Static<typeof OrderFigures>;
export type OrderHours = Static<typeof OrderHours>;
export type StockFigures = Static<typeof StockFigures>;
export type DaySold = Static<typeof DaySold>;
