import type { ApprovalFact } from '#contract/admin/approval.ts';
import type { ApprovalEffect } from '#server/kit/approval-needed.ts';
import type { PriceTally } from './tally-prices.ts';

/** What a second person sees of a change of prices: by how much all of them together, and how many. */
export const priceEffect = (
  { beforeSom, afterSom, dearer, cheaper }: PriceTally,
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
