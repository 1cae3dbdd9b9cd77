import type { SettledProvider, SettlementState } from '#contract/admin/settlement.ts';
import type { Tone } from '../kit/status.tsx';

/** The providers whose reports can be read. */
export const settledNames: readonly SettledProvider[] = ['PAYME', 'CLICK', 'UZUM'];

export const settlementTones: Record<SettlementState, Tone> = {
  ONLY_OURS: 'bad',
  ONLY_THEIRS: 'bad',
  OTHER_SUM: 'bad',
  DOUBLED: 'bad',
  OTHER_DAY: 'works',
  UNREPORTED: 'waits',
  MANUAL: 'back',
  MATCHED: 'done',
};
