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

export function inSize<P extends ChoosablePiece>(pieces: readonly P[], size: number | null): P[] {
  return pieces.filter((piece) => piece.size === size);
}

export const isBuyable = (piece: ChoosablePiece): boolean => piece.state === 'AVAILABLE';

/** A price on request counts as the most expensive. */
export function cheapest<P extends ChoosablePiece>(pieces: readonly P[]): P | null {
  return (
    pieces.filter(isBuyable).toSorted((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity))[0] ?? null
  );
}
