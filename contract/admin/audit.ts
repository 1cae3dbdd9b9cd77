import { Type, type Static } from 'typebox';
import { Day, Id, Instant, Nullable, Shape, Words } from '../primitives.ts';
import { AnyOf, listQuery } from './list.ts';

/** `before` and `after`: the columns that changed. Personal data is masked, secrets are left out. */
export const AuditChange = Shape({
  table: Type.String(),
  record: Type.String(),
  op: Words(['INSERT', 'UPDATE', 'DELETE']),
  before: Nullable(Type.Record(Type.String(), Type.Unknown())),
  after: Nullable(Type.Record(Type.String(), Type.Unknown())),
});
export const AuditEntry = Shape({
  id: Id,
  at: Instant,
  /** The staff member who did it; `null` if it was a command of the shop. */
  staff: Nullable(Shape({ id: Id, name: Type.String() })),
  /** The name of the API key that the call was made with. */
  key: Nullable(Type.String()),
  action: Type.String(),
  resource: Type.String(),
  record: Nullable(Type.String()),
  reason: Nullable(Type.String()),
  ip: Nullable(Type.String()),
  changes: Type.Array(AuditChange),
});
/** What the staff did with one record, newest first, at most 50 entries. */
export const RecordHistory = Type.Array(AuditEntry);
/** Columns of an audit export. */
export const auditColumns = ['at', 'who', 'action', 'record', 'reason', 'address', 'changes'] as const;

/**
 * Days are in the time zone of Tashkent, both inclusive. `q`: a record, an action or an address. `field`: a column that changed, alone or
 * with its table (`product_items.price_b2c_som`). `storeId`: entries made by the staff of this store, or whose changes name this store.
 */
export const AuditQuery = Shape({
  ...listQuery(['at']),
  staffId: Type.Optional(AnyOf),
  action: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  resource: Type.Optional(AnyOf),
  record: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  storeId: Type.Optional(AnyOf),
  field: Type.Optional(Type.String({ pattern: '^[a-z0-9_]+([.][a-z0-9_]+)?$', maxLength: 100 })),
  'at.from': Type.Optional(Day),
  'at.to': Type.Optional(Day),
});
const auditBreaks = ['CHANGED', 'MISSING', 'ADDED', 'BLOCK_CHANGED', 'CUT_OFF'] as const;

/**
 * A place where the audit chain is broken. `block` is null if the entry belongs to no block. `at`: the time of the entry, if it still
 * exists.
 */
const AuditBreakPlace = Shape({
  kind: Words(auditBreaks),
  entry: Nullable(Id),
  block: Nullable(Id),
  at: Nullable(Instant),
});
/**
 * Up to which instant and entry the audit is sealed, and the result of the last verification; null = never. `isWhole`: nothing was
 * changed. `intactTo`: the last entry before the first break. `breaks`: the first break of each kind. `verifying`: a requested
 * verification that has not finished.
 */
export const AuditSeal = Shape({
  sealedAt: Nullable(Instant),
  sealedTo: Nullable(Id),
  verifiedAt: Nullable(Instant),
  isWhole: Type.Boolean(),
  intactTo: Nullable(Shape({ entry: Id, at: Nullable(Instant) })),
  breaks: Type.Array(AuditBreakPlace),
  verifying: Nullable(Shape({ since: Instant, by: Type.String() })),
});

export type AuditSeal = Static<typeof AuditSeal>;
export type AuditColumn = (typeof auditColumns)[number];
export type AuditEntry = Static<typeof AuditEntry>;
