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

/** The refusal of one cell or of a whole row; `detail` contains values for its message. */
export interface RowProblem {
  code: ProblemCode;
  /** The field's name in the mapping; empty = the row as a whole. */
  field: string;
  /** The value as it is in the file. */
  value: string;
  /** Allowed words, a limit, or a line of the file. */
  detail?: string;
}

/** The value of a cell, or why it cannot be accepted. */
export type Read<T> = { ok: true; value: T } | { ok: false; code: ProblemCode; detail?: string };

export const read = <T>(value: T): Read<T> => ({ ok: true, value });
export const refuse = (
  code: ProblemCode,
  detail?: string,
): { ok: false; code: ProblemCode; detail?: string } =>
  detail === undefined ? { ok: false, code } : { ok: false, code, detail };
