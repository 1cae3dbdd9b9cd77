import type { TaskList } from 'graphile-worker';
import type { Db } from '#database/connect.ts';
import { countPopularity } from './counts/count-popularity.ts';
import { countModelFigures } from './counts/count-model-figures.ts';
import { forgetMeasurements } from './forget-measurements.ts';
import { recordSales } from './record-sales.ts';

/**
 * `note-sales` runs every minute, `count-popularity` and `count-model-figures` every hour, `forget-measurements` every night (21:30 UTC is
 * 02:30 in Tashkent).
 */
export function measurementTasks({ db, now }: { db: Db; now: () => Date }): {
  tasks: TaskList;
  crons: { task: string; match: string }[];
} {
  return {
    tasks: {
      'note-sales': () => recordSales(db),
      'count-popularity': async () => {
        await countPopularity(db, now());
      },
      'count-model-figures': async () => {
        await countModelFigures(db, now());
      },
      'forget-measurements': () => forgetMeasurements(db, now()),
    },
    crons: [
      { task: 'note-sales', match: '* * * * *' },
      { task: 'count-popularity', match: '20 * * * *' },
      { task: 'count-model-figures', match: '25 * * * *' },
      { task: 'forget-measurements', match: '30 21 * * *' },
    ],
  };
}
