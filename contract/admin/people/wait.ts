import { Type, type Static } from 'typebox';
import { Artikul, Instant, LengthCm, Line, names, Nullable, Shape, SizeMm, Words } from '../../primitives.ts';

/** A piece that those who wait could get: for sale, reserved, or withdrawn from sale. */
const PieceThatAnswers = Shape({
  serialNumber: Type.String(),
  state: Words(['AVAILABLE', 'RESERVED', 'WITHDRAWN']),
});

/**
 * A model, in one size or length or in any (both null), that somebody waits for. `oldest`: since when the first of them waits; null:
 * nobody waits any more. `sent`: number of messages sent. `pieces`: at most five.
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

/** Columns of the list. */
export const waitColumns = ['model', 'waiting', 'size', 'oldest', 'sent', 'pieces'] as const;

/**
 * Ends the stock alerts for a model in one size, one length or any, as the row has them. `reason` is visible to the staff only: shoppers
 * get no message.
 */
export const EndWaits = Shape({
  artikul: Artikul,
  sizeMm: Nullable(SizeMm),
  lengthCm: Nullable(LengthCm),
  reason: Line(300),
});
export const EndedWaits = Shape({ ended: Type.Integer({ minimum: 0 }) });

export type WaitColumn = (typeof waitColumns)[number];
export type WaitedModel = Static<typeof WaitedModel>;
