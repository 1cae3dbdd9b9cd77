import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable, Shape, Words } from '../../primitives.ts';
import { AnyOf, listQuery } from '../list.ts';

/** WAITING: for its turn. RETRYING: it failed, and is tried again. RUNNING: now. FAILED: all its tries are used up. */
export const taskStates = ['FAILED', 'RETRYING', 'RUNNING', 'WAITING'] as const;
/** CANCEL: what comes by the clock comes again, and what has failed for good is only forgotten. */
export const taskActions = ['RETRY', 'CANCEL'] as const;

export const TasksQuery = Shape({ ...listQuery(['runAt']), state: Type.Optional(AnyOf) });

/** Work of the machine that is not done yet. `error`: of its last try, without contacts. */
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
