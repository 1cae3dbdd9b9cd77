import type { TaskList } from 'graphile-worker';
import { deleteExpiredFiles } from './queries-file.ts';
import { enqueueStalled } from './queries-job.ts';
import { deleteExpiredSelections } from './queries-selection.ts';
import { type JobDeps, runJob, runJobTask } from './run-job.ts';

/** A job without progress for this long is resumed, because its process has ended. */
const restingMs = 60_000;

/**
 * `run-staff-job` is enqueued with every job. Each minute, jobs whose process has ended are resumed, and unused previews and expired files
 * are deleted.
 */
export function bulkTasks(deps: JobDeps): { tasks: TaskList; crons: { task: string; match: string }[] } {
  return {
    tasks: {
      [runJobTask]: (payload) => runJob(deps, payload),
      'resume-staff-jobs': async () => {
        const now = deps.now();
        await enqueueStalled(deps.db, runJobTask, new Date(now.getTime() - restingMs));
        await deleteExpiredSelections(deps.db, now);
        await deleteExpiredFiles(deps.db, now);
      },
    },
    crons: [{ task: 'resume-staff-jobs', match: '* * * * *' }],
  };
}
