import type { TaskList } from 'graphile-worker';
import { dayMs } from '#domain/units/durations.ts';
import type { Db } from '#database/connect.ts';
import { deleteMisses } from './staff/queries-staff.ts';

const rememberedMs = 90 * dayMs;

/** `forget-certificate-misses` runs each night and deletes numbers that were not looked up for 90 days. */
export function certificateTasks({ db, now }: { db: Db; now: () => Date }): {
  tasks: TaskList;
  crons: { task: string; match: string }[];
} {
  return {
    tasks: { 'forget-certificate-misses': () => deleteMisses(db, new Date(now().getTime() - rememberedMs)) },
    crons: [{ task: 'forget-certificate-misses', match: '40 22 * * *' }],
  };
}
