import { Type, type Static } from 'typebox';
import { Id, Instant, Line, Nullable, Shape, Som, Words } from '../primitives.ts';
import { AnyOf, listQuery } from './list.ts';

/** Operations that a second person must approve (backoffice.md 2.8). */
export const approvalKinds = [
  'RATE',
  'FORMULA',
  'PRICE',
  'REDUCTION',
  'REFUND',
  'WRITE_OFF',
  'LOST',
  'OLD_GOLD',
  'ERASE',
  'ROLE',
  'DISCOUNT',
] as const;

/** OVER: the requester withdrew the request. */
export const approvalStates = ['WAITING', 'APPROVED', 'REFUSED', 'OVER'] as const;

/** Facts of a request that are shown to the person who decides: words and instants as text, counts and whole soʻm as numbers. */
export const approvalFactNames = [
  'METAL',
  'RATE_NOW',
  'RATE_NEW',
  'CHANGES',
  'NAME',
  'ROLE_NOW',
  'ROLE_NEW',
  'CODE',
  'PERCENT',
  'SUM',
  'TARGETS',
  'FROM',
  'UNTIL',
  'USES',
  'PIECES',
  'BEFORE',
  'AFTER',
] as const;
export const ApprovalFact = Shape({
  name: Words(approvalFactNames),
  value: Type.Union([Type.String(), Type.Integer()]),
});

export const ApprovalsQuery = Shape({
  ...listQuery(['requestedAt']),
  state: Type.Optional(AnyOf),
  kind: Type.Optional(AnyOf),
});

/**
 * `amount`: the amount that the request moves or writes off, as requested. `resource` and `record`: the record it is about, such as an
 * order and its number.
 */
export const ApprovalRow = Shape({
  id: Id,
  kind: Words(approvalKinds),
  state: Words(approvalStates),
  amount: Nullable(Som),
  serials: Type.Array(Type.String()),
  resource: Type.String(),
  record: Type.String(),
  reason: Type.String(),
  requestedBy: Type.String(),
  requestedAt: Instant,
  decidedBy: Nullable(Type.String()),
  decidedAt: Nullable(Instant),
  /** Whether the requester decided it, because nobody else had the permission. */
  isSole: Type.Boolean(),
  refusedBecause: Nullable(Type.String()),
});

export const approvalColumns = [
  'kind',
  'state',
  'record',
  'amount',
  'requestedAt',
  'requestedBy',
  'decidedAt',
  'decidedBy',
  'reason',
] as const;

/**
 * `amountNow`: the amount at this moment; the approval must name it. `mayApprove` is true for one's own request only if nobody else has
 * the permission, from `soleFrom` on.
 */
export const Approval = Shape({
  ...ApprovalRow.properties,
  amountNow: Nullable(Som),
  isOwn: Type.Boolean(),
  mayApprove: Type.Boolean(),
  mayRefuse: Type.Boolean(),
  facts: Type.Array(ApprovalFact),
  soleFrom: Nullable(Instant),
});

/**
 * A request that nobody has decided yet, as the record that it is about shows it. `mayOpen`: the caller can open its screen, because they
 * may decide it or have made it.
 */
export const WaitingApproval = Shape({
  id: Id,
  kind: Words(approvalKinds),
  amount: Nullable(Som),
  serials: Type.Array(Type.String()),
  requestedBy: Type.String(),
  requestedAt: Instant,
  mayOpen: Type.Boolean(),
});

export const ApprovalParams = Shape({ id: Id });
/** `amount`: the amount that was shown to the person who decides; left out if the request has none. */
export const Approve = Shape({ amount: Type.Optional(Som) });
export const RefuseApproval = Shape({ reason: Line(300) });

export type ApprovalColumn = (typeof approvalColumns)[number];
export type ApprovalKind = (typeof approvalKinds)[number];
export type ApprovalFact = Static<typeof ApprovalFact>;
export type WaitingApproval = Static<typeof WaitingApproval>;
export type Approval = Static<typeof Approval>;
export type ApprovalRow = Static<typeof ApprovalRow>;
