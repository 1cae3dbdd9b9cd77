import type { TenderMethod } from '#contract/admin/counter.ts';

/** In the order of their buttons. */
export const tenderMethodWords = [
  'CASH',
  'CARD_IN_STORE',
  'TRANSFER',
] as const satisfies readonly TenderMethod[];
