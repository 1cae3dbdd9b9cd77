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

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
