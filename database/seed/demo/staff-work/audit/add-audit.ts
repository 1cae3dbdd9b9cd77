import type { ClientBase } from 'pg';
import { continueIds, insertRows } from '../../../insert-rows.ts';
import { nextId } from '../past.ts';
import { officeEntries } from './office-entries.ts';
import type { AuditContext, Entry } from './entry.ts';
import { moneyEntries } from './money-entries.ts';
import { orderEntries } from './order-entries.ts';
import { requestEntries } from './request-entries.ts';
import { stockEntries } from './stock-entries.ts';

/** Prefix of the request ids of the demo's calls; no real id has it. */
const requestPrefix = 'demo-';
const device =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** Checks whether the demo has its audit. */
export async function hasDemoAudit(client: ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(`select from audit_entries where request_id like $1 limit 1`, [
    `${requestPrefix}%`,
  ]);
  return rowCount !== 0;
}

/**
 * Adds the audit entries, oldest first: for everything that the demo's rows show to have been done, with the changes that the triggers
 * would have written. The task of the running shop seals them like all others. Returns the number of entries added.
 */
export async function addAudit(client: ClientBase, context: Omit<AuditContext, 'client'>): Promise<number> {
  const given = { ...context, client };
  const entries = [
    ...(await orderEntries(given)),
    ...(await requestEntries(given)),
    ...(await stockEntries(given)),
    ...(await moneyEntries(given)),
    ...(await officeEntries(given)),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const first = await nextId(client, 'audit_entries');
  await insertRows(
    client,
    'audit_entries',
    entries.map((entry, nth) => ({ id: first + nth, ...entryRow(entry, nth) })),
  );
  const changes = entries.flatMap(({ changes: own = [] }, nth) =>
    own.map(({ table, record, op, before, after }) => ({
      entry_id: first + nth,
      table_name: table,
      record_id: String(record),
      op,
      before: before ?? null,
      after,
    })),
  );
  const firstChange = await nextId(client, 'audit_changes');
  await insertRows(
    client,
    'audit_changes',
    changes.map((change, nth) => ({ id: firstChange + nth, ...change })),
  );
  await continueIds(client, ['audit_entries', 'audit_changes']);
  return entries.length;
}

const entryRow = ({ at, staffId, action, resource, record, reason }: Entry, nth: number) => ({
  at: at.toISOString(),
  staff_id: staffId,
  action,
  resource,
  record_id: record === null ? null : String(record),
  reason: reason ?? null,
  ip: `10.20.1.${10 + (staffId % 200)}`,
  device,
  request_id: `${requestPrefix}${nth + 1}`,
});
