import type { Permission } from '#domain/auth/permissions.ts';
import type { ProblemCode } from '#contract/problem.ts';
import type { Operation } from '../operation.ts';

/**
 * Who may call. `anyone`: who is not logged in yet. `half-session`: who has given the password and owes the second factor. `signed-in`:
 * every member of the staff. `stepped-up`: the same, with the second factor given within the last five minutes. A permission: whose role
 * has it (domain/auth/permissions.ts), with the second factor given within the last five minutes where the permission asks for it.
 */
export type StaffAccess = 'anyone' | 'half-session' | 'signed-in' | 'stepped-up' | Permission;

/** What the audit writes of a call that changes something (backoffice.md 4.2). */
export interface AuditedAs {
  /** Such as `orders.move`. */
  action: string;
  /** What kind of record it is of, such as `order`. */
  resource: string;
  /** The field of the input, or of the answer where the call makes the record, that names it. */
  record: string;
}

/**
 * A call of the back-office's API, `/api/admin/v1`. Its answers are never stored. One that changes something is an entry of the audit,
 * in the same transaction.
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
   * The caller names the version of the record that they saw (header If-Match, the field `version` of the input). Without it
   * VERSION_MISSING; of another version VERSION_CONFLICT, with what the record is now.
   */
  ifMatch?: true;
  /** The body is a file (application/octet-stream) of at most so many bytes, the field `content` of the input. */
  fileBytes?: number;
}

/** Keeps the exact type of each declaration. */
export const declareStaffOperations = <const Declared extends Record<string, StaffOperation>>(
  declared: Declared,
): Declared => declared;

/** What any staff operation may refuse in addition to its own refusals and `commonRefusals`. */
export const commonStaffRefusals = [
  'PERMISSION_MISSING',
  'STEP_UP_REQUIRED',
  'KEY_NOT_ALLOWED',
  'NETWORK_NOT_ALLOWED',
  'VERSION_MISSING',
  'VERSION_CONFLICT',
] as const satisfies readonly ProblemCode[];
