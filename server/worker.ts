import { Logger, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';

/** A feature's background work: tasks by name, and scheduled ones (crontab pattern in UTC → task name). */
export interface FeatureTasks {
  tasks: TaskList;
  crons?: { task: string; match: string }[];
}

/** Starts the job runner in this process; `stop()` lets running jobs finish. Each task must be idempotent, because it may run twice. */
export function startWorker(
  pool: Pool,
  features: FeatureTasks[],
  onError: (error: unknown) => void,
): Promise<Runner> {
  return run({
    pgPool: pool,
    concurrency: 2,
    pollInterval: 2_000,
    noHandleSignals: true,
    // Silent, because job logs would hide the shop's address on the terminal; failures go to `onError`.
    logger: new Logger(() => () => undefined),
    taskList: Object.fromEntries(features.flatMap((feature) => Object.entries(feature.tasks))),
    parsedCronItems: parseCronItems(features.flatMap((feature) => feature.crons ?? [])),
  }).then((runner) => {
    runner.events.on('job:error', ({ error }) => onError(error));
    return runner;
  });
}
