import type { RefundMethod } from '#providers/payment/port.ts';
import type { Providers } from '../open-payment.ts';
import type { PaymentRow } from '../queries.ts';
import { transactionOf } from '../transaction.ts';

/** How a payment would be refunded. COUNTER: it was paid without a provider, so it is refunded at the counter. */
export function previewRefund(
  providers: Providers,
  { payment, number, amountSom }: { payment: PaymentRow; number: string; amountSom: number },
): RefundMethod | 'COUNTER' {
  if (payment.transaction_id === null) return 'COUNTER';
  const provider = providers.get(payment.provider);
  const transaction = transactionOf(payment, number);
  return provider?.previewRefund({ transaction, amountSom }) ?? 'MANUAL';
}
