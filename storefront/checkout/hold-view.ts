import type { Cart } from '#contract/cart.ts';

/** The hold of a checkout, as its page shows it. */
export type HoldView =
  | {
      kind: 'HELD';
      /** The instant at which it ends. */
      until: string;
      /** The remaining time, because the browser's clock may be wrong. */
      secondsLeft: number;
      canExtend: boolean;
      /** The number of held pieces; `wanted`: of how many in the cart. */
      pieces: number;
      wanted: number;
      /** More pieces can be held: they were added to the cart, or became free, after the hold began. */
      canHoldMore: boolean;
    }
  /** Too many holds in this hour; a new one is allowed from this instant on. */
  | { kind: 'LIMIT'; againAt: string }
  /** `canHold`: some pieces are free. */
  | { kind: 'NONE'; canHold: boolean };

/** The maximum number of pieces that one cart may hold (decisions 5). */
const maxPieces = 10;

export function viewHold({ hold, count }: Pick<Cart, 'hold' | 'count'>, now: Date): HoldView {
  if (hold === null) return { kind: 'NONE', canHold: count > 0 };
  return {
    kind: 'HELD',
    until: hold.expiresAt,
    secondsLeft: Math.max(0, Math.round((Date.parse(hold.expiresAt) - now.getTime()) / 1000)),
    canExtend: hold.extendable,
    pieces: hold.pieces,
    wanted: count,
    canHoldMore: hold.pieces < Math.min(count, maxPieces),
  };
}

/**
 * Why pieces were not held: too many holds in this hour; more pieces than allowed without a proven phone; or an
 * unpaid order has to be paid first.
 */
export type HoldRefusal =
  | { kind: 'LIMIT'; againAt: string }
  /** `words`: the API's own sentence, in the page's language. */
  | { kind: 'REFUSED'; words: string; problem: 'HOLD_NEEDS_PHONE' | 'ORDER_LIMIT' };

/** The hold as the page shows it after this refusal; null = it was not refused. */
export function afterRefusal(refusal: HoldRefusal | null, hold: HoldView): HoldView {
  return hold.kind === 'NONE' && refusal?.kind === 'LIMIT' ? refusal : hold;
}
