import type { Cart } from '#contract/cart.ts';

/** The hold of a checkout, as its page tells it. */
export type HoldView =
  | {
      kind: 'HELD';
      /** The instant at which it ends. */
      until: string;
      /** The same from now, because the browser's clock may be wrong. */
      secondsLeft: number;
      canExtend: boolean;
      /** How many of the pieces; `wanted`: of how many. */
      pieces: number;
      wanted: number;
    }
  /** Too many in this hour: the instant from which on it may be again. */
  | { kind: 'LIMIT'; againAt: string }
  | { kind: 'NONE' };

/** `refusedFor`: the API began no hold because of too many, and gives another one in so many seconds. */
export function viewHold(
  { hold, count }: Pick<Cart, 'hold' | 'count'>,
  { refusedFor, now }: { refusedFor: number | null; now: Date },
): HoldView {
  if (hold !== null) {
    return {
      kind: 'HELD',
      until: hold.expiresAt,
      secondsLeft: Math.max(0, Math.round((Date.parse(hold.expiresAt) - now.getTime()) / 1000)),
      canExtend: hold.extendable,
      pieces: hold.pieces,
      wanted: count,
    };
  }
  if (refusedFor === null) return { kind: 'NONE' };
  return { kind: 'LIMIT', againAt: new Date(now.getTime() + refusedFor * 1000).toISOString() };
}
