import type { TransferRow } from '#contract/admin/stock/transfer.ts';
import type { Tone } from '../../kit/status.tsx';

/** What the receiving store does with a transfer. */
export type TransferAction = 'receive' | 'close';

export const toneOfTransfer: Record<TransferRow['state'], Tone> = {
  SENT: 'works',
  ARRIVED: 'waits',
  CLOSED: 'done',
};
