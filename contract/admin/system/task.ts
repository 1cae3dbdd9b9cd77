import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable, Shape, Words } from '../../primitives.ts';
import { AnyOf, listQuery } from '../list.ts';

/** WAITING: queued. RETRYING: failed, and will be retried. RUNNING: in progress. FAILED: all retries are used up. */
export const taskStates = ['FAILED', 'RETRYING', 'RUNNING', 'WAITING'] as const;
/** CANCEL: a scheduled task runs again at its next time; a permanently failed task is just deleted. */
export const taskActions = ['RETRY', 'CANCEL'] as const;

export const TasksQuery = Shape({ ...listQuery(['runAt']), state: Type.Optional(AnyOf) });

/** A background task that is not done yet. `error`: of its last attempt, without contacts. */
export const Task = Shape({
  id: Id,
  kind: Type.String(),
  state: Words(taskStates),
  attempts: Type.Integer({ minimum: 0 }),
  maxAttempts: Type.Integer({ minimum: 1 }),
  createdAt: Instant,
  runAt: Instant,
  error: Nullable(Type.String()),
  allowedActions: Type.Array(Words(taskActions)),
});
export const TaskParams = Shape({ id: Id });

export type Task = Static<typeof Task>;
export type TaskState = (typeof taskStates)[number];
