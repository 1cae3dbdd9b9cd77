import type { TransferRow } from '#contract/admin/stock/transfer.ts';
import type { Tone } from '../../kit/status.tsx';

export const toneOfTransfer: Record<TransferRow['state'], Tone> = {
  SENT: 'works',
  ARRIVED: 'waits',
  CLOSED: 'done',
};

/** A serial number as it is printed. */
export const readSerial = (typed: string): string => typed.trim().toUpperCase();
