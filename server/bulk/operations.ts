import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { JobRecord, StaffJob, StaffJobsQuery } from '#contract/admin/job.ts';
import type { staffJobOperations as declared } from '#contract/operations/admin/job.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { scopeOf } from '#domain/auth/permissions.ts';
import { readPage } from '#server/kit/list-page.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { Staff, StaffFunctions } from '#server/kit/staff-operation.ts';
import type { BulkActions } from './bulk-action.ts';
import { cancelJob, countJobs, findJob, type JobFilter, type JobRow, selectJobs } from './queries-job.ts';
import { countJobRecords, type JobRecordRow, selectJobRecords } from './queries-record.ts';
import { reportOf } from './report.ts';
import { startUndo, undoUntil } from './start-job.ts';

export interface BulkDeps {
  db: Db;
  /** The action of each job (server/start/bulk-actions.ts). */
  bulkActions: BulkActions;
}

/** Operations on the jobs of the staff. */
export const staffJobOperations = {
  listStaffJobs: ({ db, bulkActions }, { caller: { staff }, input, now }) =>
    listStaffJobs(db, { query: input, viewer: { staff, bulkActions, now } }),

  async getStaffJob({ db, bulkActions }, { caller: { staff }, input, now }) {
    return jobToWire(await requireJob(db, { id: input.id, staff }), { staff, bulkActions, now });
  },

  async listJobRecords({ db }, { caller: { staff }, input }) {
    const { job_id: jobId } = await requireJob(db, { id: input.id, staff });
    const filter = { jobId, result: input.result };
    const page = await readPage(input, {
      sorts: { record: { by: sql`r.record_id`, type: 'bigint' } },
      defaultSort: 'record',
      id: sql`r.record_id`,
      select: (part) => selectJobRecords(db, filter, part),
      count: (wanted) => countJobRecords(db, filter, wanted),
    });
    return { ...page, rows: page.rows.map(recordToWire) };
  },

  async cancelStaffJob({ db }, { caller: { staff }, input, now }) {
    const { job_id: jobId } = await requireJob(db, { id: input.id, staff });
    if (!(await cancelJob(db, jobId, now))) throw new Refusal('JOB_OVER');
    return {};
  },

  async undoStaffJob({ db, bulkActions }, { caller: { staff }, input, now }) {
    const job = await requireJob(db, { id: input.id, staff });
    const action = bulkActions[job.kind];
    if (action !== undefined && scopeOf(staff, action.permission) === null)
      throw new Refusal('PERMISSION_MISSING', { permission: action.permission });
    return startUndo(db, bulkActions, { job, staffId: staff.id, now });
  },
} satisfies StaffFunctions<typeof declared, BulkDeps>;

const seesAll = (staff: Staff): boolean => scopeOf(staff, 'jobs.read') === 'ALL';

/** Refuses with NOT_FOUND also if the job was requested by somebody else and the caller may only see their own. */
async function requireJob(db: ReadDb, { id, staff }: { id: string; staff: Staff }): Promise<JobRow> {
  const job = await findJob(db, id);
  if (job === undefined || !(seesAll(staff) || job.requested_by === staff.id)) throw new Refusal('NOT_FOUND');
  return job;
}

interface Viewer {
  staff: Staff;
  bulkActions: BulkActions;
  now: Date;
}

type JobList = Static<(typeof declared)['listStaffJobs']['answer']>;

/**
 * Lists the jobs that the viewer may see, latest first. With `bulkActions` {}, no job is marked as undoable. Refuses with CURSOR_INVALID.
 */
export async function listStaffJobs(
  db: ReadDb,
  { query, viewer }: { query: Static<typeof StaffJobsQuery>; viewer: Viewer },
): Promise<JobList> {
  const { staff } = viewer;
  const { state, kind, mine } = query;
  const filter: JobFilter = {
    ...((mine === true || !seesAll(staff)) && { staffId: staff.id }),
    ...(state !== undefined && { states: state.split(',') }),
    ...(kind !== undefined && { kinds: kind.split(',') }),
  };
  const page = await readPage(query, {
    sorts: { requestedAt: { by: sql`j.requested_at`, type: 'timestamptz' } },
    defaultSort: '-requestedAt',
    id: sql`j.number`,
    select: (part) => selectJobs(db, filter, part),
    count: (wanted) => countJobs(db, filter, wanted),
  });
  return { ...page, rows: page.rows.map((row) => jobToWire(row, viewer)) };
}

function jobToWire(row: JobRow, viewer: Viewer): StaffJob {
  const { changed, refused, failure = null } = reportOf(row.report);
  return {
    id: row.job_id,
    kind: row.kind,
    state: row.job_state,
    requestedBy: { id: row.requested_by, name: row.requester },
    requestedAt: row.requested_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    isCancelling: row.cancel_at !== null && row.ended_at === null,
    total: row.total,
    done: row.done,
    changed,
    refused: Object.entries(refused).map(([code, count]) => ({ code, count })),
    failure,
    undoOf: row.undo_of,
    undoneBy: row.undone_by,
    undoUntil: undoUntil(viewer.bulkActions, row)?.toISOString() ?? null,
    file: fileOf(row, viewer),
    allowedActions: actionsOn(row, viewer),
  };
}

/** Returns the file of the caller's own job until it expires. */
function fileOf({ file_name, file_until, requested_by }: JobRow, { staff, now }: Viewer): StaffJob['file'] {
  if (file_name === null || file_until === null || file_until <= now || requested_by !== staff.id)
    return null;
  return { name: file_name, until: file_until.toISOString() };
}

function actionsOn(row: JobRow, viewer: Viewer): StaffJob['allowedActions'] {
  const { staff, bulkActions, now } = viewer;
  if (fileOf(row, viewer) !== null && scopeOf(staff, 'exports.run') !== null) return ['GET_FILE'];
  if (scopeOf(staff, 'jobs.retry') === null) return [];
  if (row.ended_at === null) return row.cancel_at === null ? ['CANCEL'] : [];
  const until = undoUntil(bulkActions, row);
  const action = bulkActions[row.kind];
  const mayUndo =
    until !== null &&
    until > now &&
    row.undone_by === null &&
    action !== undefined &&
    scopeOf(staff, action.permission) !== null;
  return mayUndo ? ['UNDO'] : [];
}

const recordToWire = (row: JobRecordRow): JobRecord => ({
  record: row.record_name,
  result: row.result,
  code: row.code,
  before: row.before,
  after: row.after,
});
