import type { PaymentMethod } from '#contract/payment-method.ts';
import type { FiscalRule } from '#domain/payment/fiscal-codes.ts';
import type { ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { listWithoutCodes } from '#server/payment/receipts/fiscal-codes.ts';
import { listPaymentMethods } from '#server/payment/list-payment-methods.ts';
import type { Providers } from '#server/payment/open-payment.ts';
import { isWaitingForPayment } from './pay-order.ts';
import { selectOrder } from '../queries.ts';

/**
 * Lists the payment methods for an order that is waiting for its payment, based on how it is received, its total and the codes of its
 * pieces, never on the caller's cart. Empty if the order is not waiting. Refuses with NOT_FOUND.
 */
export async function listOrderMethods(
  deps: { db: ReadDb; providers: Providers; fiscalRule: FiscalRule },
  { number, now }: { number: string; now: Date },
): Promise<PaymentMethod[]> {
  const order = await selectOrder(deps.db, { number });
  if (order === undefined) throw new Refusal('NOT_FOUND');
  if (!isWaitingForPayment(order, now)) return [];
  const wish = { rule: deps.fiscalRule, of: { orderId: order.id } };
  const withoutCodes = await listWithoutCodes(deps.db, wish);
  const unavailable =
    order.total_som > order.online_limit_som
      ? ('TOTAL_TOO_HIGH' as const)
      : withoutCodes.length > 0
        ? ('NO_FISCAL_CODES' as const)
        : undefined;
  return listPaymentMethods(deps.providers)
    .filter(({ fulfillment }) => fulfillment.includes(order.fulfillment_kind))
    .map((method) => (method.online && unavailable !== undefined ? { ...method, unavailable } : method));
}
