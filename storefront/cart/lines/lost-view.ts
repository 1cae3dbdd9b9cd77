import type { CartLine } from '#contract/cart.ts';
import { linksIn } from '#storefront/links.ts';
import type { PageWords } from '#storefront/shell/i18n/dictionary.ts';
import { viewPiece, type PieceView } from './piece-view.ts';

/** A piece offered as a replacement; prices in whole soʻm. */
export interface NearestView extends PieceView {
  isSameModel: boolean;
  price: number;
  /** Its price minus the price of the lost piece; positive if it is more expensive. */
  difference: number;
}

/** What was lost of a line, who has it, and what the shopper can do. */
export interface LostView {
  /** The id of the line. */
  id: string;
  name: string;
  serialNumber: string;
  lostTo: NonNullable<CartLine['lostTo']>;
  mayReturnAt: string | null;
  /** How many pieces the line still has. */
  left: number;
  nearest: NearestView[];
  /** The page of the stock alert; null if a piece of this size is available already. */
  notifyHref: string | null;
}

/** Returns null if nothing is lost. */
export function viewLost(line: CartLine, words: PageWords): LostView | null {
  const { id, piece, lostTo, mayReturnAt, quantity, nearest, unitPrice } = line;
  if (lostTo === null) return null;
  const { name, serialNumber } = viewPiece(piece, words);
  const size = piece.sizeMm ?? piece.lengthCm;
  const hasEqual = nearest.some(
    (near) => near.productId === piece.productId && (near.sizeMm ?? near.lengthCm) === size,
  );
  const about = { product: piece.artikul, ...(size !== null && { size: String(size) }) };
  return {
    id,
    name,
    serialNumber,
    lostTo,
    mayReturnAt,
    left: quantity,
    nearest: nearest.map((near) => ({
      ...viewPiece(near, words),
      isSameModel: near.productId === piece.productId,
      price: near.price,
      difference: near.price - unitPrice,
    })),
    notifyHref: hasEqual ? null : linksIn(words.language).request('notify', about),
  };
}
