import { Type, type Static } from 'typebox';
import { names, Shape, Som } from '../../primitives.ts';

/** A piece whose price changes; 0 = on request. */
export const PriceChange = Shape({ serial: Type.String(), ...names, before: Som, after: Som });

/** `margin`: (price without VAT - cost) in whole percent of the price without VAT. */
export const LowMargin = Shape({
  serial: Type.String(),
  ...names,
  price: Som,
  cost: Som,
  margin: Type.Integer(),
});

const Count = Type.Integer({ minimum: 0 });

/**
 * Effect of a price change. `pieces`: number of pieces considered; `dearer` and `cheaper` of them change. `held`: those of them that are
 * held or ordered now, so that their price changes later. `before` and `after`: totals of the pieces that change. `changes`: the largest,
 * at most 200. `low`: those that would fall below the minimum margin, lowest first, at most 100 of `lowCount`.
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
