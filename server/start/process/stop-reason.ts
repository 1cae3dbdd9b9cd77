import { DatabaseProblem, type DatabaseProblemCode } from '#database/problems.ts';
import { BadEnvironment } from '../../config/config-secret.ts';

/** The reason why the start stops, in a sentence, with the exit code for scripts (docs: README). */
export class StopReason extends Error {
  readonly exitCode: number;

  constructor(exitCode: number, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'StopReason';
    this.exitCode = exitCode;
  }
}

export const exitCodes = {
  failed: 1,
  badEnvironment: 2,
  /** Invalid arguments of a command. */
  usage: 2,
  portInUse: 3,
  dataFolder: 4,
  database: 5,
  /** The database contains the demo although a real shop was requested, or the reverse. */
  shopKind: 6,
} as const;

const databaseExitCodes: Record<DatabaseProblemCode, number> = {
  FOLDER_IN_USE: exitCodes.dataFolder,
  FOLDER_UNUSABLE: exitCodes.dataFolder,
  UNREACHABLE: exitCodes.database,
  TOO_OLD: exitCodes.database,
  UNFIT: exitCodes.database,
  MIGRATION: exitCodes.database,
  NO_BINARIES: exitCodes.database,
  BACKUP: exitCodes.database,
};

/** Converts an error to its stop reason; an unforeseen error is a bug and keeps its stack. The sentence begins with `subject`. */
export function stopReasonOf(error: unknown, subject = 'The start'): StopReason {
  if (error instanceof StopReason) return error;
  if (error instanceof BadEnvironment) return new StopReason(exitCodes.badEnvironment, error.message);
  if (error instanceof DatabaseProblem) return new StopReason(databaseExitCodes[error.code], error.message);
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return new StopReason(exitCodes.failed, `${subject} failed unexpectedly: ${text}`);
}
