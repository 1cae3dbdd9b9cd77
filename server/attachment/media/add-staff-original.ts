import type { Db } from '#database/connect.ts';
import type { FileStore } from '#providers/files/port.ts';
import { type AuditEntry, withAudit } from '#server/kit/audit.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import { type NewOriginal, storeOriginal } from '../add-original.ts';
import { upsertAttachment } from '../queries.ts';

interface Adding {
  caller: StaffCaller;
  original: NewOriginal;
  action: string;
  resource: string;
  /** Omitted: the picture itself is the record. */
  recordId?: string;
  /** Links the picture to its record, in the same transaction. */
  join?: (db: Db, attachmentId: number) => Promise<void>;
}

/**
 * Adds a picture uploaded by the staff; returns its id. Encoding and storing are slow, so the transaction begins afterwards: it writes the
 * picture's row, the link to its record, and the audit entry. Refuses with UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE.
 */
export async function addStaffOriginal(
  { db, files }: { db: Db; files: FileStore },
  { caller, original, action, resource, recordId, join }: Adding,
): Promise<number> {
  const stored = await storeOriginal(files, original);
  const { staff, keyId, ip, device, requestId } = caller;
  const entryOf = (id: number): AuditEntry => ({
    staffId: staff.id,
    keyId,
    action,
    resource,
    recordId: recordId ?? String(id),
    ip,
    device,
    requestId,
  });
  return withAudit(db, entryOf, async (db) => {
    const id = await upsertAttachment(db, stored);
    await join?.(db, id);
    return id;
  });
}
