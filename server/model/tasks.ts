import type { TaskList } from 'graphile-worker';
import type { Db } from '#database/connect.ts';
import { applySchedules } from './schedule-model.ts';

/** `apply-model-schedules`, every minute: models whose time has come are published and archived. */
export function modelTasks({ db, now }: { db: Db; now: () => Date }): {
  tasks: TaskList;
  crons: { task: string; match: string }[];
} {
  return {
    tasks: { 'apply-model-schedules': async () => void (await applySchedules(db, now())) },
    crons: [{ task: 'apply-model-schedules', match: '* * * * *' }],
  };
}
