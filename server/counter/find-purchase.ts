import type { Purchase } from '#contract/admin/counter.ts';
import { namesIn, readFiscalCode } from '#domain/counter/scanned-text.ts';
import type { ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import { readStaffOrder } from '#server/order/staff/read-orders.ts';
import { listPayments } from '#server/payment/list-payments.ts';
import { findOrderOfPiece, findOrderOfReceipt } from './queries-piece.ts';
import { purchaseLineToWire } from './wire.ts';

/**
 * Returns an order with the pieces that may be returned. Refuses with NOT_FOUND, also for an order that was not handed over or belongs to
 * another store.
 */
export async function findPurchase(
  db: ReadDb,
  { text, caller, now }: { text: string; caller: StaffCaller; now: Date },
): Promise<Purchase> {
  const number = await findNumber(db, text);
  if (number === undefined) throw new Refusal('NOT_FOUND');
  const order = await readStaffOrder(db, { number, caller, now });
  const delivered = order.events.findLast(({ kind, state }) => kind === 'MOVED' && state === 'DELIVERED');
  if (delivered === undefined) throw new Refusal('NOT_FOUND');
  const deliveredAt = new Date(delivered.at);
  const { id, return_days: returnDays } = await db
    .selectFrom('orders')
    .select(['id', 'return_days'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return {
    number,
    deliveredAt: delivered.at,
    lines: order.lines.map((line) => purchaseLineToWire(line, { deliveredAt, returnDays, now })),
    tenders: await tendersOf(db, id),
  };
}

async function findNumber(db: ReadDb, text: string): Promise<string | undefined> {
  const names = namesIn(text);
  const number = names.serials.find((spelled) => /^Z-\d{6}-\d{5,}$/.test(spelled));
  if (number !== undefined) return number;
  const receipt = readFiscalCode(text);
  return receipt === null ? findOrderOfPiece(db, names) : findOrderOfReceipt(db, receipt);
}

async function tendersOf(db: ReadDb, id: number): Promise<Purchase['tenders']> {
  return (await listPayments(db, [id]))
    .filter(({ payment_state: state }) => state === 'PAID' || state === 'REFUNDED')
    .toSorted((one, other) => one.tender - other.tender)
    .map((payment) => ({
      method: payment.provider,
      left: payment.amount_som - payment.refunded_som,
      isByProvider: payment.transaction_id !== null,
    }));
}
