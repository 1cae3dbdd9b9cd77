import type { Cart } from '#contract/cart.ts';

/** The hold of a checkout, as its page shows it. */
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
      /** Further pieces can be held, too: they were added to the cart, or became free, after the hold began. */
      canHoldMore: boolean;
    }
  /** Too many in this hour: the instant from which on it may be again. */
  | { kind: 'LIMIT'; againAt: string }
  /** `canHold`: some pieces are free. */
  | { kind: 'NONE'; canHold: boolean };

/** How many pieces one cart may hold (decisions 5). */
const mostPieces = 10;

export function viewHold({ hold, count }: Pick<Cart, 'hold' | 'count'>, now: Date): HoldView {
  if (hold === null) return { kind: 'NONE', canHold: count > 0 };
  return {
    kind: 'HELD',
    until: hold.expiresAt,
    secondsLeft: Math.max(0, Math.round((Date.parse(hold.expiresAt) - now.getTime()) / 1000)),
    canExtend: hold.extendable,
    pieces: hold.pieces,
    wanted: count,
    canHoldMore: hold.pieces < Math.min(count, mostPieces),
  };
}

/** Why pieces were not held: too often in this hour; or so many only for a proven phone, or not before an order is paid. */
export type HoldRefusal =
  | { kind: 'LIMIT'; againAt: string }
  /** `words`: the API's own, in the page's language. */
  | { kind: 'REFUSED'; words: string; problem: 'HOLD_NEEDS_PHONE' | 'ORDER_LIMIT' };

/** The hold as the page shows it after this refusal; null = it was not refused. */
export function afterRefusal(refusal: HoldRefusal | null, hold: HoldView): HoldView {
  return hold.kind === 'NONE' && refusal?.kind === 'LIMIT' ? refusal : hold;
}
