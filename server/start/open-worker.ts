import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { catalogTasks } from '../catalog/tasks.ts';
import { type FeatureTasks, startWorker } from '../worker.ts';
import { measurementTasks } from '../measurement/tasks.ts';
import { pricingTasks } from '../pricing/tasks.ts';
import { accountTasks } from './join-accounts.ts';
import { requestJobs } from './join-requests.ts';
import { saleTasks, type SaleParts } from './join-sale.ts';
import type { Lifetime } from './run.ts';

type Parts = Omit<SaleParts, 'now'> & { pool: Pool; log: FastifyBaseLogger };

/** All background work of the shop. */
export function shopTasks(parts: SaleParts): FeatureTasks[] {
  return [
    catalogTasks(parts),
    pricingTasks(parts),
    ...accountTasks(parts),
    ...requestJobs(parts),
    ...saleTasks(parts),
    measurementTasks(parts),
  ];
}

/** Background jobs in this process; at its end running ones are finished. */
export async function openWorker({ db, config, pool, log }: Parts, { onStop }: Lifetime): Promise<void> {
  const tasks = shopTasks({ db, config, now: () => new Date() });
  const runner = await startWorker(pool, tasks, (error) => log.error({ err: error }, 'job failed'));
  onStop(() => runner.stop());
}
