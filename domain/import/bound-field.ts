import type { Field } from './fields.ts';
import type { Decimal, DecimalMark, Factor } from './read-number.ts';

/** A field of a mapping, bound to the columns of a particular file. */
export interface BoundField {
  /** The field's path in the mapping: `piece.weightGrams`, `stones.0.color`. */
  path: string;
  /** Its name within the group. */
  name: string;
  field: Field;
  source: BoundSource;
  /** Maps the file's words to the shop's, folded; null = no translation. */
  values: ReadonlyMap<string, string> | null;
  /** The value for words that `values` lacks; null = they are used as they are. */
  otherwise: string | null;
  decimalMark: DecimalMark | null;
  /** Conversion factor from the file's unit to the field's unit. */
  factor: Factor;
  /** Exchange rate in soʻm of the file's currency, and the step to which prices are rounded up. */
  money: { rate: Decimal; step: number };
}

export type BoundSource =
  | { from: 'column'; index: number; header: string }
  | { from: 'constant'; text: string }
  /** Parts of text, columns, and the row number (1 is the first row below the header). */
  | { from: 'template'; parts: readonly TemplatePart[] };

export type TemplatePart = { text: string } | { index: number } | { rowDigits: number };

/** A row of the file below its header. */
export interface FileRow {
  /** Line number in the file, from 1. */
  line: number;
  /** Row number, from 1. */
  number: number;
  cells: readonly string[];
}

/** Returns the text of the field's cell in this row, unchanged. */
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
