import type { LoadedLine, PlannedLine } from '../load-cart.ts';

/** Returns the line with a reduced quantity, at least 0; if the chosen piece left, the line chooses another. */
export function shrunkLine(
  { wish, allocation }: LoadedLine,
  { by, itemId }: { by: number; itemId: number | null },
): PlannedLine {
  const gone = itemId ?? wish.itemId;
  const remembered = allocation.pieces.find((piece) => piece.itemId !== gone);
  return {
    ...wish,
    itemId: remembered?.itemId ?? wish.itemId,
    quantity: Math.max(wish.quantity - Math.max(by, 0), 0),
  };
}
