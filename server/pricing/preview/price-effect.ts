import type { ApprovalFact } from '#contract/admin/approval.ts';
import type { ApprovalEffect } from '#server/kit/approval-needed.ts';
import type { PriceTotals } from './tally-prices.ts';

/** The effect of a price change as shown to the approver: the total difference and the number of pieces. */
export const priceEffect = (
  { beforeSom, afterSom, dearer, cheaper }: PriceTotals,
  facts: readonly ApprovalFact[],
): ApprovalEffect => ({
  amountSom: Math.abs(afterSom - beforeSom),
  serials: [],
  facts: [
    ...facts,
    { name: 'PIECES', value: dearer + cheaper },
    { name: 'BEFORE', value: beforeSom },
    { name: 'AFTER', value: afterSom },
  ],
});
