import type { StoredExport } from '#contract/admin/system/exchange.ts';
import { scopeOf } from '#domain/auth/permissions.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { Staff } from '#server/kit/staff-operation.ts';
import { deleteFile, selectFiles } from './queries-file.ts';

interface Viewer {
  staff: Staff;
  now: Date;
}

/** Lists the stored files of jobs. Whoever may see all jobs sees all files, but only the requester can download one. */
export async function listStoredFiles(db: ReadDb, { staff, now }: Viewer): Promise<StoredExport[]> {
  const rows = await selectFiles(db, { staffId: seesAll(staff) ? null : staff.id, now });
  return rows.map((row) => ({
    id: row.job_id,
    kind: row.kind,
    name: row.name,
    rows: row.rows,
    by: row.requester,
    madeAt: row.made_at.toISOString(),
    until: row.expires_at.toISOString(),
    allowedActions: row.requested_by === staff.id ? ['GET', 'DROP'] : mayDropAny(staff) ? ['DROP'] : [],
  }));
}

/**
 * Deletes a stored file before it expires. Refuses with NOT_FOUND if there is none, it has expired, or it is somebody else's and the caller
 * may not retry other people's jobs.
 */
export async function dropStoredFile(db: Db, { id, staff, now }: Viewer & { id: string }): Promise<void> {
  const dropped = await deleteFile(db, { jobId: id, staffId: mayDropAny(staff) ? null : staff.id, now });
  if (!dropped) throw new Refusal('NOT_FOUND');
}

const seesAll = (staff: Staff): boolean => scopeOf(staff, 'jobs.read') === 'ALL';
const mayDropAny = (staff: Staff): boolean => scopeOf(staff, 'jobs.retry') === 'ALL';
