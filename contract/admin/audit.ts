import { Type, type Static } from 'typebox';
import { Day, Id, Instant, Nullable, Shape, Words } from '../primitives.ts';
import { AnyOf, listQuery } from './list.ts';

/** `before` and `after`: the columns that changed; personal ones masked, secret ones left out. */
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
  /** A member of the staff, or `null`: a command of the shop. */
  staff: Nullable(Shape({ id: Id, name: Type.String() })),
  /** The name of the API key that called in their name. */
  key: Nullable(Type.String()),
  action: Type.String(),
  resource: Type.String(),
  record: Nullable(Type.String()),
  reason: Nullable(Type.String()),
  ip: Nullable(Type.String()),
  changes: Type.Array(AuditChange),
});
/** What the staff did with one record, the latest first, at most fifty entries. */
export const RecordHistory = Type.Array(AuditEntry);
/** What a file of the audit says of an entry. */
export const auditColumns = ['at', 'who', 'action', 'record', 'reason', 'address', 'changes'] as const;

/**
 * Days of Tashkent, both inclusive. `q`: a record, an action or an address. `field`: a column that changed, alone or with its table
 * (`product_items.price_b2c_som`). `storeId`: who made them works there, or the store stands among what changed.
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

/** A place where the chain does not stand. `block` null: the entry is in none. `at`: of the entry, where it is still there. */
const AuditBreakPlace = Shape({
  kind: Words(auditBreaks),
  entry: Nullable(Id),
  block: Nullable(Id),
  at: Nullable(Instant),
});
/**
 * Until when and to which entry the audit is sealed, and what its last verification found; null = never. `isWhole`: nothing was changed.
 * `intactTo`: the last entry before the first break. `breaks`: the first of each kind. `verifying`: one that was called for and has not ended.
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
