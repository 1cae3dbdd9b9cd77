import { Type, type Static } from 'typebox';
import { Artikul, Day, Id, Instant, names, Nullable, Shape, Words } from '../../primitives.ts';
import { visitStates } from '../../request.ts';
import { pageLanguages } from '../../words.ts';
import { AnyOf, listQuery } from '../list.ts';

/** What becomes of a visit. */
export const visitSteps = ['CONFIRMED', 'KEPT', 'MISSED', 'CANCELLED'] as const;

/**
 * `q`: a name, or digits of a phone. `toDo`: not confirmed yet, or over without a note whether the shopper came. `startsOn`: days of Tashkent,
 * both inclusive.
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
 * How far a piece is that the visitor wants to see. NO: nothing is done yet. ASIDE: it is kept for the visit. REQUESTED: the store that has
 * it is to send it. COMING: it is on its way here. TAKEN: somebody else has it.
 */
export const layOutStates = ['NO', 'ASIDE', 'REQUESTED', 'COMING', 'TAKEN'] as const;

/** A piece that is laid out. `storeId` null: it is in the warehouse. */
const PieceOfVisit = Shape({
  serialNumber: Type.String(),
  artikul: Artikul,
  ...names,
  storeId: Nullable(Id),
  isFree: Type.Boolean(),
  laidOut: Words(layOutStates),
});

/** `phone` with its middle hidden. `place`: which one of its hour. `mayMove`: to another hour. */
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
  /** Something can be laid out now: a piece is elsewhere, or here and the visit begins within two days. */
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
/** Local time in Tashkent, `HH:00`, as `GET /visit-times` offers it. */
export const RescheduleVisit = Shape({
  day: Day,
  time: Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }),
});

export type VisitColumn = (typeof visitColumns)[number];
export type VisitStep = (typeof visitSteps)[number];
export type StaffVisit = Static<typeof StaffVisit>;
