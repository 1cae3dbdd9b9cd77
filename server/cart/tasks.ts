import type { TaskList } from 'graphile-worker';
import { dayMs } from '#domain/units/durations.ts';
import { deleteUnseenCarts } from './queries.ts';
import { deleteHoldStarts } from './hold/queries-hold.ts';
import { type ExpireDeps, expireHolds } from './hold/expire-holds.ts';

/** A cart is stored as long as its cookie (decisions 5). */
const retentionDays = 30;

/**
 * `expire-holds` runs at the end of every hold, and every minute for missed ones. `forget-carts` deletes old carts and hold starts every
 * night (21:10 UTC is 02:10 in Tashkent).
 */
export function cartTasks(deps: ExpireDeps & { now: () => Date }): {
  tasks: TaskList;
  crons: { task: string; match: string }[];
} {
  return {
    tasks: {
      'expire-holds': () => expireHolds(deps, { now: deps.now() }),
      'forget-carts': async () => {
        await deleteUnseenCarts(deps.db, new Date(deps.now().getTime() - retentionDays * dayMs));
        await deleteHoldStarts(deps.db, new Date(deps.now().getTime() - dayMs));
      },
    },
    crons: [
      { task: 'expire-holds', match: '* * * * *' },
      { task: 'forget-carts', match: '10 21 * * *' },
    ],
  };
}
