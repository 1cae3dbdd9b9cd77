import { Type, type Static } from 'typebox';
import { Day, Id, Instant, LanguageWord, names, Nullable, Shape, Words } from '../../primitives.ts';
import { callbackStates, callbackSubjects } from '../../request.ts';
import { bestTimes } from '../../words.ts';
import { AnyOf, listQuery } from '../list.ts';

/** Outcome of a call-back: the shopper was reached, nobody answered, or no call is needed. */
export const callbackSteps = ['CALLED', 'NO_ANSWER', 'CLOSED'] as const;

/**
 * `q`: a name, or digits of a phone. `late`: due for more than a quarter of an hour. Days are in the time zone of Tashkent, both
 * inclusive.
 */
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

/** The model that a request is about. */
export const ModelOfRequest = Shape({ artikul: Type.String(), ...names });

/** `phone`: with its middle digits masked. `dueAt`: earliest time for the call. `tries`: number of unanswered calls. */
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
/** The full phone number of a request. */
export const RequestContact = Shape({ phone: Type.String() });

export type CallColumn = (typeof callColumns)[number];
export type CallbackStep = (typeof callbackSteps)[number];
export type StaffCallback = Static<typeof StaffCallback>;
