import { orderNumberPrefix } from '#domain/order/order-number.ts';
import type { SeedRow } from '../../insert-rows.ts';
import { contactOf, type OrderContext, priceOf } from '../orders/orders.ts';
import { clients } from '../orders/clients.ts';
import type { DemoStaff } from '../staff.ts';
import type { NumberedOrder } from './numbered-orders.ts';

interface Counted {
  /** The running number before the first order. */
  lastNumber: number;
  staff: DemoStaff;
}

export const orderRows = (
  orders: readonly NumberedOrder[],
  { lastNumber, staff }: Counted,
): SeedRow<'orders'>[] =>
  orders.map((numbered, nth) => ({
    id: numbered.id,
    number: `${orderNumberPrefix(numbered.order.at)}${String(lastNumber + nth + 1).padStart(5, '0')}`,
    ...(numbered.order.client === null ? nobody : contactOf(numbered.order.client)),
    channel: numbered.order.channel,
    staff_id: staffOf(numbered, staff),
    ...numbered.order.receiving,
    order_state: stateOf(numbered),
    payment_state: paymentStateOf(numbered),
    payment_method: numbered.order.method,
    goods_total_som: numbered.goodsSom,
    total_som: numbered.totalSom,
    created_at: numbered.order.at.toISOString(),
  }));

/** Buyers at the counter may be anonymous. */
const nobody = { ...contactOf(clients[0]), contact_name: null, contact_phone: null };

function staffOf({ order }: NumberedOrder, staff: DemoStaff): number | null {
  if (order.channel === 'SITE') return null;
  const { store_id: storeId } = order.receiving;
  if (order.channel === 'PHONE') return staff.support;
  return staff.sellerOf(storeId ?? 0);
}

export const lineRows = (
  orders: readonly NumberedOrder[],
  snapshot: OrderContext['snapshot'],
): SeedRow<'order_lines'>[] =>
  orders.flatMap(({ id, lines, events }) => {
    const cancelled = events.find(({ to }) => to === 'CANCELLED');
    return lines.map(({ id: lineId, piece, returned }, position) => ({
      id: lineId,
      order_id: id,
      item_id: piece.id,
      unit_price_som: priceOf(piece),
      snapshot: snapshot(piece),
      position,
      released_at: (returned ?? cancelled)?.at.toISOString() ?? null,
      returned_event_id: returned?.id ?? null,
    }));
  });

export const eventRows = (orders: readonly NumberedOrder[]): SeedRow<'order_events'>[] =>
  orders.flatMap(({ id, events }) =>
    events.map((event) => ({
      id: event.id,
      order_id: id,
      at: event.at.toISOString(),
      actor: event.actor,
      kind: event.kind,
      from_state: event.from,
      to_state: event.to,
      reason: null,
    })),
  );

/** An order in progress holds its pieces. */
const isOpen = (numbered: NumberedOrder): boolean =>
  !['DELIVERED', 'CANCELLED', 'RETURNED'].includes(stateOf(numbered));

/** `lastHold`: the id before the first one. */
export const holdRows = (orders: readonly NumberedOrder[], lastHold: number): SeedRow<'holds'>[] =>
  orders.filter(isOpen).map(({ id, order }, nth) => ({
    id: lastHold + nth + 1,
    cart_id: null,
    order_id: id,
    created_at: order.at.toISOString(),
    expires_at: null,
    extended: false,
  }));

export const heldItemRows = (orders: readonly NumberedOrder[], lastHold: number): SeedRow<'hold_items'>[] =>
  orders.filter(isOpen).flatMap(({ lines }, nth) =>
    lines.map(({ piece }) => ({
      item_id: piece.id,
      hold_id: lastHold + nth + 1,
      price_som: priceOf(piece),
    })),
  );

/** Returns the state of each piece: held by its order, sold, back on sale after a cancellation, or being inspected after a return. */
export function pieceStates(
  orders: readonly NumberedOrder[],
): Map<number, 'RESERVED' | 'SOLD' | 'AVAILABLE' | 'WITHDRAWN'> {
  return new Map(
    orders.flatMap((numbered) =>
      numbered.lines.map(({ piece, returned }) => {
        if (returned !== null) return [piece.id, 'WITHDRAWN'] as const;
        if (stateOf(numbered) === 'CANCELLED') return [piece.id, 'AVAILABLE'] as const;
        return [piece.id, isOpen(numbered) ? 'RESERVED' : 'SOLD'] as const;
      }),
    ),
  );
}

function stateOf({ events }: NumberedOrder): NonNullable<SeedRow<'orders'>['order_state']> {
  const last = events.at(-1);
  if (last === undefined) throw new Error('an order has no events');
  return last.to;
}

function paymentStateOf({ payment, totalSom }: NumberedOrder): SeedRow<'orders'>['payment_state'] {
  if (payment === null) return 'NONE';
  const { refund } = payment;
  if (refund === null || refund.doneAt === null) return 'PAID';
  return refund.amountSom === totalSom ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
}
