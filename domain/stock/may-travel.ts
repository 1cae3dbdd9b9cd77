import type { PieceFacts } from './piece-actions.ts';

export interface Traveller extends PieceFacts {
  /** null = the warehouse. */
  storeId: number | null;
  isTravelling: boolean;
  /** Store where its order is picked up, if an order reserves it and is picked up; null = no such order. */
  pickupStoreId: number | null;
}

/** Withdrawn for one of these reasons, it is in no store. */
const away: ReadonlySet<string> = new Set(['REPAIR', 'LOST', 'WRITTEN_OFF']);

/**
 * Why a piece cannot be sent from one place to another; null = it can. A reserved piece travels only to where its order is
 * picked up: it is never moved from under an order.
 */
export function whyNotTravel(
  piece: Traveller,
  { from, to }: { from: number | null; to: number | null },
): 'HELD' | 'ELSEWHERE' | 'TRAVELLING' | 'GONE' | null {
  if (piece.state === 'SOLD' || away.has(piece.withdrawnBecause ?? '')) return 'GONE';
  if (piece.isTravelling) return 'TRAVELLING';
  if (piece.storeId !== from) return 'ELSEWHERE';
  const isForPickup = piece.pickupStoreId !== null && piece.pickupStoreId === to;
  return piece.state === 'RESERVED' && !isForPickup ? 'HELD' : null;
}
