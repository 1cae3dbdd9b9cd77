import { decimalOfSteps } from '#domain/units/decimal.ts';
import { pieceFields, priceFields, productFields, reportFields, type Field } from './fields.ts';
import type { FactValue } from './read-field.ts';

const fieldOfColumn = new Map<string, { name: string; field: Field }>(
  Object.entries<Field>({ ...productFields, ...pieceFields, ...priceFields, ...reportFields }).map(
    ([name, field]) => [field.column, { name, field }],
  ),
);

/** Returns the name in mappings of the field stored in this column. */
export function fieldName(column: string): string {
  return fieldOfColumn.get(column)?.name ?? column;
}

/** Formats a value as a person would write it into the file: 3420 of `weight_mg` is `3.42`; nothing is `—`. */
export function writtenValue(column: string, value: FactValue | undefined): string {
  if (value === null || value === undefined || value === '') return '—';
  const form = fieldOfColumn.get(column)?.field.form;
  if (typeof value === 'number' && form?.is === 'number') return decimalOfSteps(value, form.decimals);
  if (typeof value === 'object') return value.join(', ');
  return String(value);
}
