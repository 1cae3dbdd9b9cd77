/** Who has what a line lost: a buyer who is at the checkout or pays now, an order that stands, or its new owner. */
export type LostTo = 'PAYING' | 'ORDERED' | 'SOLD';

export interface LostPiece {
  /** Reserved by somebody else. */
  isReserved: boolean;
  /** Null = until the shop acts. */
  expiresAt: Date | null;
}

export interface Loss {
  to: LostTo;
  /** The instant at which the first of them may be free again, if its buyer lets it go; null = none is to be expected. */
  mayReturnAt: Date | null;
}

/** What became of the pieces a line wished for: as long as one of them may come back, the line says so. */
export function lossOf(pieces: readonly LostPiece[]): Loss {
  const reserved = pieces.filter((piece) => piece.isReserved);
  const [first] = reserved
    .flatMap(({ expiresAt }) => expiresAt ?? [])
    .toSorted((a, b) => a.getTime() - b.getTime());
  if (first !== undefined) return { to: 'PAYING', mayReturnAt: first };
  return { to: reserved.length > 0 ? 'ORDERED' : 'SOLD', mayReturnAt: null };
}
