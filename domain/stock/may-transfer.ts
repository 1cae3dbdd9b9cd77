import type { PieceFacts } from './piece-actions.ts';

export interface TransferCandidate extends PieceFacts {
  /** null = the warehouse. */
  storeId: number | null;
  isInTransit: boolean;
  /** The pickup store of the order that reserves it; null = no such order. */
  pickupStoreId: number | null;
}

/** If it is withdrawn for one of these reasons, it is in no store. */
const away: ReadonlySet<string> = new Set(['REPAIR', 'LOST', 'WRITTEN_OFF']);

/**
 * Returns why a piece cannot be transferred from one place to another; null = it can. A piece reserved by an order can only be transferred
 * to the order's pickup store.
 */
export function transferRefusal(
  piece: TransferCandidate,
  { from, to }: { from: number | null; to: number | null },
): 'HELD' | 'ELSEWHERE' | 'TRAVELLING' | 'GONE' | null {
  if (piece.state === 'SOLD' || away.has(piece.withdrawnBecause ?? '')) return 'GONE';
  if (piece.isInTransit) return 'TRAVELLING';
  if (piece.storeId !== from) return 'ELSEWHERE';
  const isForPickup = piece.pickupStoreId !== null && piece.pickupStoreId === to;
  return piece.state === 'RESERVED' && !isForPickup ? 'HELD' : null;
}
