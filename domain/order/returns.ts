import type { LineOptions } from '#domain/cart/line-options.ts';
import { dayMs } from '#domain/units/durations.ts';

/** Days after the hand-over within which a piece without a fault may be returned, until the shop decides on more (decisions 9). */
export const usualReturnDays = 10;

/** Between which numbers the shop may decide: the law gives ten. */
export const returnDayBounds = [10, 90] as const;

/** An engraved piece is its owner's for good: it is neither exchanged nor resized nor taken back when it has no fault (decisions 9). */
export function isReturnable({ engraving }: Pick<LineOptions, 'engraving'>): boolean {
  return engraving === null;
}

export interface ReturnedPiece {
  /** Whether its line may be returned. */
  returnable: boolean;
  deliveredAt: Date;
  /** Promised when its order was placed. */
  returnDays: number;
  /** The piece has a fault: then neither the days nor an engraving matter. */
  isFaulty: boolean;
}

export type ReturnCheck = { ok: true } | { ok: false; why: 'TOO_LATE' | 'ENGRAVED' };

/** Whether the shop takes a piece back at `now`. */
export function mayReturn(
  { returnable, deliveredAt, returnDays, isFaulty }: ReturnedPiece,
  now: Date,
): ReturnCheck {
  if (isFaulty) return { ok: true };
  if (!returnable) return { ok: false, why: 'ENGRAVED' };
  const isInTime = now.getTime() <= deliveredAt.getTime() + returnDays * dayMs;
  return isInTime ? { ok: true } : { ok: false, why: 'TOO_LATE' };
}
