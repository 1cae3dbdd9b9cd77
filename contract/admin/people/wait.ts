import { Type, type Static } from 'typebox';
import { Artikul, Instant, LengthCm, names, Nullable, Shape, SizeMm, Words } from '../../primitives.ts';

/** A piece that those who wait could have: for sale, reserved, or taken off the sale. */
const PieceThatAnswers = Shape({
  serialNumber: Type.String(),
  state: Words(['AVAILABLE', 'RESERVED', 'WITHDRAWN']),
});

/**
 * A model, in one size or length or in any (both null), that somebody waits for. `oldest`: since when the first of those who wait; null:
 * nobody does any more. `sent`: how many have had their message. `pieces`: five at most.
 */
export const WaitedModel = Shape({
  artikul: Artikul,
  ...names,
  sizeMm: Nullable(SizeMm),
  lengthCm: Nullable(LengthCm),
  waiting: Type.Integer({ minimum: 0 }),
  sent: Type.Integer({ minimum: 0 }),
  oldest: Nullable(Instant),
  pieces: Type.Array(PieceThatAnswers),
});

export type WaitedModel = Static<typeof WaitedModel>;
