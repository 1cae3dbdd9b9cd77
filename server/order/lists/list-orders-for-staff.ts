import type { OrderState } from '#domain/order/order-states.ts';
import type { ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { type OrderRow, selectOrder } from '../queries.ts';
import {
  type StaffEventRow,
  type StaffMessageRow,
  type StaffOrderRow,
  selectEventsForStaff,
  selectOrdersForStaff,
  selectMessagesForStaff,
} from './queries-orders-for-staff.ts';
import { type BoughtLineRow, selectBoughtLines } from '../queries-hand-over.ts';

/** Orders in these states, the oldest first, at most 200. */
export async function listOrdersForStaff(
  db: ReadDb,
  states: readonly OrderState[],
): Promise<StaffOrderRow[]> {
  return selectOrdersForStaff(db, states);
}

export interface StaffOrderView {
  order: OrderRow;
  lines: BoughtLineRow[];
  events: StaffEventRow[];
  messages: StaffMessageRow[];
}

/** All that the staff see of an order; the code for the courier is its shopper's alone. Refuses NOT_FOUND. */
export async function getOrderForStaff(db: ReadDb, number: string): Promise<StaffOrderView> {
  const order = await selectOrder(db, { number });
  if (order === undefined) throw new Refusal('NOT_FOUND');
  return {
    order,
    lines: await selectBoughtLines(db, order.id),
    events: await selectEventsForStaff(db, order.id),
    messages: await selectMessagesForStaff(db, order.id),
  };
}
