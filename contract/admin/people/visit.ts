import { Type, type Static } from 'typebox';
import { Artikul, Day, Id, Instant, names, Nullable, Shape, Words } from '../../primitives.ts';
import { visitStates } from '../../request.ts';
import { pageLanguages } from '../../words.ts';
import { AnyOf, listQuery } from '../list.ts';

/** States that the staff give to a visit. */
export const visitSteps = ['CONFIRMED', 'KEPT', 'MISSED', 'CANCELLED'] as const;

/**
 * `q`: a name, or digits of a phone. `toDo`: not confirmed yet, or over without a note whether the shopper came. `startsOn`: days in the
 * time zone of Tashkent, both inclusive.
 */
export const StaffVisitsQuery = Shape({
  ...listQuery(['startsAt', 'createdAt']),
  state: Type.Optional(AnyOf),
  storeId: Type.Optional(AnyOf),
  'startsOn.from': Type.Optional(Day),
  'startsOn.to': Type.Optional(Day),
  toDo: Type.Optional(Type.Boolean()),
});

/**
 * Preparation of a piece for a visit. NO: nothing is done yet. ASIDE: it is set aside for the visit. REQUESTED: requested from the store
 * that has it. COMING: in transit to this store. TAKEN: held by somebody else.
 */
export const layOutStates = ['NO', 'ASIDE', 'REQUESTED', 'COMING', 'TAKEN'] as const;

/** A piece to be shown. `storeId` null: it is in the warehouse. */
const PieceOfVisit = Shape({
  serialNumber: Type.String(),
  artikul: Artikul,
  ...names,
  storeId: Nullable(Id),
  isFree: Type.Boolean(),
  laidOut: Words(layOutStates),
});

/** `phone`: with its middle digits masked. `place`: which of the hour's places. `mayMove`: it can be rescheduled. */
export const StaffVisit = Shape({
  id: Id,
  version: Type.Integer({ minimum: 1 }),
  state: Words(visitStates),
  storeId: Id,
  startsAt: Instant,
  place: Type.Integer({ minimum: 1 }),
  name: Type.String(),
  phone: Type.String(),
  comment: Type.String(),
  language: Words(pageLanguages),
  pieces: Type.Array(PieceOfVisit),
  createdAt: Instant,
  rescheduledAt: Nullable(Instant),
  allowedActions: Type.Array(Words(visitSteps)),
  mayMove: Type.Boolean(),
  /** Something can be prepared now: a piece is elsewhere, or it is here and the visit begins within two days. */
  mayLayOut: Type.Boolean(),
});

export const visitColumns = [
  'name',
  'state',
  'startsAt',
  'store',
  'place',
  'phone',
  'pieces',
  'language',
  'createdAt',
] as const;

export const MoveVisit = Shape({ step: Words(visitSteps) });
/** Local time in Tashkent, `HH:00`, as returned by `GET /visit-times`. */
export const RescheduleVisit = Shape({
  day: Day,
  time: Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }),
});

export type VisitColumn = (typeof visitColumns)[number];
export type VisitStep = (typeof visitSteps)[number];
export type StaffVisit = Static<typeof StaffVisit>;
