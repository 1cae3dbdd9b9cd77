import type { Permission } from '#domain/auth/permissions.ts';
import type { ProblemCode } from '#contract/problem.ts';
import type { Operation } from '../operation.ts';

/**
 * Who may call. `anyone`: also without login. `half-session`: the password was given, but not the second factor yet. `signed-in`: every
 * staff member. `stepped-up`: the same, with the second factor given in the last five minutes. A permission: every staff member whose role
 * has it (domain/auth/permissions.ts), with the second factor given in the last five minutes if the permission requires it.
 */
export type StaffAccess = 'anyone' | 'half-session' | 'signed-in' | 'stepped-up' | Permission;

/** Audit entry of a call that changes something (backoffice.md 4.2). */
export interface AuditedAs {
  /** Such as `orders.move`. */
  action: string;
  /** The kind of record, such as `order`. */
  resource: string;
  /** The field that identifies the record: of the input, or of the response if the call creates the record. */
  record: string;
}

/**
 * An operation of the back-office API, `/api/admin/v1`. Its responses are never cached. An operation that changes something writes an
 * audit entry in the same transaction.
 */
export interface StaffOperation extends Pick<
  Operation,
  | 'method'
  | 'summary'
  | 'params'
  | 'query'
  | 'body'
  | 'answer'
  | 'status'
  | 'refusals'
  | 'idempotency'
  | 'limitPerMinute'
  | 'endsLogin'
> {
  path: `/api/admin/v1/${string}`;
  access: StaffAccess;
  audit?: AuditedAs;
  /**
   * The caller must send the version of the record that the change is based on (header If-Match, field `version` of the input). Refuses
   * with VERSION_MISSING without it, and with VERSION_CONFLICT and the current record if the version is out of date.
   */
  ifMatch?: true;
  /** The body is a file (application/octet-stream) of at most this many bytes, passed as the field `content` of the input. */
  fileBytes?: number;
}

/** Preserves the exact type of each declaration. */
export const declareStaffOperations = <const Declared extends Record<string, StaffOperation>>(
  declared: Declared,
): Declared => declared;

/** Refusals of every staff operation, in addition to its own and to `commonRefusals`. */
export const commonStaffRefusals = [
  'PERMISSION_MISSING',
  'STEP_UP_REQUIRED',
  'KEY_NOT_ALLOWED',
  'NETWORK_NOT_ALLOWED',
  'VERSION_MISSING',
  'VERSION_CONFLICT',
] as const satisfies readonly ProblemCode[];
