import { lostPiece, rememberedPiece } from '#domain/cart/allocate-pieces.ts';
import { nearestCount, similarPieces } from '#domain/cart/nearest-pieces.ts';
import type { ReadDb } from '#database/connect.ts';
import { type LoadedCart, type LoadedLine, piecesOf } from '../load-cart.ts';
import { type CartPiece, loadPiecesOf } from '../load-pieces.ts';
import { selectSimilar } from './queries-instead.ts';

/** The alternatives offered for each line that lost pieces, by the line's id. */
export type Instead = ReadonlyMap<string, readonly CartPiece[]>;

/**
 * Finds the nearest pieces of the same model and, if there are fewer than three, of similar models (PDP-4). No statement if nothing was
 * lost, otherwise two. Reserves nothing.
 */
export async function offerAlternatives(
  db: ReadDb,
  { cart, now }: { cart: LoadedCart; now: Date },
): Promise<Instead> {
  const lost = cart.lines.filter(({ allocation }) => allocation.state !== 'OK');
  const found = new Map(lost.map((line) => [line.id, line.allocation.nearest]));
  const wanting = lost.filter(({ allocation }) => allocation.nearest.length < nearestCount);
  const similar = await loadSimilar(db, { wanting, cart, now });
  for (const line of wanting) {
    const { nearest } = line.allocation;
    const offered = similar(line);
    const count = nearestCount - nearest.length;
    const more = similarPieces(lostPiece(line.wish, cart.pieces), { offered, count });
    found.set(line.id, [...nearest, ...more]);
  }
  return found;
}

type Similar = CartPiece & { isOfSameMetal: boolean };

async function loadSimilar(
  db: ReadDb,
  { wanting, cart, now }: { wanting: readonly LoadedLine[]; cart: LoadedCart; now: Date },
): Promise<(line: LoadedLine) => Similar[]> {
  const remembered = (line: LoadedLine) => rememberedPiece(line.wish, cart.pieces)?.itemId;
  const lostIds = wanting.flatMap((line) => remembered(line) ?? []);
  if (lostIds.length === 0) return () => [];
  const rows = await selectSimilar(db, lostIds);
  const own = new Set(piecesOf(cart).map(({ itemId }) => itemId));
  const pieces = await loadPiecesOf(db, {
    itemIds: rows.map((row) => row.item_id),
    now,
    priceType: cart.priceType,
  });
  const free = new Map(
    pieces.filter(({ isFree, itemId }) => isFree && !own.has(itemId)).map((piece) => [piece.itemId, piece]),
  );
  return (line) =>
    rows
      .filter((row) => row.lost_id === remembered(line))
      .flatMap((row) => {
        const piece = free.get(row.item_id);
        const isPossible = line.wish.options.engraving === null || piece?.isEngravable === true;
        return piece && isPossible ? [{ ...piece, isOfSameMetal: row.is_of_same_metal }] : [];
      });
}
