import type { ReservedPiece } from '#contract/cart.ts';
import { lossOf } from '#domain/cart/lost-to.ts';
import type { ReadDb } from '#database/connect.ts';
import { selectReserved } from '../lines/queries-instead.ts';

/** The pieces of a product that are reserved at `now`, with whether they may come back. One statement. */
export async function listReserved(
  db: ReadDb,
  { productId, now }: { productId: number; now: Date },
): Promise<ReservedPiece[]> {
  const rows = await selectReserved(db, productId);
  // a hold whose time is over is ended by the first who wants its piece
  const stillReserved = rows.filter(({ expires_at: until }) => until === null || until > now);
  return stillReserved.map((row) => {
    const { to, mayReturnAt } = lossOf([{ isReserved: true, expiresAt: row.expires_at }]);
    return {
      itemId: row.item_id,
      lostTo: to === 'PAYING' ? to : 'ORDERED',
      mayReturnAt: mayReturnAt?.toISOString() ?? null,
    };
  });
}
