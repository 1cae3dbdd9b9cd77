import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';

/** A call of the staff as the audit names it (backoffice.md 4.2). */
export interface AuditEntry {
  /** null = a command of the shop. */
  staffId: number | null;
  /** The key that called in their name. */
  keyId?: number | null | undefined;
  /** Such as `orders.move`. */
  action: string;
  /** What kind of record, and which: `order`, `Z-261123-00017`. */
  resource: string;
  recordId: string | null;
  reason?: string | undefined;
  ip?: string;
  device?: string | undefined;
  requestId?: string;
}

/**
 * Runs what the staff do in one transaction with its entry of the audit: both commit, or neither does. While it runs, triggers of the
 * database write every row that it changes (migration 0054). `entryOf` gets the answer, whose record a new entry may be of.
 */
export async function withAudit<T>(
  db: Db,
  entryOf: (answer: T) => AuditEntry,
  run: (db: Db) => Promise<T>,
): Promise<T> {
  return withTransaction(db, async (db) => {
    const { rows } = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence('audit_entries', 'id')) as id`.execute(db);
    const [entry] = rows;
    if (entry === undefined) throw new Error('the sequence of the audit gave no number');
    await sql`select set_config('zarona.audit_entry', ${String(entry.id)}, true)`.execute(db);
    const answer = await run(db);
    await insertEntry(db, entryOf(answer), entry.id);
    return answer;
  });
}

/** An entry without changes: a login, a look at somebody's contacts, a refusal. */
export async function noteAudit(db: Db, entry: AuditEntry): Promise<void> {
  await insertEntry(db, entry);
}

/**
 * Who of the staff changed a record last, and when (ISO 8601): facts of VERSION_CONFLICT. {} = none of the staff did. `recordId` null:
 * there is one such record only.
 */
export async function lastChange(
  db: ReadDb,
  { resource, recordId }: { resource: string; recordId: string | null },
): Promise<{ changedBy?: string; changedAt?: string }> {
  const { rows } = await sql<{ at: Date; name: string | null }>`
    select a.at, s.name from audit_entries a left join staff s on s.id = a.staff_id
    where a.resource = ${resource} and ${recordId === null ? sql`a.record_id is null` : sql`a.record_id = ${recordId}`}
      and exists (select from audit_changes c where c.entry_id = a.id)
    order by a.id desc limit 1`.execute(db);
  const [last] = rows;
  if (last === undefined) return {};
  return { changedAt: last.at.toISOString(), ...(last.name !== null && { changedBy: last.name }) };
}

async function insertEntry(
  db: Db,
  { staffId, keyId, action, resource, recordId, reason, ip, device, requestId }: AuditEntry,
  id?: number,
): Promise<void> {
  await db
    .insertInto('audit_entries')
    .values({
      ...(id !== undefined && { id }),
      staff_id: staffId,
      key_id: keyId ?? null,
      action,
      resource,
      record_id: recordId,
      reason: reason ?? null,
      ip: ip ?? null,
      device: device ?? null,
      request_id: requestId ?? null,
    })
    .execute();
}
