import { Listed } from '../../../admin/list.ts';
import { Task, TaskParams, TasksQuery } from '../../../admin/system/task.ts';
import { Shape } from '../../../primitives.ts';
import { declareStaffOperations } from '../staff-operation.ts';

/** Work of the machine (backoffice.md 2.10, Jobs). It is nobody's own: who sees only their own jobs sees none of it. */
export const taskOperations = declareStaffOperations({
  listTasks: {
    method: 'GET',
    path: '/api/admin/v1/tasks',
    summary: 'Background work that waits, runs or has failed.',
    access: 'jobs.read',
    query: TasksQuery,
    answer: Listed(Task),
    refusals: ['CURSOR_INVALID'],
  },
  retryTask: {
    method: 'POST',
    path: '/api/admin/v1/tasks/:id/retry',
    summary: 'Tries a task now, with all its tries before it.',
    access: 'jobs.retry',
    params: TaskParams,
    answer: Shape({}),
    refusals: ['NOT_FOUND', 'JOB_OVER'],
    audit: { action: 'tasks.retry', resource: 'task', record: 'id' },
  },
  cancelTask: {
    method: 'DELETE',
    path: '/api/admin/v1/tasks/:id',
    summary: 'Drops a task that comes again by the clock, or that has failed for good.',
    access: 'jobs.retry',
    params: TaskParams,
    answer: Shape({}),
    refusals: ['NOT_FOUND', 'JOB_OVER'],
    audit: { action: 'tasks.cancel', resource: 'task', record: 'id' },
  },
});
