import type { TaskList } from 'graphile-worker';
import type { Db } from '#database/connect.ts';
import { deleteChangesBefore } from './queries-index.ts';

/**
 * `forget-catalog-changes`, every night (21:40 UTC is 02:40 in Tashkent): the log of changes keeps a day. A process that
 * has not read it for half a day reads the catalogue anew (index/keep-fresh.ts).
 */
export function catalogTasks({ db, now }: { db: Db; now: () => Date }): {
  tasks: TaskList;
  crons: { task: string; match: string }[];
} {
  return {
    tasks: {
      'forget-catalog-changes': async () => {
        await deleteChangesBefore(db, new Date(now().getTime() - keptMs));
      },
    },
    crons: [{ task: 'forget-catalog-changes', match: '40 21 * * *' }],
  };
}

const keptMs = 24 * 60 * 60 * 1000;
