import type { TaskList } from 'graphile-worker';
import type { Db } from '#database/connect.ts';
import { publishDueDrafts } from './publish-page.ts';

/** `publish-drafts` comes every minute and shows the drafts whose time has come. */
export function contentTasks({ db, now }: { db: Db; now: () => Date }): {
  tasks: TaskList;
  crons: { task: string; match: string }[];
} {
  return {
    tasks: { 'publish-drafts': () => publishDueDrafts(db, now()) },
    crons: [{ task: 'publish-drafts', match: '* * * * *' }],
  };
}
