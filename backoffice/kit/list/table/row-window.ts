/** The rows of a table that are in the document; the others are replaced by two gaps of their height. */
export interface RowWindow {
  from: number;
  /** Exclusive. */
  to: number;
}

/** A list of at most this many rows has all of them in the document. */
export const wholeUpTo = 60;
/** Number of rows before and after the visible ones, so that a key press or a short scroll finds them. */
const around = 16;
/** The window moves by this many rows at once. */
const step = 8;

interface Sight {
  /** Number of rows in total. */
  count: number;
  /** The height of a row, px. */
  height: number;
  /** How far the first row is above the top of the screen, px. */
  above: number;
  /** The height of the screen, px. */
  screen: number;
}

/** The rows needed for a screen (BO-61): the visible ones and some around them. */
export function windowOf({ count, height, above, screen }: Sight): RowWindow {
  if (count <= wholeUpTo || height <= 0) return { from: 0, to: count };
  const first = Math.floor(above / height / step) * step - around;
  const shown = Math.ceil(screen / height) + 2 * around + step;
  const from = Math.min(Math.max(first, 0), Math.max(count - shown, 0));
  return { from, to: Math.min(from + shown, count) };
}

/** A window with this row in its middle, before anything was measured. */
export function windowAround(row: number, count: number): RowWindow {
  const from = Math.min(Math.max(row - wholeUpTo / 2, 0), Math.max(count - wholeUpTo, 0));
  return { from, to: Math.min(from + wholeUpTo, count) };
}
