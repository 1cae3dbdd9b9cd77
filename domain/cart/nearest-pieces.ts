/** Facts by which pieces are compared. */
export interface ComparablePiece {
  itemId: number;
  productId: number;
  /** Inner diameter; null = the model has no such size. */
  sizeMm: number | null;
  lengthCm: number | null;
  weightGrams: number;
  /** Whole soʻm; null = price on request. */
  priceSom: number | null;
}

/** Facts of a piece that cannot be had. */
export type LostPiece = Omit<ComparablePiece, 'itemId'>;

/** Number of pieces offered in place of a lost one. */
export const nearestCount = 3;

/** A ring of the next size can be made to fit, and a slightly longer chain can be worn; a larger difference is not useful. */
export const sizeReach = { mm: 0.5, cm: 5 } as const;

/** Returns free pieces of the same model in place of the lost one: the nearest in size first, then in weight (PDP-4). */
export function nearestPieces<P extends ComparablePiece>(lost: LostPiece, left: readonly P[]): P[] {
  return left
    .filter((piece) => piece.productId === lost.productId)
    .toSorted(
      (a, b) =>
        sizeApart(a, lost) - sizeApart(b, lost) ||
        weightApart(a, lost) - weightApart(b, lost) ||
        a.itemId - b.itemId,
    )
    .slice(0, nearestCount);
}

/** A piece of another model of the same category. */
export interface SimilarPiece extends ComparablePiece {
  isOfSameMetal: boolean;
}

/**
 * Returns at most `count` free pieces of other models, one of each, for when the same model does not have enough. They are within reach of
 * the size; those of the same metal come first, then the nearest in size, price and weight.
 */
export function similarPieces<P extends SimilarPiece>(
  lost: LostPiece,
  { offered, count }: { offered: readonly P[]; count: number },
): P[] {
  const models = new Set<number>();
  return offered
    .filter(
      (piece) => piece.productId !== lost.productId && piece.priceSom !== null && isInReach(piece, lost),
    )
    .toSorted(
      (a, b) =>
        Number(b.isOfSameMetal) - Number(a.isOfSameMetal) ||
        sizeApart(a, lost) - sizeApart(b, lost) ||
        priceApart(a, lost) - priceApart(b, lost) ||
        weightApart(a, lost) - weightApart(b, lost) ||
        a.itemId - b.itemId,
    )
    .filter((piece) => !models.has(piece.productId) && models.add(piece.productId))
    .slice(0, count);
}

/** A piece without a size is similar only to pieces without a size. */
function isInReach(piece: ComparablePiece, lost: LostPiece): boolean {
  const isKindred =
    (piece.sizeMm === null) === (lost.sizeMm === null) &&
    (piece.lengthCm === null) === (lost.lengthCm === null);
  return isKindred && sizeApart(piece, lost) <= (lost.sizeMm === null ? sizeReach.cm : sizeReach.mm);
}

/** Difference of two sizes: mm for rings, cm for chains. It is infinite if only one has a size. */
function sizeApart(piece: Pick<ComparablePiece, 'sizeMm' | 'lengthCm'>, lost: LostPiece): number {
  const [one, other] = [piece.sizeMm ?? piece.lengthCm, lost.sizeMm ?? lost.lengthCm];
  if (one === null || other === null) return one === other ? 0 : Infinity;
  return Math.abs(one - other);
}

const weightApart = (piece: ComparablePiece, lost: LostPiece) =>
  Math.abs(piece.weightGrams - lost.weightGrams);

/** The price difference is 0 if either price is on request, so that the other facts decide. */
const priceApart = (piece: ComparablePiece, lost: LostPiece) =>
  piece.priceSom === null || lost.priceSom === null ? 0 : Math.abs(piece.priceSom - lost.priceSom);
