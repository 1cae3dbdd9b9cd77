import type { ApprovalRow } from '#contract/admin/approval.ts';
import type { Tone } from '../kit/status.tsx';

export const toneOfApproval: Record<ApprovalRow['state'], Tone> = {
  WAITING: 'waits',
  APPROVED: 'done',
  REFUSED: 'bad',
  OVER: 'over',
};

/** The screen of the record that a request is of; undefined: it has none. */
export function recordPath({
  resource,
  record,
}: Pick<ApprovalRow, 'resource' | 'record'>): string | undefined {
  const paths: Record<string, string> = {
    order: '/orders/',
    piece: '/pieces/',
    transfer: '/transfers/',
  };
  const path = paths[resource];
  return path && `${path}${encodeURIComponent(record)}`;
}
