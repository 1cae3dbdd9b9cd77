import { Type, type Static } from 'typebox';
import { Day, Id, Instant, LanguageWord, names, Nullable, Shape, Words } from '../../primitives.ts';
import { callbackStates, callbackSubjects } from '../../request.ts';
import { bestTimes } from '../../words.ts';
import { AnyOf, listQuery } from '../list.ts';

/** What becomes of a call: they were spoken to, nobody answered, or there is nothing to call about. */
export const callbackSteps = ['CALLED', 'NO_ANSWER', 'CLOSED'] as const;

/** `q`: a name, or digits of a phone. `late`: due for more than a quarter of an hour. Days of Tashkent, both inclusive. */
export const StaffCallbacksQuery = Shape({
  ...listQuery(['dueAt', 'createdAt']),
  state: Type.Optional(AnyOf),
  subject: Type.Optional(AnyOf),
  bestTime: Type.Optional(AnyOf),
  language: Type.Optional(AnyOf),
  late: Type.Optional(Type.Boolean()),
  'createdAt.from': Type.Optional(Day),
  'createdAt.to': Type.Optional(Day),
});

/** A model as a request names it. */
export const ModelOfRequest = Shape({ artikul: Type.String(), ...names });

/** `phone` with its middle hidden. `dueAt`: from when on they may be called. `tries`: how often nobody answered. */
export const StaffCallback = Shape({
  id: Id,
  version: Type.Integer({ minimum: 1 }),
  state: Words(callbackStates),
  name: Type.String(),
  phone: Type.String(),
  subject: Words(callbackSubjects),
  product: Nullable(ModelOfRequest),
  serialNumber: Nullable(Type.String()),
  orderNumber: Nullable(Type.String()),
  bestTime: Words(bestTimes),
  comment: Type.String(),
  language: LanguageWord,
  createdAt: Instant,
  dueAt: Instant,
  movedAt: Instant,
  tries: Type.Integer({ minimum: 0 }),
  isLate: Type.Boolean(),
  allowedActions: Type.Array(Words(callbackSteps)),
});

export const callColumns = [
  'name',
  'state',
  'subject',
  'age',
  'bestTime',
  'phone',
  'language',
  'createdAt',
  'tries',
] as const;

export const RequestIdParams = Shape({ id: Id });
export const MoveCallback = Shape({ step: Words(callbackSteps) });
/** The whole phone of a request. */
export const RequestContact = Shape({ phone: Type.String() });

export type CallColumn = (typeof callColumns)[number];
export type CallbackStep = (typeof callbackSteps)[number];
export type StaffCallback = Static<typeof StaffCallback>;
