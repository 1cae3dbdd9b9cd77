import type { RefundPlan } from '#contract/admin/refund.ts';
import { splitRefund, sumOfParts } from '#domain/payment/split-refund.ts';
import type { ReadDb } from '#database/connect.ts';
import { findSameRequest } from '#server/approval/waiting-request.ts';
import type { Providers } from '#server/payment/open-payment.ts';
import { previewRefund } from '#server/payment/refunds/preview-refund.ts';
import type { OrderRow } from '../queries.ts';
import { planRefund, type RefundWish } from './plan-refund.ts';
import { needsApproval, refundPayload } from './refund-order.ts';

/**
 * Data of the refund dialog: what can be refunded, the amount of this refund, and how each payment's part would be refunded. Refuses as
 * `planRefund` does.
 */
export async function readRefundPlan(
  db: ReadDb,
  {
    order,
    wish,
    providers,
  }: {
    order: Pick<OrderRow, 'id' | 'number' | 'delivery_cost_som'>;
    wish: RefundWish;
    providers: Providers;
  },
): Promise<RefundPlan> {
  const { refundable, lines, deliveryLeftSom, parts, amountSom } = await planRefund(db, order, wish);
  const { number } = order;
  return {
    refundable: refundable.leftSom,
    lines: lines.map(({ serialNumber, amountSom: amount, isRefunded }) => ({
      serialNumber,
      amount,
      isRefunded,
    })),
    deliveryLeft: deliveryLeftSom,
    amount: amountSom,
    parts: (splitRefund(refundable.open, parts) ?? []).flatMap((part) => {
      const payment = refundable.payments.find(({ id }) => id === part.paymentId);
      if (payment === undefined) return [];
      const amount = sumOfParts(part);
      return [
        {
          provider: payment.provider,
          amount,
          method: previewRefund(providers, { payment, number, amountSom: amount }),
        },
      ];
    }),
    needsApproval: amountSom > 0 && (await needsApproval(db, { amountSom, goodwillSom: wish.goodwillSom })),
    waitingId: (await findSameRequest(db, { kind: 'REFUND', payload: refundPayload(number, wish) })) ?? null,
  };
}
