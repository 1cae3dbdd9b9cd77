import { Type, type Static } from 'typebox';
import { Code, Id, Instant, Line, names, Nullable, Shape, Som } from '../../primitives.ts';
import { PricePreview } from './price-preview.ts';

/** A reference rate, whole soʻm for a gram. `setBy` null: a command of the shop. `appliedAt` null: its time has not come. */
export const RateRow = Shape({
  id: Id,
  metal: Code,
  rate: Som,
  from: Instant,
  appliedAt: Nullable(Instant),
  setBy: Nullable(Type.String()),
});

/** Pieces that wait for a new price: `queued` get it one after another, `held` when nobody keeps them any more. */
export const Repricing = Shape({
  queued: Type.Integer({ minimum: 0 }),
  held: Type.Integer({ minimum: 0 }),
});

/**
 * `metals` that may have a rate, in their order. `inForce`: the latest of each that was applied; `toCome`, the next first; `history`: those
 * that were applied, the latest first, at most 300.
 */
export const Rates = Shape({
  metals: Type.Array(Shape({ code: Code, ...names })),
  inForce: Type.Array(RateRow),
  toCome: Type.Array(RateRow),
  history: Type.Array(RateRow),
  repricing: Repricing,
});

const wished = { metal: Code, rate: Type.Integer({ minimum: 1, maximum: 100_000_000_000 }) };
export const PreviewRate = Shape(wished);

/** `current` null: the metal has no rate. `isSurprising`: off by so much that the sum is to be typed again. */
export const RatePreview = Shape({
  ...PricePreview.properties,
  current: Nullable(Som),
  isSurprising: Type.Boolean(),
  needsApproval: Type.Boolean(),
});

/** `from` left out = at once. `again`: the sum, typed a second time. `reason`: for the second person. */
export const SetRate = Shape({
  ...wished,
  from: Type.Optional(Instant),
  again: Type.Optional(wished.rate),
  reason: Type.Optional(Line(300)),
});

export type RateRow = Static<typeof RateRow>;
export type Rates = Static<typeof Rates>;
export type RatePreview = Static<typeof RatePreview>;
export type SetRate = Static<typeof SetRate>;
export type Repricing = Static<typeof Repricing>;
