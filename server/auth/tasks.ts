import type { TaskList } from 'graphile-worker';
import { hourMs } from '#domain/units/durations.ts';
import type { Db } from '#database/connect.ts';
import { forgetLimitEvents } from '#server/kit/limits/limits.ts';
import { deleteOldCodes } from './codes/queries-code.ts';
import { deleteOldSessions } from './sessions/queries-session.ts';
import { sessionMs } from './sessions/sessions.ts';

/** Longer than the longest window of any limit, which is a day. */
const lookBackMs = 25 * hourMs;

/** `forget-logins` runs every hour and deletes ended logins and their tokens, old codes and old events. */
export function authTasks({ db, now }: { db: Db; now: () => Date }): {
  tasks: TaskList;
  crons: { task: string; match: string }[];
} {
  const forgetLogins = async (): Promise<void> => {
    const at = now();
    await deleteOldSessions(db, { now: at, tokensOlderThan: new Date(at.getTime() - sessionMs) });
    await deleteOldCodes(db, new Date(at.getTime() - lookBackMs));
    await forgetLimitEvents(db, new Date(at.getTime() - lookBackMs));
  };
  return {
    tasks: { 'forget-logins': forgetLogins },
    crons: [{ task: 'forget-logins', match: '25 * * * *' }],
  };
}
