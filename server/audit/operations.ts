import { sql } from 'kysely';
import type { auditOperations as declared } from '#contract/operations/admin/audit.ts';
import type { Db } from '#database/connect.ts';
import { countOf, idsOf, type ListPage, pageOf } from '#server/kit/list-page.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { type AuditFilter, type AuditRow, countAudit, selectAudit } from './queries-audit.ts';

/** Who changed what, as the staff read it. */
export const auditOperations = {
  async listAudit({ db }, { caller, input }) {
    const { sort = '-at', size = 50, cursor, count = 'capped', ...asked } = input;
    const page: ListPage = {
      sort: { by: sql`a.at`, type: 'timestamptz', isDescending: sort === '-at' },
      id: sql`a.id`,
      size,
      cursor,
      query: { sort, ...asked },
    };
    const { staffId, action, resource, record, q } = asked;
    const filter: AuditFilter = {
      withoutStaff: caller.staff.role === 'MANAGER',
      ...(staffId !== undefined && { staffIds: idsOf(staffId) }),
      ...(action !== undefined && { action }),
      ...(resource !== undefined && { resources: resource.split(',') }),
      ...(record !== undefined && { record }),
      ...(q !== undefined && { q }),
    };
    const found = pageOf(page, await selectAudit(db, filter, page));
    return {
      ...found,
      rows: found.rows.map(toWire),
      count: count === 'none' ? null : countOf(await countAudit(db, filter, count), count),
    };
  },
} satisfies StaffFunctions<typeof declared, { db: Db }>;

function toWire(row: AuditRow) {
  return {
    id: row.id,
    at: row.at.toISOString(),
    staff: row.staff_id === null ? null : { id: row.staff_id, name: row.staff_name ?? '' },
    action: row.action,
    resource: row.resource,
    record: row.record_id,
    reason: row.reason,
    ip: row.ip,
    changes: row.changes,
  };
}
