import { lineKey, parseLineKey } from './line-key.ts';
import type { LineOptions } from './line-options.ts';
import { type ComparablePiece, type LostPiece, nearestPieces } from './nearest-pieces.ts';

/** A cart has at most 20 lines, a line at most 10 pieces, and a checkout holds at most 10 (decisions 5). */
export const cartRules = { lines: 20, piecesPerLine: 10, heldPieces: 10 } as const;

/** The facts of a piece that carts need. */
export interface OfferedPiece extends ComparablePiece {
  /** Null for a loose stone. */
  probe: number | null;
  /** Whether this cart can have it: AVAILABLE, held by this cart, or held by another whose time has expired. */
  isFree: boolean;
  /** Whether this cart holds it now. */
  isHeld: boolean;
  isEngravable: boolean;
}

/** A stored line: a request for `quantity` pieces with that key, preferably including the chosen one, each with these options. */
export interface Wish {
  key: string;
  itemId: number | null;
  quantity: number;
  options: LineOptions;
}

export interface Allocation<P extends OfferedPiece> {
  /** The pieces the line would buy now, at most `quantity`. */
  pieces: P[];
  /** Maximum number of pieces that the line could have. */
  maxQuantity: number;
  state: 'OK' | 'REDUCED' | 'UNAVAILABLE';
  /** For a lost piece: available pieces of the same model, nearest in size and weight first (PDP-4). */
  nearest: P[];
}

/**
 * Allocates pieces to the lines of a cart. No piece is in two lines. Lines with a weight choose first, because other lines can take any
 * piece. Within a line the order is: held by this cart, the chosen piece, the cheapest; among equals, pieces that another line chose or
 * that only an engraved line needs come last.
 */
export function allocatePieces<P extends OfferedPiece>(
  wishes: readonly Wish[],
  pieces: readonly P[],
): Allocation<P>[] {
  const free = pieces.filter((piece) => piece.isFree && piece.priceSom !== null);
  const taken = new Set<number>();
  const chosen = new Map<Wish, P[]>();
  for (const wish of bySpecificity(wishes)) {
    const fitting = preferred(
      free.filter((piece) => !taken.has(piece.itemId) && fits(wish, piece)),
      {
        wish,
        takenByOtherLines: new Set(wishes.flatMap((each) => (each === wish ? [] : (each.itemId ?? [])))),
      },
    );
    const own = fitting.slice(0, Math.min(wish.quantity, cartRules.piecesPerLine));
    for (const piece of own) taken.add(piece.itemId);
    chosen.set(wish, own);
  }
  const left = free.filter((piece) => !taken.has(piece.itemId));
  return wishes.map((wish) => allocation({ wish, own: chosen.get(wish) ?? [], left, pieces }));
}

/** Checks whether a piece fits a line: it has its key, in either form, and can be engraved if the line is engraved. */
export function fits({ key, options }: Pick<Wish, 'key' | 'options'>, piece: OfferedPiece): boolean {
  return hasKey(piece, key) && canBeEngraved(piece, options);
}

/** Checks whether this is a key of the piece, in either form. */
export function hasKey(piece: OfferedPiece, key: string): boolean {
  return key === lineKey({ ...piece, weightGrams: null }) || key === lineKey(piece);
}

function canBeEngraved(piece: OfferedPiece, { engraving }: LineOptions): boolean {
  return engraving === null || piece.isEngravable;
}

function allocation<P extends OfferedPiece>(args: {
  wish: Wish;
  own: P[];
  left: P[];
  pieces: readonly P[];
}): Allocation<P> {
  const { wish, own } = args;
  const left = args.left.filter((piece) => canBeEngraved(piece, wish.options));
  const more = left.filter((piece) => hasKey(piece, wish.key)).length;
  const maxQuantity = Math.min(own.length + more, cartRules.piecesPerLine);
  if (own.length >= wish.quantity) return { pieces: own, maxQuantity, state: 'OK', nearest: [] };
  const state = own.length === 0 ? 'UNAVAILABLE' : 'REDUCED';
  return { pieces: own, maxQuantity, state, nearest: nearestPieces(lostPiece(wish, args.pieces), left) };
}

/** Returns the piece that a line displays if it cannot buy any: the chosen one, or any piece with its key. */
export function rememberedPiece<P extends OfferedPiece>(wish: Wish, pieces: readonly P[]): P | undefined {
  return (
    pieces.find((piece) => piece.itemId === wish.itemId) ?? pieces.find((piece) => hasKey(piece, wish.key))
  );
}

/** Returns the facts of the piece that the line requested and cannot have. */
export function lostPiece(wish: Wish, pieces: readonly OfferedPiece[]): LostPiece {
  const known = rememberedPiece(wish, pieces);
  if (known) return known;
  const named = parseLineKey(wish.key);
  return {
    productId: named?.productId ?? 0,
    sizeMm: named?.size ?? null,
    lengthCm: null,
    weightGrams: named?.weightGrams ?? 0,
    priceSom: null,
  };
}

function bySpecificity(wishes: readonly Wish[]): Wish[] {
  const rank = (wish: Wish) => (parseLineKey(wish.key)?.weightGrams == null ? 1 : 0);
  return wishes.toSorted((a, b) => rank(a) - rank(b));
}

function preferred<P extends OfferedPiece>(
  pieces: readonly P[],
  { wish, takenByOtherLines }: { wish: Wish; takenByOtherLines: ReadonlySet<number> },
): P[] {
  const isChosen = (piece: P) => piece.itemId === wish.itemId;
  const rank = (piece: P) => (piece.isHeld ? 0 : isChosen(piece) ? 1 : 2);
  const claim = (piece: P) => (isChosen(piece) ? 0 : takenByOtherLines.has(piece.itemId) ? 2 : 1);
  const spare = (piece: P) => (wish.options.engraving === null && piece.isEngravable ? 1 : 0);
  return pieces.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      claim(a) - claim(b) ||
      (a.priceSom ?? 0) - (b.priceSom ?? 0) ||
      spare(a) - spare(b) ||
      a.itemId - b.itemId,
  );
}
