import { type RawBuilder, sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';
import type { AuditEntryRow } from '#server/kit/audit-entry.ts';
import { allOf, countRows, type EdgeRow, type ListPage, pageClauses } from '#server/kit/list-page.ts';

export interface AuditRow extends EdgeRow, AuditEntryRow {
  id: number;
}

export interface AuditFilter {
  staffIds?: readonly number[];
  action?: string;
  resources?: readonly string[];
  record?: string;
  /** The author works in one of these stores, or a change concerns one of them. */
  storeIds?: readonly number[];
  /** A column, or a table with a column. */
  field?: string;
  /** Days in Tashkent, both inclusive. */
  from?: string;
  to?: string;
  /** A record, an action or an address. */
  q?: string;
  /** Excludes the accounts, factors and sessions of the staff, which a manager may not read (backoffice.md 3.3). */
  withoutStaff: boolean;
}

/** Returns one page of entries with their changes, and one extra row if another page follows. */
export async function selectAudit(db: ReadDb, filter: AuditFilter, page: ListPage): Promise<AuditRow[]> {
  const { where, order } = pageClauses(page);
  const { rows } = await sql<AuditRow>`
    select a.id, a.at, a.staff_id, s.name as staff_name, k.name as key_name, a.action, a.resource, a.record_id, a.reason, a.ip,
      (a.at)::text as edge, c.changes
    from (select a.* from audit_entries a where ${whereOf(filter)} and ${where} ${order}) a
    left join staff s on s.id = a.staff_id left join api_keys k on k.id = a.key_id
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('table', table_name, 'record', record_id, 'op', op, 'before', before,
        'after', after) order by id), '[]') as changes
      from audit_changes where entry_id = a.id) c
    ${order}`.execute(db);
  return rows;
}

export async function countAudit(
  db: ReadDb,
  filter: AuditFilter,
  wanted: 'capped' | 'exact',
): Promise<number> {
  return countRows(db, sql`from audit_entries a where ${whereOf(filter)}`, wanted);
}

function whereOf(filter: AuditFilter): RawBuilder<boolean> {
  const { staffIds, action, resources, record, storeIds, field, from, to, q, withoutStaff } = filter;
  return allOf([
    staffIds && sql`a.staff_id = any(${staffIds}::bigint[])`,
    action !== undefined && sql`a.action = ${action}`,
    resources && sql`a.resource = any(${resources}::text[])`,
    record !== undefined && sql`a.record_id = ${record}`,
    storeIds &&
      sql`a.id in (select e.id from staff_stores w join audit_entries e on e.staff_id = w.staff_id where w.store_id = any(${storeIds}::bigint[])
        union ${marked(storeIds.map((id) => `store:${id}`))})`,
    field !== undefined && sql`a.id in (${marked([field])})`,
    from !== undefined && sql`a.at >= ${from}::timestamp at time zone 'Asia/Tashkent'`,
    to !== undefined && sql`a.at < (${to}::date + 1)::timestamp at time zone 'Asia/Tashkent'`,
    q !== undefined && typedIn(q.trim()),
    withoutStaff && sql`a.resource not in ('staff', 'factor', 'session')`,
  ]);
}

/** A record, an action or an address. Each by its own index. */
const typedIn = (typed: string): RawBuilder<unknown> =>
  sql`a.id in (select id from audit_entries where record_id = ${typed} union select id from audit_entries where action = ${typed}
    union select id from audit_entries where ip = ${typed})`;

/** Entries with a change that has one of these marks. */
const marked = (marks: readonly string[]): RawBuilder<unknown> =>
  sql`select c.entry_id from audit_changes c where audit_change_marks(c.table_name, c.before, c.after) && ${marks}::text[]`;
