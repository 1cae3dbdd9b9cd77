import type { Piece } from '#contract/cart.ts';
import type { PriceType } from '#domain/pricing/price-for.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { loadModels } from '../get-cart.ts';
import { loadHeldPieces } from '../load-pieces.ts';
import { pieceToWire } from '../wire.ts';
import { type ExpireDeps, expireHolds } from './expire-holds.ts';
import { endHolds, releasePieces, reservePieces } from './queries-hold.ts';
import {
  type CounterHoldRow,
  lockCounterHold,
  moveCounterHold,
  openCounterHold,
  transferCounterHold,
  selectExpiredHoldOf,
} from './queries-counter-hold.ts';
import { enqueueExpiry } from './start-hold.ts';

/** A piece held by a counter sale. Amounts in whole soʻm. */
export interface CounterPiece {
  itemId: number;
  productId: number;
  priceSom: number;
  /** Retail price before any reduction. */
  listSom: number;
  /** The piece as in the contract. */
  piece: Piece;
}

interface CounterTake {
  saleId: number;
  itemId: number;
  /** Fixed while the sale holds the piece, in whole soʻm. */
  priceSom: number;
  expiresAt: Date;
  now: Date;
}

/**
 * Reserves a piece for a counter sale; it leaves the site at once. An expired hold is ended first. Returns false if somebody else holds it.
 * The caller has locked the sale.
 */
export async function holdForCounter(
  deps: ExpireDeps,
  { saleId, itemId, priceSom, expiresAt, now }: CounterTake,
): Promise<boolean> {
  const { db } = deps;
  const expired = await selectExpiredHoldOf(db, { itemId, now });
  if (expired !== undefined) await expireHolds(deps, { now, holdIds: [expired] });
  const holdId = await openCounterHold(db, { saleId, expiresAt, now });
  const taken = await reservePieces(db, { holdId, pieces: [{ itemId, priceSom }] });
  if (taken.length === 0) return false;
  await enqueueExpiry(db, { holdId, expiresAt });
  return true;
}

/** Loads the pieces held by a sale, at the prices of its buyer. Two statements. */
export async function loadCounterPieces(
  db: ReadDb,
  { hold, priceType, now }: { hold: CounterHoldRow; priceType: PriceType; now: Date },
): Promise<CounterPiece[]> {
  const { id: holdId, item_ids: itemIds } = hold;
  const pieces = await loadHeldPieces(db, { itemIds, holdId, priceType, now });
  const models = await loadModels(db, { pieces });
  return itemIds.flatMap((itemId) => {
    const piece = pieces.find((one) => one.itemId === itemId);
    const model = piece && models.get(piece.productId);
    if (piece === undefined || model === undefined) return [];
    const { productId, priceSom, listSom } = piece;
    return [{ itemId, productId, priceSom: priceSom ?? 0, listSom, piece: pieceToWire(piece, model) }];
  });
}

/** Returns the sale's hold with its pieces, locked until the transaction ends; undefined if it holds nothing. */
export async function lockPiecesOfSale(db: Db, saleId: number): Promise<CounterHoldRow | undefined> {
  return lockCounterHold(db, saleId);
}

/** Sets until when the sale holds its pieces. */
export async function renewCounterHold(
  db: Db,
  { hold, expiresAt }: { hold: CounterHoldRow; expiresAt: Date },
): Promise<void> {
  await moveCounterHold(db, { holdId: hold.id, expiresAt });
  await enqueueExpiry(db, { holdId: hold.id, expiresAt });
}

/** Releases one piece of the sale, or all of them; they are available again at once. */
export async function releaseFromCounter(db: Db, hold: CounterHoldRow, itemId?: number): Promise<void> {
  const isLast = hold.item_ids.every((id) => id === itemId);
  if (itemId === undefined || isLast) await endHolds(db, [hold.id]);
  else await releasePieces(db, { holdId: hold.id, itemIds: [itemId] });
}

/** Transfers the sale's hold to an order. */
export async function transferToCounterOrder(
  db: Db,
  { hold, orderId }: { hold: CounterHoldRow; orderId: number },
): Promise<void> {
  await transferCounterHold(db, { holdId: hold.id, orderId });
}
