import { sql } from 'kysely';
import type { Task } from '#contract/admin/system/task.ts';
import type { taskOperations as declared } from '#contract/operations/admin/system/task.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { scopeOf } from '#domain/auth/permissions.ts';
import { readPage } from '#server/kit/list-page.ts';
import { withoutContacts } from '#server/kit/mask-contact.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller, StaffFunctions } from '#server/kit/staff-operation.ts';
import { scheduledTasks } from './scheduled-tasks.ts';
import {
  countTasks,
  findTask,
  removeTask,
  rescheduleTask,
  selectTasks,
  type TaskRow,
} from './queries-task.ts';

const maxErrorLength = 500;

/** Pending background tasks, in the back-office. */
export const taskOperations = {
  async listTasks({ db }, { caller, input }) {
    const states = caller.stores === null ? input.state?.split(',') : [];
    const page = await readPage(input, {
      sorts: { runAt: { by: sql`t.run_at`, type: 'timestamptz' } },
      defaultSort: 'runAt',
      id: sql`t.id`,
      select: (part) => selectTasks(db, states, part),
      count: (wanted) => countTasks(db, states, wanted),
    });
    return { ...page, rows: page.rows.map((row) => taskToWire(row, caller)) };
  },

  async retryTask({ db }, { caller, input: { id }, now }) {
    await requireTask(db, id, caller);
    if (!(await rescheduleTask(db, id, now))) throw new Refusal('JOB_OVER');
    return {};
  },

  async cancelTask({ db }, { caller, input: { id } }) {
    const task = await requireTask(db, id, caller);
    if (!mayCancel(task) || !(await removeTask(db, id))) throw new Refusal('JOB_OVER');
    return {};
  },
} satisfies StaffFunctions<typeof declared, { db: Db }>;

/** Refuses with NOT_FOUND for a task that is done, and for staff who see only their own jobs. */
async function requireTask(db: ReadDb, id: number, { stores }: StaffCaller): Promise<TaskRow> {
  const task = stores === null ? await findTask(db, id) : undefined;
  if (task === undefined) throw new Refusal('NOT_FOUND');
  return task;
}

/** A task that money or a message depends on cannot be cancelled while it may still succeed. */
const mayCancel = ({ kind, state }: TaskRow): boolean =>
  state !== 'RUNNING' && (state === 'FAILED' || scheduledTasks.has(kind));

function taskToWire(row: TaskRow, { staff }: StaffCaller): Task {
  const mayAct = scopeOf(staff, 'jobs.retry') !== null && row.state !== 'RUNNING';
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    attempts: row.attempts,
    maxAttempts: row.max_attempts,
    createdAt: row.created_at.toISOString(),
    runAt: row.run_at.toISOString(),
    error: row.last_error === null ? null : withoutContacts(row.last_error).slice(0, maxErrorLength),
    allowedActions: [
      ...(mayAct ? (['RETRY'] as const) : []),
      ...(mayAct && mayCancel(row) ? (['CANCEL'] as const) : []),
    ],
  };
}
