/**
 * Why the database cannot be opened, as one sentence for the person who starts the shop.
 * FOLDER_IN_USE: another running shop owns the data folder. FOLDER_UNUSABLE: it belongs to another user or another PostgreSQL.
 * UNREACHABLE: there is no response, or the server refuses the connection. TOO_OLD: older than PostgreSQL 15. UNFIT: no extension, wrong
 * locale.
 * MIGRATION: the migrations of this code do not fit the database. NO_BINARIES: npm installed no PostgreSQL for this machine.
 * BACKUP: a backup is damaged or does not fit, or there is no space for its contents.
 */
export class DatabaseProblem extends Error {
  readonly code: DatabaseProblemCode;

  constructor(code: DatabaseProblemCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'DatabaseProblem';
    this.code = code;
  }
}

export type DatabaseProblemCode =
  | 'FOLDER_IN_USE'
  | 'FOLDER_UNUSABLE'
  | 'UNREACHABLE'
  | 'TOO_OLD'
  | 'UNFIT'
  | 'MIGRATION'
  | 'NO_BINARIES'
  | 'BACKUP';

/** Returns the error code set by Node or PostgreSQL (`EEXIST`, `28P01`), or an empty string. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/**
 * Checks whether a query failed because a text cannot be stored: PostgreSQL does not support NUL, nor unpaired surrogates in JSON (whose
 * syntax is otherwise valid, because we write it). Such input is invalid.
 */
export const isUnwritable = (error: unknown): boolean =>
  /^(?:22021|22P05)$/.test(errorCode(error)) ||
  (errorCode(error) === '22P02' && error instanceof Error && error.message.endsWith('for type json'));

/**
 * Checks whether PostgreSQL rolled a transaction back only because of another one (a deadlock, a serialization failure): it can be
 * retried.
 */
export const isConflict = (error: unknown): boolean => /^(?:40P01|40001)$/.test(errorCode(error));

/** Checks whether a statement was refused by the constraint or unique index of this name. */
export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === constraint;

// 08…: connection exceptions; 57P01 to 57P03: the server is shutting down, crashed, or is starting.
const unavailableCodes = /^(08...|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN)$/;
// Error messages of pg without a code.
const unavailableMessages = /^(Connection terminated|Client has encountered a connection error)/;

/** Checks whether a query failed because the database is temporarily unavailable: a retry may succeed in a few seconds. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isMissingSocket = errorCode(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return (
    isMissingSocket || unavailableCodes.test(errorCode(error)) || unavailableMessages.test(error.message)
  );
}
