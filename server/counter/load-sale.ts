import { manualDiscounts } from '#domain/counter/manual-discount.ts';
import type { Db } from '#database/connect.ts';
import { type CounterPiece, loadCounterPieces, lockPiecesOfSale } from '#server/cart/hold/counter-hold.ts';
import type { SoldAtCounter } from '#server/order/place/place-counter-order.ts';
import { type CartPromo, findCartPromo } from '#server/pricing/promo-codes/find-cart-promo.ts';
import { type BuyerRow, findBuyer, type SaleRow } from './queries-sale.ts';

/** A sale with the pieces it holds now, at its buyer's prices. */
export interface LoadedSale {
  row: SaleRow;
  /** Undefined = it holds nothing. */
  hold: Awaited<ReturnType<typeof lockPiecesOfSale>>;
  buyer: BuyerRow | undefined;
  promo: CartPromo | null;
  pieces: SoldAtCounter[];
  /** In whole soʻm. */
  sums: { goodsSom: number; discountSom: number; manualSom: number; totalSom: number };
}

/** Loads a sale with at most seven statements for any number of pieces. The caller has locked the sale. */
export async function loadSale(db: Db, row: SaleRow, now: Date): Promise<LoadedSale> {
  const { buyer_phone: phone } = row;
  const buyer = phone === null ? undefined : await findBuyer(db, phone);
  const hold = await lockPiecesOfSale(db, row.id);
  const priceType = buyer?.price_type ?? 'B2C';
  const held = hold === undefined ? [] : await loadCounterPieces(db, { hold, priceType, now });
  const promo = await loadPromo(db, { row, held, userId: buyer?.id ?? null, now });
  const pieces = withDiscounts(held, { promo, percent: row.discount_percent });
  const sumOf = (name: 'priceSom' | 'discountSom' | 'manualDiscountSom') =>
    pieces.reduce((sum, piece) => sum + piece[name], 0);
  const [goodsSom, discountSom, manualSom] = [
    sumOf('priceSom'),
    sumOf('discountSom'),
    sumOf('manualDiscountSom'),
  ];
  const totalSom = goodsSom - discountSom - manualSom;
  return { row, hold, buyer, promo, pieces, sums: { goodsSom, discountSom, manualSom, totalSom } };
}

async function loadPromo(
  db: Db,
  args: { row: SaleRow; held: readonly CounterPiece[]; userId: number | null; now: Date },
): Promise<CartPromo | null> {
  const { row, held, userId, now } = args;
  if (row.promo_code_id === null) return null;
  const shopper = { userId, phone: row.buyer_phone };
  return findCartPromo(db, { promoCodeId: row.promo_code_id, pieces: held, shopper, now });
}

/** The seller's discount applies after the promo code's. */
function withDiscounts(
  held: readonly CounterPiece[],
  { promo, percent }: { promo: CartPromo | null; percent: number | null },
): SoldAtCounter[] {
  const promoted = held.map((piece) => ({ ...piece, discountSom: promo?.discounts.get(piece.itemId) ?? 0 }));
  const manual = manualDiscounts(
    promoted.map(({ priceSom, discountSom }) => priceSom - discountSom),
    percent,
  );
  return promoted.map((piece, index) => ({ ...piece, manualDiscountSom: manual[index] ?? 0 }));
}
