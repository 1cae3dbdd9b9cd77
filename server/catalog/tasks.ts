import type { TaskList } from 'graphile-worker';
import type { Db } from '#database/connect.ts';
import { addDays, tashkentDay } from '#domain/units/tashkent-day.ts';
import { dayMs } from '#domain/units/durations.ts';
import { deleteChangesBefore, noteArrivals } from './queries-index.ts';

/**
 * `forget-catalog-changes`, every night (21:40 UTC is 02:40 in Tashkent): the log of changes goes back one day. A process that
 * has not read it for half a day reads the whole catalogue again (index/keep-fresh.ts).
 * `note-arrivals`, soon after midnight in Tashkent: pieces that were on their way lie in their store from this day on. Looks back a few
 * days, for a night that was missed.
 */
export function catalogTasks({ db, now }: { db: Db; now: () => Date }): {
  tasks: TaskList;
  crons: { task: string; match: string }[];
} {
  return {
    tasks: {
      'forget-catalog-changes': async () => {
        await deleteChangesBefore(db, new Date(now().getTime() - retentionMs));
      },
      'note-arrivals': async () => {
        const today = tashkentDay(now());
        await noteArrivals(db, { from: addDays(today, -3), to: today });
      },
    },
    crons: [
      { task: 'forget-catalog-changes', match: '40 21 * * *' },
      { task: 'note-arrivals', match: '5 19 * * *' },
    ],
  };
}

const retentionMs = dayMs;
