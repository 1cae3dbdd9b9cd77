import { mayChangePieces } from '#domain/order/change-order.ts';
import type { Db } from '#database/connect.ts';
import { swapOrderPieces } from '#server/cart/hold/swap-pieces.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { correctSale } from '#server/measurement/measured-order.ts';
import { withdrawUnfound } from '#server/stock/withdraw-piece.ts';
import { getLockedOrder } from '../advance-order.ts';
import { recordEvent } from '../record-event.ts';
import type { OrderRow } from '../queries.ts';
import { insertOrderLines } from '../queries-insert.ts';
import { type PiecesWish, type PlannedPieces, planPieces } from './plan-pieces.ts';
import { deleteOrderLines, updateSums } from './queries-change.ts';

interface PiecesChange {
  number: string;
  wish: PiecesWish;
  staffId: number;
  now: Date;
}

/**
 * Changes the pieces of an unpaid order until it is being assembled, on behalf of the staff. A removed piece returns to stock, or is
 * withdrawn from sale if nobody finds it; an added piece is reserved. The shopper gets a message with the new total. Refuses as
 * `planPieces` does, and with ORDER_STATE_CONFLICT.
 */
export async function changePieces(db: Db, { number, wish, staffId, now }: PiecesChange): Promise<void> {
  const order = await getLockedOrder(db, number);
  requireChangeablePieces(order);
  const plan = await planPieces(db, { order, wish, now });
  await swap(db, { order, plan, now });
  const { goodsSom, discountSom, optionsSom, totalSom, quote } = plan;
  const deliverySom = quote.costSom;
  const sums = { goodsSom, discountSom, optionsSom, deliverySom, totalSom, promised: quote.promised };
  await updateSums(db, { orderId: order.id, sums });
  await correctSale(db, { orderId: order.id, valueSom: totalSom - deliverySom, shippingSom: deliverySom });
  if (plan.lost.length > 0) {
    const serials = plan.lost.map((line) => line.serial_number);
    await withdrawUnfound(db, { serials, reason: number, staffId, now });
  }
  await recordEvent(db, { order, kind: 'PIECES_CHANGED', by: 'STAFF', now });
}

/** Refuses with ORDER_STATE_CONFLICT if the order is paid, being paid or being assembled. */
export function requireChangeablePieces({ order_state: state, payment_state: payment }: OrderRow): void {
  if (!mayChangePieces({ state, isUnpaid: payment === 'NONE' }))
    throw new Refusal('ORDER_STATE_CONFLICT', { state });
}

async function swap(
  db: Db,
  { order, plan, now }: { order: OrderRow; plan: PlannedPieces; now: Date },
): Promise<void> {
  const leaving = [...plan.removed, ...plan.lost];
  const isTaken = await swapOrderPieces(db, {
    orderId: order.id,
    out: leaving.map((line) => line.item_id),
    into: plan.added,
  });
  // another transaction reserved it first
  if (!isTaken) {
    const serials = plan.added.map(({ offered }) => offered.serialNumber);
    throw new Refusal('PIECE_NOT_FREE', { serial: serials.join(', '), why: 'TAKEN' });
  }
  await deleteOrderLines(
    db,
    leaving.map(({ id }) => id),
  );
  await insertOrderLines(db, { orderId: order.id, lines: plan.added, now });
}
