import type { Db } from '#database/connect.ts';
import { recordCashIfOpen } from '#server/cash/record-cash.ts';
import { requireOwnStore } from '#server/kit/own-store.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import type { BookedBy, BookedRefund } from '#server/payment/refunds/book-manual-refunds.ts';
import { selectOrder } from '../queries.ts';
import { bookOrderRefunds } from './book-order-refunds.ts';

interface GivenBack extends BookedBy {
  number: string;
  caller: StaffCaller;
  /**
   * The store whose cash drawer the refund was paid from; null if it was not paid from a drawer. If omitted, the store where the order is
   * picked up.
   */
  storeId?: number | null | undefined;
  now: Date;
}

/**
 * Records refunds that the staff paid out themselves, and enters the cash part as a movement of the drawer if its cash day is open.
 * Refuses with NOT_FOUND, also for a drawer of another store, and with ORDER_STATE_CONFLICT if no refund is pending.
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
  await recordCashIfOpen(db, { storeId, orderId: order.id, amountSom: -amountSom, staffId, now });
}

/** The part that was paid with old gold is refunded in cash. */
const cashOf = (booked: readonly BookedRefund[]): number =>
  booked.reduce(
    (sum, { method, amountSom }) => (method === 'CASH' || method === 'OLD_GOLD' ? sum + amountSom : sum),
    0,
  );
