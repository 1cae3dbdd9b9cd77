/** The fields that the choice of a piece depends on. */
export interface ChoosablePiece {
  serial: string;
  /** Inner diameter in mm or length in cm; null = the model has no sizes. */
  size: number | null;
  /** Grams. */
  weight: number;
  /** Whole soʻm; null = on request. */
  price: number | null;
  state: 'AVAILABLE' | 'RESERVED' | 'SOLD';
  resizable: 'none' | '0.5' | '1' | '2';
}

/** The piece or size requested by an address (`?piece=ZR-001842`, `?size=17`) or a form. */
export interface Wish {
  piece: string | null;
  size: number | null;
}

/** `piece` is null if nothing in that size can be bought now. */
export interface Choice<P extends ChoosablePiece> {
  size: number | null;
  piece: P | null;
}

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

export function readWish(search: URLSearchParams): Wish {
  const size = Number((search.get('size') ?? '').replace(',', '.'));
  return { piece: search.get('piece') || null, size: Number.isFinite(size) && size > 0 ? size : null };
}

/** The query of a page that shows the choice. */
export function writeWish({ piece, size }: Wish): string {
  return piece === null ? `?size=${size}` : `?piece=${encodeURIComponent(piece)}`;
}

/**
 * Chooses the piece requested by its number, whatever its state: a shared page still shows it. If another size is
 * requested as well, the size wins, because it was chosen later. Otherwise chooses the cheapest piece that can be
 * bought, in the requested size if there is one.
 */
export function choosePiece<P extends ChoosablePiece>(pieces: readonly P[], wish: Wish): Choice<P> {
  const named = pieces.find((piece) => piece.serial === wish.piece);
  if (named && (wish.size === null || named.size === wish.size)) return { size: named.size, piece: named };
  const isKnownSize = pieces.some((piece) => piece.size === wish.size);
  if (wish.size !== null && isKnownSize)
    return { size: wish.size, piece: cheapest(inSize(pieces, wish.size)) };
  const piece = cheapest(pieces);
  return { size: piece?.size ?? null, piece };
}

/** Every size the model was made in, smallest first; `isBuyable`: a piece of it can be bought now. */
export function sizesOf(pieces: readonly ChoosablePiece[]): { size: number; isBuyable: boolean }[] {
  const sizes = new Set(pieces.flatMap(({ size }) => (size === null ? [] : [size])));
  return [...sizes]
    .toSorted((a, b) => a - b)
    .map((size) => ({ size, isBuyable: inSize(pieces, size).some(isBuyable) }));
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

export function inSize<P extends ChoosablePiece>(pieces: readonly P[], size: number | null): P[] {
  return pieces.filter((piece) => piece.size === size);
}

export const isBuyable = (piece: ChoosablePiece): boolean => piece.state === 'AVAILABLE';

/** A price on request counts as the most expensive. */
function cheapest<P extends ChoosablePiece>(pieces: readonly P[]): P | null {
  return (
    pieces.filter(isBuyable).toSorted((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity))[0] ?? null
  );
}
