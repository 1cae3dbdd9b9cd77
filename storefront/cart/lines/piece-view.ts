import type { Piece } from '#contract/cart.ts';
import type { Language } from '#contract/words.ts';
import { linksIn, nameOf } from '#storefront/links.ts';

/** One piece as the cart, the checkout and the order show it: in the page's language, and no more than is shown. */
export interface PieceView {
  itemId: number;
  serialNumber: string;
  name: string;
  href: string;
  imageUrl: string | null;
  /** Metal and fineness: null = a loose stone. */
  metal: Piece['metal'];
  probe: number | null;
  sizeMm: number | null;
  lengthCm: number | null;
  weightGrams: number;
}

export function viewPiece(piece: Piece, language: Language): PieceView {
  const { itemId, serialNumber, metal, probe, sizeMm, lengthCm, weightGrams } = piece;
  return {
    itemId,
    serialNumber,
    name: nameOf(piece, language),
    href: linksIn(language).product(piece, serialNumber),
    imageUrl: piece.image?.url ?? null,
    metal,
    probe,
    sizeMm,
    lengthCm,
    weightGrams,
  };
}
