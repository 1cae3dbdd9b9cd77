import type { OrderState } from '#domain/order/order-states.ts';
import type { ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { type OrderRow, selectOrder } from './queries.ts';
import {
  type DeskEventRow,
  type DeskMessageRow,
  type DeskOrderRow,
  selectEventsForDesk,
  selectForDesk,
  selectMessagesForDesk,
} from './queries-desk.ts';
import { type BoughtLineRow, selectBoughtLines } from './queries-hand-over.ts';

/** Orders in these states, the oldest first, at most 200. */
export async function listForDesk(db: ReadDb, states: readonly OrderState[]): Promise<DeskOrderRow[]> {
  return selectForDesk(db, states);
}

export interface DeskOrder {
  order: OrderRow;
  lines: BoughtLineRow[];
  events: DeskEventRow[];
  messages: DeskMessageRow[];
}

/** All that the staff see of an order; the code for the courier is its shopper's alone. Refuses NOT_FOUND. */
export async function getForDesk(db: ReadDb, number: string): Promise<DeskOrder> {
  const order = await selectOrder(db, { number });
  if (order === undefined) throw new Refusal('NOT_FOUND');
  return {
    order,
    lines: await selectBoughtLines(db, order.id),
    events: await selectEventsForDesk(db, order.id),
    messages: await selectMessagesForDesk(db, order.id),
  };
}
