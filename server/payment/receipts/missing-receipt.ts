import { type RawBuilder, sql } from 'kysely';
import { dayMs } from '#domain/units/durations.ts';

/** Number of days for which a missing receipt is reported. */
const receiptDays = 90;

export const receiptsSince = (now: Date): Date => new Date(now.getTime() - receiptDays * dayMs);

/**
 * True for a payment or refund since then without its fiscal receipt, given a ledger entry `l`, its payment `p`, order `o` and receipt
 * `r`. A provider makes a receipt for each payment and refund, a store's register for each counter sale.
 */
export const isReceiptMissing = (since: Date): RawBuilder<boolean> => sql<boolean>`(
  (p.transaction_id is not null or o.channel = 'COUNTER' and p.tender = 0 and l.refund_id is null)
  and l.at > ${since} and coalesce(r.url, r.fiscal_sign) is null)`;
