import { Listed } from '../../../admin/list.ts';
import { Task, TaskParams, TasksQuery } from '../../../admin/system/task.ts';
import { Shape } from '../../../primitives.ts';
import { declareStaffOperations } from '../staff-operation.ts';

/**
 * Background tasks of the shop (backoffice.md 2.10, Jobs). They belong to nobody: callers who may see only their own jobs see none of
 * them.
 */
export const taskOperations = declareStaffOperations({
  listTasks: {
    method: 'GET',
    path: '/api/admin/v1/tasks',
    summary: 'Lists background tasks that are pending, running or failed.',
    access: 'jobs.read',
    query: TasksQuery,
    answer: Listed(Task),
    refusals: ['CURSOR_INVALID'],
  },
  retryTask: {
    method: 'POST',
    path: '/api/admin/v1/tasks/:id/retry',
    summary: 'Retries a task now, with all its attempts restored.',
    access: 'jobs.retry',
    params: TaskParams,
    answer: Shape({}),
    refusals: ['NOT_FOUND', 'JOB_OVER'],
    audit: { action: 'tasks.retry', resource: 'task', record: 'id' },
  },
  cancelTask: {
    method: 'DELETE',
    path: '/api/admin/v1/tasks/:id',
    summary: 'Deletes a scheduled task, which will run again at its next time, or a permanently failed one.',
    access: 'jobs.retry',
    params: TaskParams,
    answer: Shape({}),
    refusals: ['NOT_FOUND', 'JOB_OVER'],
    audit: { action: 'tasks.cancel', resource: 'task', record: 'id' },
  },
});
