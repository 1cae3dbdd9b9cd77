import type { TaskList } from 'graphile-worker';
import { hourMs } from '#domain/units/durations.ts';
import type { Db } from '#database/connect.ts';
import { feedHours } from './feed-position.ts';
import { deletePresenceBefore } from '../presence/queries-presence.ts';
import { presenceTimeoutSeconds } from '../presence/sign-presence.ts';
import { deleteFeedBefore } from './queries-feed.ts';

/** `forget-staff-feed` runs every hour: deletes feed rows older than one day, and presence that has ended. */
export function feedTasks({ db, now }: { db: Db; now: () => Date }): {
  tasks: TaskList;
  crons: { task: string; match: string }[];
} {
  return {
    tasks: {
      'forget-staff-feed': async () => {
        await deleteFeedBefore(db, new Date(now().getTime() - feedHours * hourMs));
        await deletePresenceBefore(db, new Date(now().getTime() - presenceTimeoutSeconds * 1000));
      },
    },
    crons: [{ task: 'forget-staff-feed', match: '23 * * * *' }],
  };
}
