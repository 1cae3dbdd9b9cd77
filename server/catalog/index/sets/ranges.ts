import { borrow } from './arena.ts';
import { add, lowest, type Bits } from './bits.ts';
import type { IndexState } from '../state.ts';

const ranged = ['priceSom', 'weightMg', 'carat'] as const;
export type RangedColumn = (typeof ranged)[number];
const columns = { priceSom: 'nearPriceSom', weightMg: 'nearWeightMg', carat: 'nearCarat' } as const;

/** Returns the slots whose value lies within the bounds, both inclusive; 0 means "none" and never matches. */
export function between(
  state: IndexState,
  what: RangedColumn,
  [min, max]: [number | null, number | null],
): Bits {
  const { arena, pieces } = state;
  const low = Math.max(min ?? 1, 1);
  const high = max ?? Infinity;
  const within = borrow(arena, state.regionEnds.length);
  const edges = borrow(arena, state.regionEnds.length);
  const near = pieces[columns[what]];
  arena.kernel.between(
    near.byteOffset,
    nearOf(low),
    nearOf(high),
    within.byteOffset,
    edges.byteOffset,
    within.byteLength,
  );
  // values close to a bound are compared exactly: about one piece in a hundred
  const exact = pieces[what];
  for (let word = 0; word < edges.length; word++) {
    for (let rest = edges[word] ?? 0; rest !== 0; rest &= rest - 1) {
      const slot = (word << 5) + lowest(rest);
      const value = exact[slot] ?? 0;
      if (value >= low && value <= high) add(within, slot);
    }
  }
  return within;
}

/** Stores a piece's value in its column; 0 = none. */
export function setRanged(state: IndexState, what: RangedColumn, [slot, value]: [number, number]): void {
  state.pieces[what][slot] = value;
  state.pieces[columns[what]][slot] = nearOf(value);
}

/** Clears the value of the pieces in these slots. */
export function clearRanged({ pieces }: IndexState, from: number, to: number): void {
  for (const what of ranged) {
    pieces[what].fill(0, from, to);
    pieces[columns[what]].fill(0, from, to);
  }
}

const float = new Float32Array(1);
const itsBits = new Uint32Array(float.buffer);

/** The highest 16 bits of a float, which sort like the values: sign, exponent and seven bits of the fraction. */
function nearOf(value: number): number {
  float[0] = value;
  return (itsBits[0] ?? 0) >>> 16;
}
