import type { Bill, ProviderFacts, ProviderTransaction } from '#providers/payment/port.ts';
import type { Payable } from './payable.ts';
import type { PaymentRow } from './queries.ts';

/**
 * The state of the provider's own transaction. A manual refund by the staff does not change it: the provider still has the whole payment
 * and would refund it a second time if the shop allowed it.
 */
export function providerStateOf({
  payment_state: state,
  manual_refund_som: manualSom,
}: PaymentRow): PaymentRow['payment_state'] {
  return state === 'REFUNDED' && manualSom > 0 ? 'PAID' : state;
}

/** A payment attempt that its provider has started, as the port describes it. */
export function transactionOf(payment: PaymentRow, orderNumber: string): ProviderTransaction {
  const { transaction_id: id, started_at: startedAt, opened_at: openedAt } = payment;
  const state = providerStateOf(payment);
  if (id === null || startedAt === null || openedAt === null || state === 'PENDING')
    throw new Error(`payment ${payment.id} was not started by its provider`);
  return {
    id,
    number: payment.id,
    orderNumber,
    amountSom: payment.amount_som,
    state,
    startedAt,
    openedAt,
    settledAt: payment.settled_at,
    endedAt: state === 'PAID' ? null : payment.ended_at,
    failure: payment.failure,
    // as: the column is written by markOpen and markFailed only, with facts of this type
    facts: payment.facts as ProviderFacts,
  };
}

export function billOf(payment: PaymentRow, payable: Payable): Bill {
  return {
    orderNumber: payable.number,
    attempt: payment.id,
    amountSom: payment.amount_som,
    language: payable.language,
    successUrl: payable.successUrl,
    failedUrl: payable.failedUrl,
  };
}
