import { paidForLine } from '#domain/order/paid-for-line.ts';
import { type RefundParts, splitRefund, sumOfParts } from '#domain/payment/split-refund.ts';
import type { ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { type Refundable, readRefundable } from '#server/payment/refunds/refundable.ts';
import type { OrderRow } from '../queries.ts';
import { selectBoughtLines } from '../queries-hand-over.ts';

/** The parts of an order that the staff want to refund. */
export interface RefundWish {
  /** Serial numbers of the pieces whose price is refunded. */
  serials: readonly string[];
  /** Refunds what is left of the delivery's price. */
  delivery: boolean;
  /** Additional goodwill, whole soʻm. */
  goodwillSom: number;
}

export interface PlannedLine {
  serialNumber: string;
  amountSom: number;
  isRefunded: boolean;
}

export interface PlannedRefund {
  refundable: Refundable;
  lines: PlannedLine[];
  /** The part of the delivery's price that was not refunded yet. */
  deliveryLeftSom: number;
  parts: RefundParts;
  amountSom: number;
}

/**
 * Computes a refund. Refuses with REFUND_TOO_HIGH for more than the ledger has (facts.refundableSom) and for a piece that was already
 * refunded (facts.serialNumber), and with NOT_FOUND for a piece that is not in the order.
 */
export async function planRefund(
  db: ReadDb,
  order: Pick<OrderRow, 'id' | 'delivery_cost_som'>,
  { serials, delivery, goodwillSom }: RefundWish,
): Promise<PlannedRefund> {
  const refundable = await readRefundable(db, order.id);
  const bought = await selectBoughtLines(db, order.id);
  const lines = serials.map((serial) => {
    const line = bought.find((one) => one.serial_number === serial);
    if (line === undefined) throw new Refusal('NOT_FOUND');
    if (refundable.refundedLineIds.has(line.id))
      throw new Refusal('REFUND_TOO_HIGH', { refundableSom: 0, serialNumber: serial });
    return { orderLineId: line.id, amountSom: paidForLine(line) };
  });
  const deliveryLeftSom = Math.max(order.delivery_cost_som - refundable.deliverySom, 0);
  const parts = { lines, deliverySom: delivery ? deliveryLeftSom : 0, goodwillSom };
  if (splitRefund(refundable.open, parts) === undefined)
    throw new Refusal('REFUND_TOO_HIGH', { refundableSom: refundable.leftSom });
  return {
    refundable,
    lines: bought.map((line) => ({
      serialNumber: line.serial_number,
      amountSom: paidForLine(line),
      isRefunded: refundable.refundedLineIds.has(line.id),
    })),
    deliveryLeftSom,
    parts,
    amountSom: sumOfParts(parts),
  };
}
