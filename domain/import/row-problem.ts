/** Why a row of an imported file, or one of its cells, is refused. */
export const problemCodes = [
  'EMPTY',
  'NOT_A_NUMBER',
  'TOO_FINE',
  'OUT_OF_RANGE',
  'NOT_A_DAY',
  'NOT_A_FLAG',
  'UNKNOWN_WORD',
  'BAD_FORM',
  'TOO_LONG',
  'TOO_MANY_CELLS',
  'REPEATED',
  'MODEL_DIFFERS',
  'OTHER_MODEL',
  'OTHER_KIND',
  'KEPT',
  'PROBE_NOT_SOLD',
  'NO_PRICE',
  'NO_FORMULA',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** A refusal of one cell, or of a whole row; `detail` is what the sentence about it needs. */
export interface RowProblem {
  code: ProblemCode;
  /** A field's name as mappings have it; empty = the row as a whole. */
  field: string;
  /** The value as it stands in the file. */
  value: string;
  /** Legal words, a limit, a line of the file. */
  detail?: string;
}

/** What a cell says, or why it cannot be taken. */
export type Read<T> = { ok: true; value: T } | { ok: false; code: ProblemCode; detail?: string };

export const read = <T>(value: T): Read<T> => ({ ok: true, value });
export const refuse = (
  code: ProblemCode,
  detail?: string,
): { ok: false; code: ProblemCode; detail?: string } =>
  detail === undefined ? { ok: false, code } : { ok: false, code, detail };
