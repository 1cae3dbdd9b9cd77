import { priceOf } from '../orders/orders.ts';
import type { Piece } from '../piece.ts';
import type { TakenIds } from './former-models.ts';
import type { HistoryOrder } from './history-orders.ts';
import { isOnline, type Step, stepsOf } from './order-steps.ts';

/** `returned`: the event by which the piece was returned; null = the buyer has it, or it was never handed over. */
export interface HistoryLine {
  id: number;
  piece: Piece;
  returned: HistoryEvent | null;
}

export interface HistoryEvent extends Step {
  id: number;
}

/** A refund to the buyer. `doneAt` null: it has not been paid out yet. */
export interface HistoryRefund {
  id: number;
  lines: readonly HistoryLine[];
  deliverySom: number;
  amountSom: number;
  at: Date;
  doneAt: Date | null;
}

/** An order of the history with its ids, in its state at the end of the history. */
export interface NumberedOrder {
  id: number;
  order: HistoryOrder;
  events: readonly HistoryEvent[];
  lines: readonly HistoryLine[];
  goodsSom: number;
  totalSom: number;
  /** null: not paid yet; `isOnline` = through a provider. */
  payment: { id: number; paidAt: Date; isOnline: boolean; refund: HistoryRefund | null } | null;
}

/** Assigns ids to the orders and their records, following those already taken. */
export function numberOrders(
  orders: readonly HistoryOrder[],
  { taken, end }: { taken: TakenIds; end: Date },
): NumberedOrder[] {
  const ids = { ...taken };
  return orders.map((order) => {
    const events = stepsOf(order, end).map((step) => ({ ...step, id: ++ids.event }));
    const back = events.find(({ to, kind }) => to === 'RETURNED' || kind === 'PIECES_RETURNED') ?? null;
    const lines = order.pieces.map((piece, position) => ({
      id: ++ids.line,
      piece,
      // if partly returned, the first piece
      returned: back !== null && (back.kind === 'MOVED' || position === 0) ? back : null,
    }));
    const goodsSom = order.pieces.reduce((sum, piece) => sum + priceOf(piece), 0);
    const numbered = {
      id: ++ids.order,
      order,
      events,
      lines,
      goodsSom,
      totalSom: goodsSom + order.receiving.delivery_cost_som,
    };
    const online = isOnline(order.method);
    // orders that no provider collects for are paid at the hand-over
    const paid = events.find(({ to }) => to === (online ? 'PAID' : 'DELIVERED'));
    if (paid === undefined) return { ...numbered, payment: null };
    const refund = refundOf(numbered);
    return {
      ...numbered,
      payment: {
        id: ++ids.payment,
        paidAt: paid.at,
        isOnline: online,
        refund: refund && { ...refund, id: ++ids.refund },
      },
    };
  });
}

type Unpaid = Omit<NumberedOrder, 'payment'>;

/**
 * Returns the refund: all of a cancelled order with its delivery; of a returned one, the returned pieces. The latest is pending at the
 * counter.
 */
function refundOf({ order, events, lines, totalSom }: Unpaid): Omit<HistoryRefund, 'id'> | null {
  const cancelled = events.find(({ to }) => to === 'CANCELLED');
  const back = lines.find(({ returned }) => returned !== null)?.returned;
  const at = cancelled?.at ?? back?.at;
  if (at === undefined) return null;
  const given = cancelled ? lines : lines.filter(({ returned }) => returned !== null);
  const deliverySom = cancelled ? order.receiving.delivery_cost_som : 0;
  const amountSom = cancelled ? totalSom : given.reduce((sum, { piece }) => sum + priceOf(piece), 0);
  return {
    lines: given,
    deliverySom,
    amountSom,
    at,
    doneAt: order.isRefundLeft ? null : new Date(at.getTime() + 60_000),
  };
}
