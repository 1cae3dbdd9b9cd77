import type { SeedRow } from '../../insert-rows.ts';
import { priceOf } from '../orders/orders.ts';
import type { HistoryRefund, NumberedOrder } from './numbered-orders.ts';

export interface MoneyRows {
  payments: SeedRow<'payments'>[];
  refunds: SeedRow<'refunds'>[];
  refund_lines: SeedRow<'refund_lines'>[];
  ledger_entries: SeedRow<'ledger_entries'>[];
  receipts: SeedRow<'receipts'>[];
}

/** Returns payments, refunds, the ledger and the fiscal receipts of paid orders. */
export function moneyRows(orders: readonly NumberedOrder[]): MoneyRows {
  const paid = orders.flatMap(({ payment, ...rest }) => (payment === null ? [] : [{ ...rest, payment }]));
  const refunded = paid.flatMap(({ payment: { refund, ...payment }, ...rest }) =>
    refund === null ? [] : [{ ...rest, payment, refund }],
  );
  return {
    payments: paid.map(paymentRow),
    refunds: refunded.map(({ payment, refund }) => ({
      id: refund.id,
      payment_id: payment.id,
      amount_som: refund.amountSom,
      delivery_som: refund.deliverySom,
      refund_state: refund.doneAt === null ? 'REQUESTED' : 'DONE',
      is_manual: isByHand({ payment, refund }),
      created_at: refund.at.toISOString(),
      done_at: refund.doneAt?.toISOString() ?? null,
    })),
    refund_lines: refunded.flatMap(({ refund }) =>
      refund.lines.map(({ id, piece }) => ({
        order_line_id: id,
        refund_id: refund.id,
        amount_som: priceOf(piece),
      })),
    ),
    ledger_entries: [
      ...paid.map(({ id, payment, totalSom }) => ({
        order_id: id,
        payment_id: payment.id,
        refund_id: null,
        amount_som: totalSom,
        at: payment.paidAt.toISOString(),
      })),
      ...refunded.flatMap(({ id, payment, refund }) =>
        refund.doneAt === null
          ? []
          : [
              {
                order_id: id,
                payment_id: payment.id,
                refund_id: refund.id,
                amount_som: -refund.amountSom,
                at: refund.doneAt.toISOString(),
              },
            ],
      ),
    ],
    receipts: [
      ...paid
        .filter(({ payment, order }) => payment.isOnline || order.channel === 'COUNTER')
        .map(({ payment: { id, paidAt } }) => receiptRow({ paymentId: id, refundId: null, at: paidAt })),
      // the latest is still pending
      ...refunded
        .filter(({ payment }) => payment.isOnline)
        .slice(0, -1)
        .flatMap(({ payment, refund }) =>
          refund.doneAt === null
            ? []
            : [receiptRow({ paymentId: payment.id, refundId: refund.id, at: refund.doneAt })],
        ),
    ],
  };
}

type Paid = NumberedOrder & { payment: NonNullable<NumberedOrder['payment']> };

/** Refunds made by the staff: over the counter, or if no provider makes them. */
const isByHand = ({
  payment,
  refund,
}: {
  payment: Pick<Paid['payment'], 'isOnline'>;
  refund: HistoryRefund;
}): boolean => !payment.isOnline || refund.doneAt === null;

function paymentRow({ id, order, payment, totalSom }: Paid): SeedRow<'payments'> {
  const { refund, paidAt, isOnline } = payment;
  const doneSom = refund?.doneAt ? refund.amountSom : 0;
  const isGivenBack = doneSom === totalSom;
  // such a payment starts at the hand-over
  const begun = isOnline ? order.at.toISOString() : null;
  return {
    id: payment.id,
    order_id: id,
    provider: order.method,
    payment_state: isGivenBack ? 'REFUNDED' : 'PAID',
    amount_som: totalSom,
    failure: null,
    created_at: begun ?? paidAt.toISOString(),
    settled_at: paidAt.toISOString(),
    transaction_id: isOnline ? `demo-${payment.id}` : null,
    started_at: begun,
    opened_at: begun,
    ended_at: (isGivenBack && refund?.doneAt?.toISOString()) || null,
    refunded_som: refund?.amountSom ?? 0,
    manual_refund_som: isOnline ? 0 : doneSom,
  };
}

interface Registered {
  paymentId: number;
  /** null = of the sale. */
  refundId: number | null;
  at: Date;
}

/** A receipt of a cash register that does not exist. */
function receiptRow({ paymentId, refundId, at }: Registered): SeedRow<'receipts'> {
  const id = refundId ?? paymentId;
  return {
    payment_id: paymentId,
    refund_id: refundId,
    url: null,
    receipt_number: String(id),
    // sales and refunds have separate numbers
    terminal: refundId === null ? 'DEMO0000000001' : 'DEMO0000000002',
    fiscal_sign: String(100_000_000_000 + id),
    issued_at: at.toISOString(),
    status_code: 0,
    message: null,
    noted_at: at.toISOString(),
  };
}
