import type { TaskList } from 'graphile-worker';
import type { Db } from '#database/connect.ts';
import { updatePrices } from './repricing/update-prices.ts';

/** Its name in the queue of jobs; added when a price is to change now. */
export const repriceTask = 'reprice';

/** `reprice` comes every minute: for a rate or a promotion whose time has come, a run that was cut off, a piece that is on sale again. */
export function pricingTasks({ db, now }: { db: Db; now: () => Date }): {
  tasks: TaskList;
  crons: { task: string; match: string }[];
} {
  return {
    tasks: {
      [repriceTask]: async () => {
        await updatePrices(db, { now: now() });
      },
    },
    crons: [{ task: repriceTask, match: '* * * * *' }],
  };
}
