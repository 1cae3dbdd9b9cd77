import type { TaskList } from 'graphile-worker';
import type { Db } from '#database/connect.ts';
import { applySchedules } from './schedule-model.ts';

/** `apply-model-schedules` runs every minute: publishes and archives models whose scheduled time has come. */
export function modelTasks({ db, now }: { db: Db; now: () => Date }): {
  tasks: TaskList;
  crons: { task: string; match: string }[];
} {
  return {
    tasks: { 'apply-model-schedules': async () => void (await applySchedules(db, now())) },
    crons: [{ task: 'apply-model-schedules', match: '* * * * *' }],
  };
}
