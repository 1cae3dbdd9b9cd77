import type { Field } from './fields.ts';
import type { Decimal, DecimalMark, Factor } from './read-number.ts';

/** A field of a mapping, tied to the columns of the file it is used on. */
export interface BoundField {
  /** The field's path in the mapping: `piece.weightGrams`, `stones.0.color`. */
  path: string;
  /** Its name in the group. */
  name: string;
  field: Field;
  source: BoundSource;
  /** The file's own words mapped to the shop's, folded; null = none. */
  values: ReadonlyMap<string, string> | null;
  /** What a word means that `values` lacks; null = it is read as it stands. */
  otherwise: string | null;
  decimalMark: DecimalMark | null;
  /** What one of the file's unit is of the field's. */
  factor: Factor;
  /** Soʻm for one of the file's money, and to which multiple prices go up. */
  money: { rate: Decimal; step: number };
}

export type BoundSource =
  | { from: 'column'; index: number; header: string }
  | { from: 'constant'; text: string }
  /** Pieces of text, columns, and the number of the row among the rows (1 is the first below the header). */
  | { from: 'template'; parts: readonly TemplatePart[] };

export type TemplatePart = { text: string } | { index: number } | { rowDigits: number };

/** One row of the file, below its header. */
export interface FileRow {
  /** Line number in the file, from 1. */
  line: number;
  /** Among the rows, from 1. */
  number: number;
  cells: readonly string[];
}

/** What the field's cell says in this row, as it stands there. */
export function cellOf({ source }: BoundField, row: FileRow): string {
  switch (source.from) {
    case 'column':
      return row.cells[source.index] ?? '';
    case 'constant':
      return source.text;
    case 'template':
      return source.parts.map((part) => partText(part, row)).join('');
  }
}

function partText(part: TemplatePart, { cells, number }: FileRow): string {
  if ('text' in part) return part.text;
  if ('index' in part) return cells[part.index] ?? '';
  return String(number).padStart(part.rowDigits, '0');
}
