import type { ReservedPiece } from '#contract/cart.ts';
import { lossOf } from '#domain/cart/lost-to.ts';
import type { ReadDb } from '#database/connect.ts';
import { selectReserved } from '../lines/queries-instead.ts';

/** Lists the pieces of a product that are reserved at `now`, and whether they may become available again. One statement. */
export async function listReserved(
  db: ReadDb,
  { productId, now }: { productId: number; now: Date },
): Promise<ReservedPiece[]> {
  const rows = await selectReserved(db, productId);
  // expired holds are ended only when somebody needs their piece
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
