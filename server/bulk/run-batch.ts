import type { Db } from '#database/connect.ts';
import { scopeOf } from '#domain/auth/permissions.ts';
import { withAudit } from '#server/kit/audit.ts';
import type { Batch, BulkAction, BulkActions, Decision } from './bulk-action.ts';
import { requireAction } from './preview-bulk.ts';
import type { OpenJob } from './queries-job.ts';
import { insertRecords, selectChanged } from './queries-record.ts';
import { selectChosen } from './queries-selection.ts';

/**
 * Runs the next batch of a job inside the transaction that locks the job; returns each record with its outcome. NOT_ALLOWED: its requester
 * has been suspended or has lost the permission.
 */
export async function runBatch(
  db: Db,
  actions: BulkActions,
  { job, now }: { job: OpenJob; now: Date },
): Promise<Decision[] | 'NOT_ALLOWED'> {
  const action = requireAction(actions, job.kind);
  const scope = scopeOf(job, action.permission);
  if (scope === null || !job.is_active) return 'NOT_ALLOWED';
  const batch: Batch = {
    stores: scope === 'ALL' ? null : job.store_ids,
    staffId: job.requested_by,
    now,
    audited: auditedOf(db, { job, action }),
  };
  const decisions = await decide(db, { job, action, batch });
  await insertRecords(db, job.id, decisions);
  return decisions;
}

async function decide(
  db: Db,
  { job, action, batch }: { job: OpenJob; action: BulkAction; batch: Batch },
): Promise<Decision[]> {
  const part = { from: job.done, count: Math.min(action.batch, job.total - job.done) };
  if (job.undo_of !== null) {
    const records = await selectChanged(db, { jobId: job.undo_of, ...part });
    return action.undo(db, { ...batch, records });
  }
  const records = await selectChosen(db, { jobId: job.id, ...part });
  return action.run(db, { ...batch, records, parameters: job.payload });
}

/** One audit entry per batch: the record's entry if a batch is one record, otherwise the job's. */
function auditedOf(
  db: Db,
  { job, action: { entry } }: { job: OpenJob; action: BulkAction },
): Batch['audited'] {
  return async (names, reason, write) => {
    const [only, second] = names;
    const isOne = only !== undefined && second === undefined;
    await withAudit(
      db,
      () => ({
        staffId: job.requested_by,
        action: entry.action,
        resource: isOne ? entry.resource : 'job',
        recordId: isOne ? only : job.id,
        reason,
      }),
      write,
    );
  };
}
