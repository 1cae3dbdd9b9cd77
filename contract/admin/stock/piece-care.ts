import { Type, type Static } from 'typebox';
import { Day, Instant, Line, Nullable, Shape, Som, WeightGrams } from '../../primitives.ts';
import { TypedGrams } from './typed-measures.ts';

/** A piece that is or was at a workshop. `cost`: amount the shop paid for it; null = unknown, or the role may not see it. */
export const Repair = Shape({
  workshop: Type.String(),
  task: Type.String(),
  dueOn: Nullable(Day),
  sentBy: Type.String(),
  sentAt: Instant,
  backAt: Nullable(Instant),
  cost: Nullable(Som),
  /** The piece's new weight; null = unchanged. */
  newWeightGrams: Nullable(WeightGrams),
});

/** Set aside for `person` until `until`. */
export const SetAside = Shape({ person: Type.String(), staff: Type.String(), until: Instant });

/** `hours`: duration, at most what the shop allows (`asideHours` of the piece). */
export const KeepAside = Shape({ person: Line(80), hours: Type.Integer({ minimum: 1, maximum: 168 }) });
export const SendToRepair = Shape({ workshop: Line(120), task: Line(300), dueOn: Type.Optional(Day) });
/**
 * `weightGrams`: the weight now; left out = unchanged. `isWeightSure`: confirms one that differs a lot from the weight before. `isReady`: the
 * piece goes on sale at once.
 */
export const BackFromRepair = Shape({
  weightGrams: Type.Optional(TypedGrams),
  isWeightSure: Type.Optional(Type.Boolean()),
  cost: Type.Optional(Som),
  isReady: Type.Boolean(),
});
/** Why a piece is lost, written off or found. */
export const LossReason = Shape({ reason: Line(300) });

export type Repair = Static<typeof Repair>;
export type SendToRepair = Static<typeof SendToRepair>;
export type BackFromRepair = Static<typeof BackFromRepair>;
