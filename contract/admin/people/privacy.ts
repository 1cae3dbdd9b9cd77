import { Type, type Static } from 'typebox';
import { Day, Id, Instant, Line, Nullable, Shape, Words } from '../../primitives.ts';
import { AnyOf, listQuery } from '../list.ts';

/** EXPORT: a copy of the personal data that the shop stores; ERASE: deletion of the account and its data. */
export const privacyKinds = ['EXPORT', 'ERASE'] as const;
export const privacyStates = ['WAITING', 'DONE', 'REFUSED'] as const;
export const privacyActions = ['EXPORT', 'ERASE', 'REFUSE'] as const;

/** `q`: a customer's number. */
export const PrivacyRequestsQuery = Shape({
  ...listQuery(['dueOn', 'requestedOn']),
  state: Type.Optional(AnyOf),
  kind: Type.Optional(AnyOf),
});

/**
 * `basis`: how the person asked, such as the number of a letter. `isLate`: its due day has passed. `awaitsApproval`: a second person has
 * to approve the erasure. `addedBy`: who recorded it. `doneBy` null: not done yet, or the person closed the account. `approvedBy`: who
 * approved the erasure. `outcome`: why it was refused.
 */
export const PrivacyRequest = Shape({
  id: Id,
  version: Type.Integer({ minimum: 1 }),
  customerId: Id,
  kind: Words(privacyKinds),
  state: Words(privacyStates),
  basis: Type.String(),
  requestedOn: Day,
  dueOn: Day,
  isLate: Type.Boolean(),
  awaitsApproval: Type.Boolean(),
  addedBy: Type.String(),
  doneBy: Nullable(Type.String()),
  approvedBy: Nullable(Type.String()),
  doneAt: Nullable(Instant),
  outcome: Nullable(Type.String()),
  allowedActions: Type.Array(Words(privacyActions)),
});

export const privacyColumns = [
  'customer',
  'kind',
  'state',
  'dueOn',
  'requestedOn',
  'addedBy',
  'basis',
  'done',
] as const;

export const PrivacyParams = Shape({ id: Id });
/** `requestedOn`: the day in Tashkent on which the person asked, not in the future. */
export const NewPrivacyRequest = Shape({
  customerId: Id,
  kind: Words(privacyKinds),
  requestedOn: Day,
  basis: Line(300),
});
export const RefusePrivacyRequest = Shape({ reason: Line(300) });

export type PrivacyColumn = (typeof privacyColumns)[number];
export type PrivacyKind = (typeof privacyKinds)[number];
export type PrivacyState = (typeof privacyStates)[number];
export type PrivacyAction = (typeof privacyActions)[number];
export type PrivacyRequest = Static<typeof PrivacyRequest>;
