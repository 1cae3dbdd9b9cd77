import { Type, type Static } from 'typebox';
import { Artikul, Instant, LengthCm, Line, names, Nullable, Shape, SizeMm, Words } from '../../primitives.ts';

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

/** What the list shows of it. */
export const waitColumns = ['model', 'waiting', 'size', 'oldest', 'sent', 'pieces'] as const;

/**
 * Ends the waits for a model in one size, one length or any, as the row has them. `reason` is for the staff alone: shoppers get no
 * message.
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
