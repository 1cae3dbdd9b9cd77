import { JobRecord, JobRecordsQuery, StaffJob, StaffJobParams, StaffJobsQuery } from '../../admin/job.ts';
import { StartedJob } from '../../admin/bulk.ts';
import { Listed } from '../../admin/list.ts';
import { Shape } from '../../primitives.ts';
import { declareStaffOperations } from './staff-operation.ts';

const params = StaffJobParams;

/** Jobs on many records (backoffice.md 3.1, Jobs). Callers who may not see all jobs see their own; others are refused with NOT_FOUND. */
export const staffJobOperations = declareStaffOperations({
  listStaffJobs: {
    method: 'GET',
    path: '/api/admin/v1/jobs',
    summary: 'Lists jobs started by the staff, newest first.',
    access: 'jobs.read',
    query: StaffJobsQuery,
    answer: Listed(StaffJob),
    refusals: ['CURSOR_INVALID'],
  },
  getStaffJob: {
    method: 'GET',
    path: '/api/admin/v1/jobs/:id',
    summary: 'Returns a job with its progress and its report.',
    access: 'jobs.read',
    params,
    answer: StaffJob,
    refusals: ['NOT_FOUND'],
  },
  listJobRecords: {
    method: 'GET',
    path: '/api/admin/v1/jobs/:id/records',
    summary: 'Lists what a job did to each record, and why it refused others.',
    access: 'jobs.read',
    params,
    query: JobRecordsQuery,
    answer: Listed(JobRecord),
    refusals: ['NOT_FOUND', 'CURSOR_INVALID'],
  },
  cancelStaffJob: {
    method: 'DELETE',
    path: '/api/admin/v1/jobs/:id',
    summary: 'Cancels a job after its current batch; finished changes stay.',
    access: 'jobs.retry',
    params,
    answer: Shape({}),
    refusals: ['NOT_FOUND', 'JOB_OVER'],
    audit: { action: 'jobs.cancel', resource: 'job', record: 'id' },
  },
  undoStaffJob: {
    method: 'POST',
    path: '/api/admin/v1/jobs/:id/undo',
    summary:
      'Undoes the changes of a job that nobody has changed since. Idempotent: a second call returns the same job.',
    access: 'jobs.retry',
    params,
    answer: StartedJob,
    status: 202,
    refusals: ['NOT_FOUND', 'PERMISSION_MISSING', 'UNDO_NOT_POSSIBLE'],
    audit: { action: 'jobs.undo', resource: 'job', record: 'id' },
  },
});
