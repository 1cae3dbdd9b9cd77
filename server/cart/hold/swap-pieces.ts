import type { Piece } from '#contract/cart.ts';
import type { PriceType } from '#domain/pricing/price-for.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { loadModels } from '../get-cart.ts';
import type { PlacedPiece } from '../list-pickups.ts';
import { loadPiecesOf } from '../load-pieces.ts';
import { pieceToWire } from '../wire.ts';
import { lockOrderHold, releasePieces, reservePieces } from './queries-hold.ts';

/** A piece that could be added to an order. */
export interface OfferedForOrder extends PlacedPiece {
  itemId: number;
  serialNumber: string;
  /** Whether nobody holds it. A piece with an expired reservation is free within a minute, once the job has ended the reservation. */
  isFree: boolean;
  /** In whole soʻm; null = on request. */
  priceSom: number | null;
  /** The piece as in the contract, to be stored with the order. */
  piece: Piece;
}

/** Loads pieces by their ids, at this shopper's current prices. Two statements. */
export async function loadOfferedPieces(
  db: ReadDb,
  args: { itemIds: number[]; priceType: PriceType; now: Date },
): Promise<OfferedForOrder[]> {
  const pieces = await loadPiecesOf(db, args);
  const models = await loadModels(db, { pieces });
  return pieces.flatMap((piece) => {
    const model = models.get(piece.productId);
    if (model === undefined) return [];
    const { itemId, serialNumber, storeId, arrivesOn, priceSom } = piece;
    const isFree = piece.isFree && piece.expiredHoldId === null;
    return [
      {
        itemId,
        serialNumber,
        storeId,
        arrivesOn,
        workshopDays: 0,
        isFree,
        priceSom,
        piece: pieceToWire(piece, model),
      },
    ];
  });
}

/**
 * Replaces pieces of an order that has not been handed over; the removed ones are available again. Returns false if somebody else holds one
 * of the new pieces. The caller has locked the order.
 */
export async function swapOrderPieces(
  db: Db,
  args: { orderId: number; out: readonly number[]; into: readonly { itemId: number; priceSom: number }[] },
): Promise<boolean> {
  const { orderId, out, into } = args;
  const hold = await lockOrderHold(db, orderId);
  if (hold === undefined) throw new Error(`order ${orderId} has no hold`);
  const taken = into.length === 0 ? [] : await reservePieces(db, { holdId: hold.id, pieces: into });
  if (taken.length < into.length) return false;
  if (out.length > 0) await releasePieces(db, { holdId: hold.id, itemIds: out });
  return true;
}
