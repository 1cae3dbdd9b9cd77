import { cheapest, type ChoosablePiece, inSize, isBuyable, sizesOf } from './choose-piece.ts';

export interface NearSize {
  size: number;
  /** The serial number of its cheapest piece. */
  serial: string;
  /** Whole soʻm. */
  price: number | null;
  /** Price difference to the cheapest piece of the requested size, soʻm; null = not comparable. */
  difference: number | null;
  /** Whether a jeweler can resize it to the requested size. */
  canBeResized: boolean;
}

/** For a size without a piece for sale: the next smaller and the next larger size that have one (PDP-3). */
export function nearestSizes(pieces: readonly ChoosablePiece[], wished: number): NearSize[] {
  const sizes = sizesOf(pieces).filter((entry) => entry.isBuyable);
  const below = sizes.findLast(({ size }) => size < wished);
  const above = sizes.find(({ size }) => size > wished);
  const before = inSize(pieces, wished).find(({ price }) => price !== null)?.price ?? null;
  return [below, above].flatMap((near) => {
    const piece = near && cheapest(inSize(pieces, near.size));
    if (!near || !piece) return [];
    const difference = before === null || piece.price === null ? null : piece.price - before;
    const reach = piece.resizable === 'none' ? 0 : Number(piece.resizable);
    const canBeResized = Math.abs(near.size - wished) <= reach;
    return [{ size: near.size, serial: piece.serial, price: piece.price, difference, canBeResized }];
  });
}

/** The piece offered instead of one that is gone: of the same size if possible, otherwise the nearest in weight (PDP-4). */
export function nearestByWeight<P extends ChoosablePiece>(
  pieces: readonly P[],
  lost: ChoosablePiece,
): P | null {
  const available = pieces.filter((piece) => isBuyable(piece) && piece.serial !== lost.serial);
  const sameSize = available.filter(({ size }) => size === lost.size);
  const distance = (piece: P) => Math.abs(piece.weight - lost.weight);
  return (
    (sameSize.length > 0 ? sameSize : available).toSorted((a, b) => distance(a) - distance(b))[0] ?? null
  );
}
