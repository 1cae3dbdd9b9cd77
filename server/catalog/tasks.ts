import type { TaskList } from 'graphile-worker';
import type { Db } from '#database/connect.ts';
import { addDays, tashkentDay } from '#domain/units/tashkent-day.ts';
import { dayMs } from '#domain/units/durations.ts';
import { deleteChangesBefore, recordArrivals } from './index/freshness/queries-changes.ts';

/**
 * `forget-catalog-changes` runs every night (21:40 UTC is 02:40 in Tashkent): the change log covers one day. A process that has not read it
 * for half a day reads the whole catalogue again (index/follow-changes.ts).
 * `note-arrivals` runs shortly after midnight in Tashkent: pieces that were in transit are in their store from this day on. It includes the
 * previous few days, in case a night was missed.
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
        await recordArrivals(db, { from: addDays(today, -3), to: today });
      },
    },
    crons: [
      { task: 'forget-catalog-changes', match: '40 21 * * *' },
      { task: 'note-arrivals', match: '5 19 * * *' },
    ],
  };
}

const retentionMs = dayMs;
