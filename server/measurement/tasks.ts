import type { TaskList } from 'graphile-worker';
import type { Db } from '#database/connect.ts';
import { forgetMeasurements } from './forget-measurements.ts';
import { noteSales } from './note-sales.ts';

/** `note-sales` comes every minute; `forget-measurements` every night (21:30 UTC is 02:30 in Tashkent). */
export function measurementTasks({ db, now }: { db: Db; now: () => Date }): {
  tasks: TaskList;
  crons: { task: string; match: string }[];
} {
  return {
    tasks: {
      'note-sales': () => noteSales(db),
      'forget-measurements': () => forgetMeasurements(db, now()),
    },
    crons: [
      { task: 'note-sales', match: '* * * * *' },
      { task: 'forget-measurements', match: '30 21 * * *' },
    ],
  };
}
