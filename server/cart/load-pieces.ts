import type { OfferedPiece } from '#domain/cart/allocate-pieces.ts';
import { parseLineKey } from '#domain/cart/line-key.ts';
import { type PriceType, priceFor } from '#domain/pricing/price-for.ts';
import type { ReadDb } from '#database/connect.ts';
import { type OfferedPieceRow, selectOfferedPieces } from './queries.ts';

/** A piece of the cart's products, with what the cart shows of it. */
export interface CartPiece extends OfferedPiece {
  serialNumber: string;
  storeId: number | null;
  arrivesOn: string | null;
  /** Retail price before any reduction, in whole soʻm. */
  listSom: number;
  /** The expired hold that still has the piece and has to be ended before it can be reserved. */
  expiredHoldId: number | null;
  /** Reserved by somebody else until `expiresAt`; null = until the shop acts. */
  isReserved: boolean;
  expiresAt: Date | null;
  /** The price for shoppers who do not hold it, in whole soʻm. */
  openPriceSom: number | null;
}

/** Loads pieces by their ids, as they are for a cart that holds none of them. */
export async function loadPiecesOf(
  db: ReadDb,
  { itemIds, ...moment }: Pick<PiecesArgs, 'itemIds' | 'now' | 'priceType'>,
): Promise<CartPiece[]> {
  return loadPieces(db, { keys: [], itemIds, holdId: null, ...moment });
}

/** Loads pieces by their ids, at the prices of the hold that has them. */
export async function loadHeldPieces(
  db: ReadDb,
  args: Pick<PiecesArgs, 'itemIds' | 'now' | 'priceType'> & { holdId: number },
): Promise<CartPiece[]> {
  return loadPieces(db, { keys: [], ...args });
}

interface PiecesArgs {
  keys: string[];
  itemIds: number[];
  holdId: number | null;
  now: Date;
  priceType: PriceType;
}

export async function loadPieces(db: ReadDb, args: PiecesArgs): Promise<CartPiece[]> {
  const productIds = [...new Set(args.keys.flatMap((key) => parseLineKey(key)?.productId ?? []))];
  if (productIds.length === 0 && args.itemIds.length === 0) return [];
  const rows = await selectOfferedPieces(db, { productIds, itemIds: args.itemIds });
  return rows.map((row) => cartPiece(row, args));
}

function cartPiece(row: OfferedPieceRow, { holdId, now, priceType }: PiecesArgs): CartPiece {
  const isReserved = row.product_item_state === 'RESERVED';
  const isHeld = isReserved && holdId !== null && row.hold_id === holdId;
  const isOver = isReserved && row.held_until !== null && row.held_until <= now;
  const priceNowSom = priceFor({ b2cSom: row.price_b2c_som, b2bSom: row.price_b2b_som }, priceType);
  return {
    itemId: row.id,
    productId: row.product_id,
    serialNumber: row.serial_number,
    sizeMm: row.size_hundredths_mm === null ? null : row.size_hundredths_mm / 100,
    lengthCm: row.length_mm === null ? null : row.length_mm / 10,
    probe: row.probe,
    weightGrams: row.weight_mg / 1000,
    // a price that rises during the checkout does not apply while the piece is held (CHK-9)
    priceSom:
      isHeld && row.held_price_som !== null
        ? Math.min(row.held_price_som, priceNowSom ?? row.held_price_som)
        : priceNowSom,
    listSom: row.old_price_b2c_som ?? row.price_b2c_som ?? 0,
    isHeld,
    isEngravable: row.engravable,
    isFree: isHeld || (row.product_state === 'ACTIVE' && (row.product_item_state === 'AVAILABLE' || isOver)),
    storeId: row.store_id,
    arrivesOn: row.arrives_on,
    expiredHoldId: isOver ? row.hold_id : null,
    isReserved: isReserved && !isHeld && !isOver,
    expiresAt: row.held_until,
    openPriceSom: priceNowSom,
  };
}
