import type { TaskList } from 'graphile-worker';
import type { Db } from '#database/connect.ts';
import { countPopularity } from './count-popularity.ts';
import { forgetMeasurements } from './forget-measurements.ts';
import { noteSales } from './note-sales.ts';

/** `note-sales` comes every minute, `count-popularity` every hour; `forget-measurements` every night (21:30 UTC is 02:30 in Tashkent). */
export function measurementTasks({ db, now }: { db: Db; now: () => Date }): {
  tasks: TaskList;
  crons: { task: string; match: string }[];
} {
  return {
    tasks: {
      'note-sales': () => noteSales(db),
      'count-popularity': async () => {
        await countPopularity(db, now());
      },
      'forget-measurements': () => forgetMeasurements(db, now()),
    },
    crons: [
      { task: 'note-sales', match: '* * * * *' },
      { task: 'count-popularity', match: '20 * * * *' },
      { task: 'forget-measurements', match: '30 21 * * *' },
    ],
  };
}
