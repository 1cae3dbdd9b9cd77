import type { AuditEntry } from '#contract/admin/audit.ts';

type Change = AuditEntry['changes'][number];

interface ChangedColumn {
  column: string;
  /** null: it was not there. */
  before: string | null;
  after: string | null;
}

/** A change column by column, as text. */
export function changedColumns({ before, after }: Pick<Change, 'before' | 'after'>): ChangedColumn[] {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return columns.map((column) => ({
    column,
    before: textOf(before?.[column]),
    after: textOf(after?.[column]),
  }));
}

/** A list or a text in three languages as people read it, not as the database writes it. */
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
