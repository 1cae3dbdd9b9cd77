import type { Piece } from '#contract/cart.ts';
import type { RepeatedOrder } from '#contract/order.ts';
import { cartRules } from '#domain/cart/allocate-pieces.ts';
import { lineKey } from '#domain/cart/line-key.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { addWishes } from '#server/cart/add-wishes.ts';
import type { CartOwner } from '#server/cart/cart-owner.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { selectOrder, selectOrderLines } from './queries.ts';
import { boughtPiece, modelToWire } from './wire.ts';

interface Bought {
  key: string;
  piece: Piece;
  quantity: number;
}

/**
 * Puts into the caller's cart what the order bought: pieces of the same model, size and fineness, the cheapest first. Twice puts nothing
 * more. Names the models of which not as many can be had. Refuses NOT_FOUND, CART_FULL. Reserves nothing.
 */
export async function repeatOrder(
  db: Db,
  { number, owner, now }: { number: string; owner: CartOwner; now: Date },
): Promise<RepeatedOrder> {
  return withTransaction(db, async (db) => {
    const order = await selectOrder(db, { number });
    if (order === undefined) throw new Refusal('NOT_FOUND');
    const lines = await selectOrderLines(db, [order.id]);
    const bought = byKey(lines.map(boughtPiece));
    const wishes = bought.map(({ key, piece, quantity }) => ({ key, productId: piece.productId, quantity }));
    const added = await addWishes(db, { owner, wishes, now });
    const missing = bought.filter(({ key, quantity }) => (added.get(key) ?? 0) < quantity);
    return {
      added: [...added.values()].reduce((sum, quantity) => sum + quantity, 0),
      missing: onePerModel(missing).map(({ piece }) => modelToWire(piece)),
    };
  });
}

function byKey(pieces: readonly Piece[]): Bought[] {
  const groups = Map.groupBy(pieces, (piece) => lineKey({ ...piece, weightGrams: null }));
  return [...groups].flatMap(([key, [piece, ...others]]) =>
    piece === undefined
      ? []
      : [{ key, piece, quantity: Math.min(1 + others.length, cartRules.piecesPerLine) }],
  );
}

function onePerModel(bought: readonly Bought[]): Bought[] {
  return [...new Map(bought.map((one) => [one.piece.productId, one])).values()];
}
