import { soatoOf } from '#domain/delivery/place-ids.ts';
import { deliveryCostSom, isPickupOnly, tariffFor, courierInsuredLimitSom } from '#domain/delivery/tariff.ts';
import { orderNumberPrefix } from '#domain/order/order-number.ts';
import { type TashkentDay, addDays, tashkentDay } from '#domain/units/tashkent-day.ts';
import type { SeedRow } from '../../insert-rows.ts';
import { type Random, mulberry32 } from '../../random.ts';
import { type Client, clients } from './clients.ts';
import { stepsSoFar } from './steps-so-far.ts';
import { makeTariffs, regions } from '../content/delivery.ts';
import type { Piece } from '../piece.ts';

export interface OrderRows {
  orders: SeedRow<'orders'>[];
  order_lines: SeedRow<'order_lines'>[];
  order_events: SeedRow<'order_events'>[];
  holds: SeedRow<'holds'>[];
  hold_items: SeedRow<'hold_items'>[];
}

export interface OrderContext {
  today: TashkentDay;
  storeId: (slug: string) => number;
  /** Returns the snapshot of a piece in an order. */
  snapshot: (piece: Piece) => unknown;
}

const firstStore = 'toshkent-amir-temur';

/**
 * Puts every reserved piece into a separate open cash order: an owner, a hold without an end, a line, events. `after`: the number of
 * earlier orders.
 */
export function ordersOf(
  pieces: readonly Piece[],
  { after, ...context }: OrderContext & { after: number },
): OrderRows {
  const tariffs = makeTariffs();
  const random = mulberry32(7919 * 1000);
  const placed = pieces
    .filter(({ stock }) => stock.state === 'RESERVED')
    .map((piece) => ({ piece, ...momentBefore(context.today, random) }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const rows: OrderRows = { orders: [], order_lines: [], order_events: [], holds: [], hold_items: [] };
  for (const [index, { piece, at, daysAgo }] of placed.entries()) {
    const id = after + index + 1;
    const priceSom = priceOf(piece);
    const instant = at.toISOString();
    const client = clients[index % clients.length] ?? clients[0];
    const handover =
      random.next() < 0.62 || isPickupOnly(priceSom, courierInsuredLimitSom) ? 'PICKUP' : 'DELIVERY';
    const receiving =
      handover === 'PICKUP' ? pickup(piece, at, context) : delivery({ client, at, priceSom, tariffs });
    const steps = stepsSoFar({ at, isPickup: handover === 'PICKUP', daysAgo, nth: index });
    rows.orders.push({
      id,
      number: `${orderNumberPrefix(at)}${String(id).padStart(5, '0')}`,
      ...contactOf(client),
      order_state: steps.at(-1)?.to ?? 'NEW',
      ...receiving,
      ...sums(priceSom, receiving),
      created_at: instant,
    });
    rows.order_lines.push({
      id,
      order_id: id,
      item_id: piece.id,
      unit_price_som: priceSom,
      snapshot: context.snapshot(piece),
      position: 0,
      released_at: null,
    });
    rows.order_events.push(
      ...steps.map((step, position) => ({
        order_id: id,
        at: step.at.toISOString(),
        actor: position === 0 ? 'SHOPPER' : 'STAFF',
        from_state: steps[position - 1]?.to ?? null,
        to_state: step.to,
        reason: null,
      })),
    );
    rows.holds.push({
      id,
      cart_id: null,
      order_id: id,
      created_at: instant,
      expires_at: null,
      extended: false,
    });
    rows.hold_items.push({ item_id: piece.id, hold_id: id, price_som: priceSom });
  }
  return rows;
}

/** Returns a time between nine and nine in Tashkent on one of the last three days. */
function momentBefore(today: TashkentDay, random: Random): { at: Date; daysAgo: number } {
  const daysAgo = random.whole(1, 3);
  const day = addDays(today, -daysAgo);
  const at = new Date(Date.parse(`${day}T09:00:00+05:00`) + random.whole(0, 12 * 60 - 1) * 60_000);
  return { at, daysAgo };
}

export type Receiving = Pick<
  OrderRows['orders'][number],
  'fulfillment_kind' | 'store_id' | 'address' | 'promised_from' | 'promised_to' | 'delivery_cost_som'
>;

export function pickup(piece: Piece, at: Date, { storeId }: OrderContext): Receiving {
  const day = addDays(tashkentDay(at), 1);
  return {
    fulfillment_kind: 'PICKUP',
    store_id: storeId(piece.stock.store ?? firstStore),
    address: null,
    promised_from: day,
    promised_to: day,
    delivery_cost_som: 0,
  };
}

interface Delivery {
  client: Client;
  at: Date;
  priceSom: number;
  tariffs: ReturnType<typeof makeTariffs>;
}

export function delivery({ client, at, priceSom, tariffs }: Delivery): Receiving {
  const { regionId, districtId } = client.address;
  const region = regions.find(({ soato }) => soato === soatoOf(regionId));
  const ofRegion = tariffs.filter((tariff) => tariff.regionId === region?.id);
  const tariff = tariffFor(ofRegion, soatoOf(districtId));
  if (tariff === null) throw new Error(`no tariff for ${districtId}`);
  return {
    fulfillment_kind: 'DELIVERY',
    store_id: null,
    address: client.address,
    promised_from: addDays(tashkentDay(at), tariff.minDays),
    promised_to: addDays(tashkentDay(at), tariff.maxDays),
    delivery_cost_som: deliveryCostSom(tariff, priceSom),
  };
}

type Contact = Omit<
  OrderRows['orders'][number],
  keyof Receiving | 'goods_total_som' | 'total_som' | 'number' | 'order_state'
>;

export function contactOf({ name, phone, language }: Client): Contact {
  return {
    cart_id: null,
    payment_state: 'NONE' as const,
    payment_method: 'CASH',
    language,
    contact_name: name,
    contact_phone: phone,
    contact_email: null,
    comment: null,
  };
}

export function sums(
  priceSom: number,
  receiving: Receiving,
): Pick<OrderRows['orders'][number], 'goods_total_som' | 'total_som'> {
  return { goods_total_som: priceSom, total_som: priceSom + receiving.delivery_cost_som };
}

export function priceOf({ price, serialNumber }: Piece): number {
  if (price === null) throw new Error(`${serialNumber} is reserved without a price`);
  return price.b2cSom;
}
