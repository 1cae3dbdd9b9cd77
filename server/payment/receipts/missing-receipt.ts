import { type RawBuilder, sql } from 'kysely';
import { dayMs } from '#domain/units/durations.ts';

/** A missing receipt is looked for so long. */
const receiptDays = 90;

export const receiptsSince = (now: Date): Date => new Date(now.getTime() - receiptDays * dayMs);

/**
 * Money since then without its fiscal receipt, of a ledger entry `l`, its payment `p`, order `o` and receipt `r`: a provider makes one of
 * each payment and refund, the register of a store one of a sale over the counter.
 */
export const isReceiptMissing = (since: Date): RawBuilder<boolean> => sql<boolean>`(
  (p.transaction_id is not null or o.channel = 'COUNTER' and p.tender = 0 and l.refund_id is null)
  and l.at > ${since} and coalesce(r.url, r.fiscal_sign) is null)`;
