import type { Db } from '#database/connect.ts';
import { noteWhereOpen } from '#server/cash/note-cash.ts';
import { requireOwnStore } from '#server/kit/own-store.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import type { BookedBy, BookedRefund } from '#server/payment/refunds/book-manual-refunds.ts';
import { selectOrder } from '../queries.ts';
import { bookOrderRefunds } from './book-order-refunds.ts';

interface GivenBack extends BookedBy {
  number: string;
  caller: StaffCaller;
  /** The store whose drawer the cash was paid from; null = from no drawer. Left out = the store that receives the order. */
  storeId?: number | null | undefined;
  now: Date;
}

/**
 * Books refunds that the staff gave back themselves, and notes what of them was cash in the drawer that it came from, where its cash day
 * is open. Refuses NOT_FOUND, for a drawer of another store, too, and ORDER_STATE_CONFLICT where nothing waits.
 */
export async function giveBack(
  deps: { db: Db; secret: string; publicUrl: string },
  { number, caller, storeId: named, now, ...by }: GivenBack,
): Promise<void> {
  const { db } = deps;
  const booked = await bookOrderRefunds(deps, { number, ...by, now });
  if (booked.length === 0) throw new Refusal('ORDER_STATE_CONFLICT');
  const order = await selectOrder(db, { number });
  const storeId = named === undefined ? order?.store_id : named;
  const amountSom = cashOf(booked);
  if (order === undefined || storeId == null || amountSom === 0) return;
  requireOwnStore(caller, storeId);
  const staffId = caller.staff.id;
  await noteWhereOpen(db, { storeId, orderId: order.id, amountSom: -amountSom, staffId, now });
}

/** What old gold paid goes back in cash. */
const cashOf = (booked: readonly BookedRefund[]): number =>
  booked.reduce(
    (sum, { method, amountSom }) => (method === 'CASH' || method === 'OLD_GOLD' ? sum + amountSom : sum),
    0,
  );
