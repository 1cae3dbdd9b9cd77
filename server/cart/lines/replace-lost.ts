import type { Cart } from '#contract/cart.ts';
import { lineKey } from '#domain/cart/line-key.ts';
import { withTransaction } from '#database/transaction.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { presentCart } from '../get-cart.ts';
import { idOf } from './line-variant.ts';
import { piecesOf } from '../load-cart.ts';
import { loadPiecesOf } from '../load-pieces.ts';
import { loadLockedCart } from '../lock-cart.ts';
import { oncePerCart } from '../hold/once-per-cart.ts';
import { putLine } from './put-cart-line.ts';
import { type Entering, type HoldDeps, holdWanted } from '../hold/start-hold.ts';
import { retryOnConflict } from '../hold/reserve-items.ts';

export interface Replacing extends Entering {
  /** The id of the line that lost a piece. */
  lineId: string;
  /** The piece to take instead, of the same model or another. */
  itemId: number;
}

/**
 * Replaces a piece that a line lost, in one step, with the line's options and position; during the checkout it is held at once. Does
 * nothing if the line has lost nothing, because its piece is available again or the call is a repeat.
 * Refuses with NOT_FOUND (no such piece), ITEM_NOT_AVAILABLE, PRICE_ON_REQUEST, ENGRAVING_NOT_POSSIBLE, and as `startHold`.
 */
export async function replaceLost(
  deps: HoldDeps,
  { owner, ownPhone, ip, idempotencyKey: key, lineId, itemId, now }: Replacing,
): Promise<Cart> {
  if (owner === undefined) throw new Refusal('CART_EMPTY');
  const request = { lineId, itemId };
  return retryOnConflict(deps, now, () =>
    withTransaction(deps.db, (db) =>
      oncePerCart(db, { owner, operation: 'replace-lost', key, request, now }, async () => {
        const cart = await loadLockedCart(db, { owner, now });
        if (cart === undefined) throw new Refusal('CART_EMPTY');
        const line = cart.lines.find(({ id }) => id === lineId);
        const isTaken = piecesOf(cart).some((piece) => piece.itemId === itemId);
        if (line === undefined || line.allocation.state === 'OK' || isTaken)
          return presentCart(db, cart, now);
        const [piece] = await loadPiecesOf(db, { itemIds: [itemId], now, priceType: cart.priceType });
        if (piece === undefined) throw new Refusal('NOT_FOUND');
        const { options } = line.wish;
        const key = lineKey(piece);
        const before = cart.lines.find(({ id }) => id === idOf({ key, options }))?.wish.quantity ?? 0;
        const wish = { key, options, itemId, quantity: before + 1, takenFrom: lineId };
        const replaced = await putLine(db, { owner, ...wish, now });
        if (replaced.hold === null) return presentCart(db, replaced, now);
        return presentCart(db, await holdWanted(db, deps, { cart: replaced, ownPhone, ip, now }), now);
      }),
    ),
  );
}
