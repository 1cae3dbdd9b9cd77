import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { SaleParts } from '../../deps.ts';
import { shopTasks } from '../../tasks.ts';
import { startWorker } from '../../worker.ts';
import type { Lifetime } from '../run.ts';

type Parts = Omit<SaleParts, 'now'> & { pool: Pool; log: FastifyBaseLogger };

/** Background jobs in this process; at its end running ones are finished. */
export async function openWorker({ db, config, pool, log }: Parts, { onStop }: Lifetime): Promise<void> {
  const tasks = shopTasks({ db, config, now: () => new Date() });
  const runner = await startWorker(pool, tasks, (error) => log.error({ err: error }, 'job failed'));
  onStop(() => runner.stop());
  // until their hour comes a new shop would say that nobody looked at anything
  await runner.addJob('count-model-figures', {}, { jobKey: 'count-model-figures' });
}
