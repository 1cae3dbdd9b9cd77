import type { Piece } from '#contract/cart.ts';
import { linksIn, nameOf } from '#storefront/links.ts';
import { type PageWords, wordOf } from '#storefront/shell/i18n/dictionary.ts';
import { inSentence } from '#ui/format.ts';

/** One piece as the cart, the checkout and the order show it: in the page's language, with displayed fields only. */
export interface PieceView {
  itemId: number;
  serialNumber: string;
  name: string;
  href: string;
  imageUrl: string | null;
  /** The metal's name as used inside a sentence, with the fineness; null for a loose stone. */
  metal: string | null;
  probe: number | null;
  sizeMm: number | null;
  lengthCm: number | null;
  weightGrams: number;
}

export function viewPiece(piece: Piece, words: PageWords): PieceView {
  const { language } = words;
  const { itemId, serialNumber, metal, probe, sizeMm, lengthCm, weightGrams } = piece;
  return {
    itemId,
    serialNumber,
    name: nameOf(piece, language),
    href: linksIn(language).product(piece, serialNumber),
    imageUrl: piece.image?.url ?? null,
    metal: metal && inSentence(wordOf(words, 'metals', metal)),
    probe,
    sizeMm,
    lengthCm,
    weightGrams,
  };
}
