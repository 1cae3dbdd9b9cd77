/** Who has a lost piece: a buyer in the checkout or paying, an order, or its new owner. */
export type LostTo = 'PAYING' | 'ORDERED' | 'SOLD';

export interface LostPiece {
  /** Reserved by another shopper. */
  isReserved: boolean;
  /** Null = the reservation does not expire by itself. */
  expiresAt: Date | null;
}

export interface Loss {
  to: LostTo;
  /** The earliest instant at which one of them may become available again; null = none is expected to. */
  mayReturnAt: Date | null;
}

/** Returns what happened to the pieces that a line requested. As long as one of them may become available again, the result says so. */
export function lossOf(pieces: readonly LostPiece[]): Loss {
  const reserved = pieces.filter((piece) => piece.isReserved);
  const [first] = reserved
    .flatMap(({ expiresAt }) => expiresAt ?? [])
    .toSorted((a, b) => a.getTime() - b.getTime());
  if (first !== undefined) return { to: 'PAYING', mayReturnAt: first };
  return { to: reserved.length > 0 ? 'ORDERED' : 'SOLD', mayReturnAt: null };
}
