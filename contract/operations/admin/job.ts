import { JobRecord, JobRecordsQuery, StaffJob, StaffJobParams, StaffJobsQuery } from '../../admin/job.ts';
import { StartedJob } from '../../admin/bulk.ts';
import { Listed } from '../../admin/list.ts';
import { Shape } from '../../primitives.ts';
import { declareStaffOperations } from './staff-operation.ts';

const params = StaffJobParams;

/** Work on many records (backoffice.md 3.1, Jobs). Who does not see all jobs sees their own; another's is NOT_FOUND. */
export const staffJobOperations = declareStaffOperations({
  listStaffJobs: {
    method: 'GET',
    path: '/api/admin/v1/jobs',
    summary: 'Jobs that the staff began, the latest first.',
    access: 'jobs.read',
    query: StaffJobsQuery,
    answer: Listed(StaffJob),
    refusals: ['CURSOR_INVALID'],
  },
  getStaffJob: {
    method: 'GET',
    path: '/api/admin/v1/jobs/:id',
    summary: 'One job: how far it is, and its report.',
    access: 'jobs.read',
    params,
    answer: StaffJob,
    refusals: ['NOT_FOUND'],
  },
  listJobRecords: {
    method: 'GET',
    path: '/api/admin/v1/jobs/:id/records',
    summary: 'What a job did to each record, and why it refused the others.',
    access: 'jobs.read',
    params,
    query: JobRecordsQuery,
    answer: Listed(JobRecord),
    refusals: ['NOT_FOUND', 'CURSOR_INVALID'],
  },
  cancelStaffJob: {
    method: 'DELETE',
    path: '/api/admin/v1/jobs/:id',
    summary: 'Ends a job after its present batch; what it did stays.',
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
      'Writes back what a job changed and nobody has changed since; a second call answers the same job.',
    access: 'jobs.retry',
    params,
    answer: StartedJob,
    status: 202,
    refusals: ['NOT_FOUND', 'PERMISSION_MISSING', 'UNDO_NOT_POSSIBLE'],
    audit: { action: 'jobs.undo', resource: 'job', record: 'id' },
  },
});
