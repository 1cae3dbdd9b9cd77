import { Type, type Static } from 'typebox';
import { names, Shape, Som } from '../../primitives.ts';

/** A piece whose price changes; 0 = on request. */
export const PriceChange = Shape({ serial: Type.String(), ...names, before: Som, after: Som });

/** `margin`: what is left of the price without VAT after the cost, in whole percent of it. */
export const LowMargin = Shape({
  serial: Type.String(),
  ...names,
  price: Som,
  cost: Som,
  margin: Type.Integer(),
});

const Count = Type.Integer({ minimum: 0 });

/**
 * What a change of prices would do. `pieces` are looked at, of which `dearer` and `cheaper` change; `held`: of those, held or ordered now,
 * whose price waits. `before` and `after`: of all that change, together. `changes`: the largest, at most 200; `low`: those that would leave
 * less than the least margin, the lowest first, at most 100 of `lowCount`.
 */
export const PricePreview = Shape({
  pieces: Count,
  dearer: Count,
  cheaper: Count,
  held: Count,
  before: Som,
  after: Som,
  changes: Type.Array(PriceChange),
  lowCount: Count,
  low: Type.Array(LowMargin),
});

export type PriceChange = Static<typeof PriceChange>;
export type LowMargin = Static<typeof LowMargin>;
export type PricePreview = Static<typeof PricePreview>;
