import type { LoadedLine, PlannedLine } from '../load-cart.ts';

/** A line with so many pieces fewer, 0 at the least; it remembers another piece than the one that left. */
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
