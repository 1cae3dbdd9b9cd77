import type { AuditColumn, AuditEntry } from '#contract/admin/audit.ts';
import { type SheetColumns, wordInGroups, wordOf } from './list-sheet.ts';

type Columns = AuditEntry['changes'][number]['before'];

/** Personal data is masked when the audit is written, so a file contains no more than the screen. */
export const auditSheet: SheetColumns<AuditEntry, AuditColumn> = {
  at: { kind: 'instant', head: ({ audit }) => audit.head.at, value: ({ at }) => at },
  who: {
    kind: 'text',
    head: ({ audit }) => audit.head.who,
    value: ({ staff, key }, { words }) =>
      [staff?.name ?? words.audit.command, key].filter(Boolean).join(', '),
  },
  action: {
    kind: 'text',
    head: ({ audit }) => audit.head.action,
    value: ({ action }, { words }) => wordInGroups(words.audit.action, action),
  },
  record: {
    kind: 'text',
    head: ({ audit }) => audit.head.record,
    value: ({ resource, record }, { words }) =>
      [wordOf(words.audit.resource, resource), record].filter(Boolean).join(' '),
  },
  reason: { kind: 'text', head: ({ audit }) => audit.head.reason, value: ({ reason }) => reason },
  address: { kind: 'text', head: ({ audit }) => audit.head.address, value: ({ ip }) => ip },
  changes: {
    kind: 'text',
    head: ({ audit }) => audit.head.changes,
    value: ({ changes }) => changes.flatMap(changeIn).join('; ') || null,
  },
};

const changeIn = ({ table, before, after }: AuditEntry['changes'][number]): string[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter((column) => said(before, column) !== said(after, column))
    .map((column) => `${table}.${column}: ${said(before, column)} → ${said(after, column)}`);

function said(columns: Columns, name: string): string {
  const value = columns?.[name];
  if (value === undefined || value === null) return '—';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
