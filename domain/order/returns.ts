import type { LineOptions } from '#domain/cart/line-options.ts';
import { dayMs } from '#domain/units/durations.ts';

/** Default number of days after the hand-over within which a piece without a fault can be returned (decisions 9). */
export const defaultReturnDays = 10;

/** Limits of the setting; the law requires at least ten. */
export const returnDayBounds = [10, 90] as const;

/** Checks whether a piece without a fault can be exchanged, resized and returned: an engraved one cannot (decisions 9). */
export function isReturnable({ engraving }: Pick<LineOptions, 'engraving'>): boolean {
  return engraving === null;
}

export interface ReturnedPiece {
  /** Whether its line can be returned. */
  returnable: boolean;
  deliveredAt: Date;
  /** As promised when its order was placed. */
  returnDays: number;
  /** The piece has a fault: then neither the period nor an engraving matters. */
  isFaulty: boolean;
}

export type ReturnCheck = { ok: true } | { ok: false; why: 'TOO_LATE' | 'ENGRAVED' };

/** Checks whether the shop accepts the return of a piece at `now`. */
export function mayReturn(
  { returnable, deliveredAt, returnDays, isFaulty }: ReturnedPiece,
  now: Date,
): ReturnCheck {
  if (isFaulty) return { ok: true };
  if (!returnable) return { ok: false, why: 'ENGRAVED' };
  const isInTime = now.getTime() <= deliveredAt.getTime() + returnDays * dayMs;
  return isInTime ? { ok: true } : { ok: false, why: 'TOO_LATE' };
}
