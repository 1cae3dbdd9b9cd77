import { Type, type Static } from 'typebox';
import { Code, Id, Instant, Line, names, Nullable, Shape, Som } from '../../primitives.ts';
import { PricePreview } from './price-preview.ts';

/** A reference rate in whole soʻm per gram. `setBy` null: set by a command of the shop. `appliedAt` null: not in force yet. */
export const RateRow = Shape({
  id: Id,
  metal: Code,
  rate: Som,
  from: Instant,
  appliedAt: Nullable(Instant),
  setBy: Nullable(Type.String()),
});

/** Pieces whose price is to be recalculated: `queued` are next in line; `held` are recalculated when they are no longer held. */
export const Repricing = Shape({
  queued: Type.Integer({ minimum: 0 }),
  held: Type.Integer({ minimum: 0 }),
});

/**
 * `metals` that can have a rate, in display order. `inForce`: the current rate of each; `toCome`: future ones, the next first; `history`:
 * past and current ones, newest first, at most 300.
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

/** `current` null: the metal has no rate. `isSurprising`: the difference is so large that the rate must be typed again. */
export const RatePreview = Shape({
  ...PricePreview.properties,
  current: Nullable(Som),
  isSurprising: Type.Boolean(),
  needsApproval: Type.Boolean(),
});

/** `from` left out = at once. `again`: the rate, typed a second time. `reason`: shown to the person who approves it. */
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
