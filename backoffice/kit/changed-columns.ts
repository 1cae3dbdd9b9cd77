import type { AuditEntry } from '#contract/admin/audit.ts';

type Change = AuditEntry['changes'][number];

interface ChangedColumn {
  column: string;
  /** Null if there was no value. */
  before: string | null;
  after: string | null;
}

/** The changed columns, as text. */
export function changedColumns({ before, after }: Pick<Change, 'before' | 'after'>): ChangedColumn[] {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return columns.map((column) => ({
    column,
    before: textOf(before?.[column]),
    after: textOf(after?.[column]),
  }));
}

/** Formats a list or a text in three languages for people, not as stored in the database. */
function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (Array.isArray(value))
    return value.length === 0 ? null : value.map((one) => textOf(one) ?? '—').join(', ');
  if (typeof value !== 'object') return JSON.stringify(value);
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${textOf(part) ?? '—'}`)
    .join('; ');
}
