import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { minuteMs } from '#domain/units/durations.ts';

/** A staff call as the audit records it (backoffice.md 4.2). */
export interface AuditEntry {
  /** Null for a command of the shop. */
  staffId: number | null;
  /** The API key that called in the staff member's name. */
  keyId?: number | null | undefined;
  /** For example `orders.move`. */
  action: string;
  /** The kind and the id of the record: `order`, `Z-261123-00017`. */
  resource: string;
  recordId: string | null;
  reason?: string | undefined;
  ip?: string;
  device?: string | undefined;
  requestId?: string;
}

/**
 * Runs a staff action in one transaction with its audit entry: both commit, or neither does. While it runs, database triggers record every
 * changed row (migration 0054). `entryOf` gets the action's result, because the entry may be of a record that the action creates.
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
    if (entry === undefined) throw new Error('the audit sequence returned no number');
    await sql`select set_config('zarona.audit_entry', ${String(entry.id)}, true)`.execute(db);
    const answer = await run(db);
    await insertEntry(db, entryOf(answer), { id: entry.id });
    return answer;
  });
}

/** Writes an entry without changes, for example for a login, a view of contacts or a refusal. */
export async function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  await insertEntry(db, entry);
}

/**
 * Writes an entry without changes, unless the member has one of the same action and record from the minute before `now`, so that a repeated
 * call does not fill the audit. Concurrent calls of one member wait for each other.
 */
export async function recordAuditOnceAMinute(
  db: Db,
  entry: AuditEntry & { staffId: number },
  now: Date,
): Promise<void> {
  const { staffId, action, recordId } = entry;
  await withTransaction(db, async (db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`audit once a minute: ${staffId}`}, 0))`.execute(
      db,
    );
    const { rows } = await sql`
      select from audit_entries
      where staff_id = ${staffId} and action = ${action} and record_id = ${recordId}
        and at > ${new Date(now.getTime() - minuteMs)} limit 1`.execute(db);
    if (rows.length === 0) await insertEntry(db, entry, { at: now });
  });
}

/**
 * Returns who of the staff changed a record last, and when (ISO 8601), as facts of VERSION_CONFLICT; {} if none of the staff did.
 * `recordId` is null if only one such record exists.
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
  { id, at }: { id?: number; at?: Date } = {},
): Promise<void> {
  await db
    .insertInto('audit_entries')
    .values({
      ...(id !== undefined && { id }),
      ...(at && { at }),
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
