import type { TransferRow } from '#contract/admin/stock/transfer.ts';
import type { Tone } from '../../kit/status.tsx';

/** What the receiving store does with a transfer. */
export type TransferAction = 'receive' | 'close';

export const toneOfTransfer: Record<TransferRow['state'], Tone> = {
  SENT: 'works',
  ARRIVED: 'waits',
  CLOSED: 'done',
};

/** Normalizes a serial number to its printed form. */
export const readSerial = (typed: string): string => typed.trim().toUpperCase();
