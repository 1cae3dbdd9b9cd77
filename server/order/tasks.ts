import type { TaskList } from 'graphile-worker';
import type { Db } from '#database/connect.ts';
import { forgetIdempotencyKeys } from '#server/kit/idempotency.ts';

/** A key is remembered for two days: no browser repeats a call for longer. */
const keptMs = 48 * 60 * 60 * 1000;

/** `forget-idempotency-keys` comes every night (21:20 UTC is 02:20 in Tashkent). */
export function orderTasks({ db, now }: { db: Db; now: () => Date }): {
  tasks: TaskList;
  crons: { task: string; match: string }[];
} {
  return {
    tasks: {
      'forget-idempotency-keys': async () => {
        await forgetIdempotencyKeys(db, new Date(now().getTime() - keptMs));
      },
    },
    crons: [{ task: 'forget-idempotency-keys', match: '20 21 * * *' }],
  };
}
