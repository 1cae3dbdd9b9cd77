import type { AuditEntry } from '#contract/admin/audit.ts';

/** An audit entry as selected by queries. */
export interface AuditEntryRow {
  id: number;
  at: Date;
  staff_id: number | null;
  staff_name: string | null;
  key_name: string | null;
  action: string;
  resource: string;
  record_id: string | null;
  reason: string | null;
  /** Omitted if the reader may not see it. */
  ip?: string | null;
  changes: AuditEntry['changes'];
}

export function auditEntryToWire(row: AuditEntryRow): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    staff: row.staff_id === null ? null : { id: row.staff_id, name: row.staff_name ?? '' },
    key: row.key_name,
    action: row.action,
    resource: row.resource,
    record: row.record_id,
    reason: row.reason,
    ip: row.ip ?? null,
    changes: row.changes,
  };
}
