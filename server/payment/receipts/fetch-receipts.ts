import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { dayMs } from '#domain/units/durations.ts';
import type { PaymentProvider } from '#providers/payment/port.ts';
import type { Providers } from '../open-payment.ts';
import type { ProviderCallDeps } from '../provider-call.ts';
import { selectPayments } from '../queries.ts';
import {
  type MissingReceiptRow,
  selectMissingReceipts,
  selectNoted,
  upsertReceipt,
} from './queries-receipt.ts';
import { selectRefundContent } from '../refunds/queries-refund.ts';
import { transactionOf } from '../transaction.ts';

/** A receipt that is still missing after this time is left to a person. */
const retriedForMs = 3 * dayMs;

/** Requests missing fiscal receipts from the providers that create them on request; a failure does not stop the others. */
export async function fetchReceipts(deps: ProviderCallDeps & { providers: Providers }): Promise<void> {
  const fiscalProviders = [...deps.providers.values()].filter((provider) => 'fetchReceipt' in provider);
  if (fiscalProviders.length === 0) return;
  const since = new Date(deps.now().getTime() - retriedForMs);
  const missing = await selectMissingReceipts(deps.db, {
    providers: fiscalProviders.map(({ name }) => name),
    since,
  });
  const failures: unknown[] = [];
  for (const row of missing) await fetchOne(deps, row).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} receipts are still missing`);
}

/** Requests one receipt again after staff corrected its data. */
export const fetchReceiptTask = 'fetch-receipt';

const Payload = Compile(
  Type.Object({
    orderId: Type.Integer(),
    number: Type.String(),
    paymentId: Type.Integer(),
    refundId: Type.Union([Type.Integer(), Type.Null()]),
  }),
);

export async function fetchReceipt(
  deps: ProviderCallDeps & { providers: Providers },
  payload: unknown,
): Promise<void> {
  const { orderId, number, paymentId, refundId } = Payload.Parse(payload);
  await fetchOne(deps, { order_id: orderId, number, payment_id: paymentId, refund_id: refundId });
}

async function fetchOne(
  deps: ProviderCallDeps & { providers: Providers },
  missing: MissingReceiptRow,
): Promise<void> {
  const { order_id: orderId, payment_id: paymentId, refund_id: refundId } = missing;
  const payment = (await selectPayments(deps.db, [orderId])).find(({ id }) => id === paymentId);
  const only = refundId === null ? undefined : await selectRefundContent(deps.db, refundId);
  const sale = await deps.orders.describeSale(deps.db, { orderId, ...(only !== undefined && { only }) });
  if (payment === undefined || sale === null) return;
  const provider: PaymentProvider | undefined = deps.providers.get(payment.provider);
  const transaction = transactionOf(payment, missing.number);
  const kind = refundId === null ? 'SALE' : 'REFUND';
  const noted = await selectNoted(deps.db, { paymentId, refundId });
  const receipt = await provider?.fetchReceipt?.({ transaction, kind, sale, noted });
  if (receipt !== undefined) await upsertReceipt(deps.db, { paymentId, refundId, receipt, now: deps.now() });
}
