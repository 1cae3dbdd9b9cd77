import type { TaskList } from 'graphile-worker';
import type { Db } from '#database/connect.ts';
import { updatePrices } from './repricing/update-prices.ts';

/** The task's name in the job queue; enqueued when a price changes now. */
export const repriceTask = 'reprice';

/** `reprice` runs every minute: for a rate or a promotion whose time has come, an aborted run, or a piece that is on sale again. */
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
