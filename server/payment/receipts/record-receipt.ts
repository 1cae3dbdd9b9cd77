import { type FiscalReceiptCode, fiscalUrl } from '#domain/counter/scanned-text.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import type { FiscalReceipt, ReceiptKind } from '#providers/payment/fiscal-port.ts';
import type { ProviderCallDeps } from '../provider-call.ts';
import { type TransactionKey, selectTransaction } from '../queries.ts';
import { lastRefundId, upsertReceipt } from './queries-receipt.ts';

/** Stores the receipt that a store's register printed for a sale. */
export async function recordCounterReceipt(
  db: Db,
  { paymentId, receipt, now }: { paymentId: number; receipt: FiscalReceiptCode; now: Date },
): Promise<void> {
  const { terminal, number, issuedAt, sign } = receipt;
  const known = { url: fiscalUrl(receipt), receiptNumber: number, terminal, fiscalSign: sign, issuedAt };
  await upsertReceipt(db, {
    paymentId,
    refundId: null,
    receipt: { ...known, statusCode: null, message: null },
    now,
  });
}

/** Stores the receipt of a payment, or of its last refund. Returns false if there is no such payment or nothing was refunded. */
export async function recordReceipt(
  deps: ProviderCallDeps,
  call: TransactionKey & { kind: ReceiptKind; receipt: FiscalReceipt },
): Promise<boolean> {
  return withTransaction(deps.db, async (db) => {
    const payment = await selectTransaction(db, call);
    if (payment === undefined || payment.settled_at === null) return false;
    const refundId = call.kind === 'SALE' ? null : await lastRefundId(db, payment.id);
    if (refundId === undefined) return false;
    await upsertReceipt(db, { paymentId: payment.id, refundId, receipt: call.receipt, now: deps.now() });
    return true;
  });
}
