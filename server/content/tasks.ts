import type { TaskList } from 'graphile-worker';
import type { Db } from '#database/connect.ts';
import { publishDueContent } from './publish-due.ts';

/** `publish-drafts` runs every minute and applies the scheduled times of content. */
export function contentTasks({ db, now }: { db: Db; now: () => Date }): {
  tasks: TaskList;
  crons: { task: string; match: string }[];
} {
  return {
    tasks: { 'publish-drafts': () => publishDueContent(db, now()) },
    crons: [{ task: 'publish-drafts', match: '* * * * *' }],
  };
}
