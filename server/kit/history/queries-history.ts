import { sql } from 'kysely';
import type { AuditEntry } from '#contract/admin/audit.ts';
import type { ReadDb } from '#database/connect.ts';
import { type AuditEntryRow, auditEntryToWire } from '../audit-entry.ts';

/** Older entries are shown in the audit only. */
const maxEntries = 50;

/** Returns what the staff did with a record, latest first: its audit entries, without IP addresses. */
export async function readHistory(
  db: ReadDb,
  { resource, recordId }: { resource: string; recordId: string },
): Promise<AuditEntry[]> {
  const { rows } = await sql<AuditEntryRow>`
    select a.id, a.at, a.staff_id, s.name as staff_name, k.name as key_name, a.action, a.resource, a.record_id, a.reason, c.changes
    from audit_entries a
    left join staff s on s.id = a.staff_id left join api_keys k on k.id = a.key_id
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('table', table_name, 'record', record_id, 'op', op, 'before', before,
        'after', after) order by id), '[]') as changes
      from audit_changes where entry_id = a.id
    ) c
    where a.resource = ${resource} and a.record_id = ${recordId}
    order by a.id desc limit ${maxEntries}`.execute(db);
  return rows.map(auditEntryToWire);
}
