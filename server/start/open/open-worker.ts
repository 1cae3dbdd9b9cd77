import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { SaleParts } from '../../deps.ts';
import { shopTasks } from '../../tasks.ts';
import { startWorker } from '../../worker.ts';
import type { Lifetime } from '../run.ts';

type Parts = Omit<SaleParts, 'now'> & { pool: Pool; log: FastifyBaseLogger };

/** Runs background jobs in this process; at its end, running jobs are finished. */
export async function openWorker({ db, config, pool, log }: Parts, { onStop }: Lifetime): Promise<void> {
  const tasks = shopTasks({ db, config, now: () => new Date() });
  const runner = await startWorker(pool, tasks, (error) => log.error({ err: error }, 'job failed'));
  onStop(() => runner.stop());
  // run at once, because otherwise a new shop would show no views until the hourly run
  await runner.addJob('count-model-figures', {}, { jobKey: 'count-model-figures' });
}
