import { courierInsuredLimitSom, isPickupOnly } from '#domain/delivery/tariff.ts';
import { type TashkentDay, addDays, tashkentDay, weekday } from '#domain/units/tashkent-day.ts';
import { makeTariffs } from '../content/delivery.ts';
import type { Client } from '../orders/clients.ts';
import { delivery, type OrderContext, pickup, priceOf, type Receiving } from '../orders/orders.ts';
import type { Piece } from '../piece.ts';
import { mulberry32, type Random } from '../../random.ts';
import { makeBuyers } from './buyers.ts';

/** Final outcomes of orders. */
const fates = [
  ['DELIVERED', 91],
  ['CANCELLED', 6],
  ['RETURNED', 3],
] as const;
const methods = [
  ['PAYME', 35],
  ['CLICK', 20],
  ['UZUM', 15],
  ['CASH', 20],
  ['CARD_IN_STORE', 10],
] as const;
const tenders = [
  ['CASH', 55],
  ['CARD_IN_STORE', 45],
] as const;
const channels = [
  ['SITE', 65],
  ['COUNTER', 30],
  ['PHONE', 5],
] as const;
/** Hours of the day in Tashkent in which shoppers order. */
const hours = [
  [10, 2],
  [12, 4],
  [13, 4],
  [15, 3],
  [18, 3],
  [20, 5],
  [21, 4],
] as const;

export interface HistoryOrder {
  at: Date;
  channel: (typeof channels)[number][0];
  /** null: a counter sale to an anonymous buyer. */
  client: Client | null;
  pieces: readonly Piece[];
  receiving: Receiving;
  method: (typeof methods)[number][0];
  /** PART_RETURNED: one of its pieces was returned. LEFT: its courier is late, or nobody picks it up. */
  fate: (typeof fates)[number][0] | 'PART_RETURNED' | 'LEFT';
  /** It is refunded over the counter, and not paid out yet. */
  isRefundLeft: boolean;
}

const historyDays = 90;
const orderCount = 240;

/** Generates the orders of the 90 days before `context.today`, oldest first, until all pieces are sold. */
export function historyOrders(pieces: readonly Piece[], context: OrderContext): HistoryOrder[] {
  const random = mulberry32(7919 * 2001);
  const buyers = makeBuyers(random);
  const moments = Array.from({ length: orderCount }, () => drawMoment(context.today, random)).toSorted(
    (one, other) => one.getTime() - other.getTime(),
  );
  // pieces of all models are mixed over time
  const left = pieces
    .map((piece) => ({ piece, place: random.next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ piece }) => piece);
  const orders: HistoryOrder[] = [];
  for (const at of moments) {
    const chosen = left.splice(0, random.next() < 0.12 ? 2 : 1);
    if (chosen.length === 0) break;
    orders.push(drawOrder({ at, pieces: chosen, buyers, context, random }));
  }
  return withKnownEnds(orders, context.today);
}

/**
 * Ensures cases that the staff must always find: a pending refund at the counter for a returned ring, two partly returned orders, a late
 * parcel, and an order that nobody picks up.
 */
function withKnownEnds(orders: readonly HistoryOrder[], today: TashkentDay): HistoryOrder[] {
  const before = Date.parse(`${addDays(today, -14)}T00:00:00+05:00`);
  const old = orders.filter(({ at }) => at.getTime() < before);
  const toRefund = old.findLast(({ method }) => method === 'CLICK');
  const inPart = old.filter(({ method, pieces }) => method === 'PAYME' && pieces.length > 1).slice(-2);
  const left = (kind: Receiving['fulfillment_kind']) =>
    old.findLast(
      (order) =>
        order !== toRefund &&
        !inPart.includes(order) &&
        order.channel === 'SITE' &&
        order.fate === 'DELIVERED' &&
        order.receiving.fulfillment_kind === kind,
    );
  const [late, uncollected] = [left('DELIVERY'), left('PICKUP')];
  return orders.map((order) => {
    if (order === late || order === uncollected) return { ...order, fate: 'LEFT' };
    if (order === toRefund) return { ...order, fate: 'RETURNED', isRefundLeft: true };
    return inPart.includes(order) ? { ...order, fate: 'PART_RETURNED' } : order;
  });
}

interface Draft {
  at: Date;
  pieces: readonly Piece[];
  buyers: readonly Client[];
  context: OrderContext;
  random: Random;
}

function drawOrder(draft: Draft): HistoryOrder {
  const { at, pieces, buyers, random } = draft;
  const channel = random.weighted<HistoryOrder['channel']>(channels);
  const client = buyers[random.whole(0, buyers.length - 1)];
  if (client === undefined) throw new Error('no buyer for an order');
  const fate = random.weighted<(typeof fates)[number][0]>(fates);
  const drawn = { at, pieces, channel, isRefundLeft: false };
  return channel === 'COUNTER'
    ? // what is sold over the counter is handed over as it is sold
      { ...drawn, ...drawSale(draft, client), fate: fate === 'CANCELLED' ? 'DELIVERED' : fate }
    : { ...drawn, ...drawReceiving(draft, client), client, fate };
}

type Drawn = Pick<HistoryOrder, 'receiving' | 'method'>;

function drawSale({ at, pieces, context, random }: Draft, client: Client): Drawn & { client: Client | null } {
  const day = tashkentDay(at);
  return {
    client: random.next() < 0.5 ? client : null,
    receiving: { ...pickup(firstOf(pieces), at, context), promised_from: day, promised_to: day },
    method: random.weighted<HistoryOrder['method']>(tenders),
  };
}

function drawReceiving({ at, pieces, context, random }: Draft, client: Client): Drawn {
  const priceSom = pieces.reduce((sum, piece) => sum + priceOf(piece), 0);
  const isPickup = random.next() < 0.62 || isPickupOnly(priceSom, courierInsuredLimitSom);
  const method = random.weighted<HistoryOrder['method']>(methods);
  return {
    receiving: isPickup
      ? pickup(firstOf(pieces), at, context)
      : delivery({ client, at, priceSom, tariffs: makeTariffs() }),
    // couriers do not take cards
    method: method === 'CARD_IN_STORE' && !isPickup ? 'CASH' : method,
  };
}

function firstOf(pieces: readonly Piece[]): Piece {
  const [first] = pieces;
  if (first === undefined) throw new Error('no piece for an order');
  return first;
}

/** A day is drawn again until it is accepted by its share of the sales. */
function drawMoment(today: TashkentDay, random: Random): Date {
  for (;;) {
    const day = addDays(today, -random.whole(1, historyDays));
    if (random.next() * 3 > tradeOf(day)) continue;
    const hour = random.weighted<number>(hours);
    return new Date(Date.parse(`${day}T00:00:00+05:00`) + (hour * 60 + random.whole(0, 59)) * 60_000);
  }
}

/**
 * Returns how much more is sold on a day than on an ordinary one (catalogue-plan 15): Saturdays and Sundays, weddings, 8 March, Navroʻz,
 * New Year.
 */
export function tradeOf(day: TashkentDay): number {
  const date = day.slice(5);
  const ofWeekday = weekday(day) >= 6 ? 1.4 : 1;
  if (date >= '02-22' && date <= '03-08') return 2.2 * ofWeekday;
  if (date >= '03-14' && date <= '03-21') return 1.3 * ofWeekday;
  if (date >= '12-15') return 1.8 * ofWeekday;
  return /^(?:05|06|09|10)/.test(date) ? 1.6 * ofWeekday : ofWeekday;
}
