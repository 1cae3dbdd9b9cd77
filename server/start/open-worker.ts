import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { catalogTasks } from '../catalog/tasks.ts';
import { startWorker } from '../worker.ts';
import { measurementTasks } from '../measurement/tasks.ts';
import { pricingTasks } from '../pricing/tasks.ts';
import { accountTasks } from './join-accounts.ts';
import { requestJobs } from './join-requests.ts';
import { saleTasks, type SaleParts } from './join-sale.ts';
import type { Lifetime } from './run.ts';

type Parts = Omit<SaleParts, 'now'> & { pool: Pool; log: FastifyBaseLogger };

/** Background jobs in this process; at its end running ones are finished. */
export async function openWorker({ db, config, pool, log }: Parts, { onStop }: Lifetime): Promise<void> {
  const now = () => new Date();
  const features = [
    catalogTasks({ db, now }),
    pricingTasks({ db, now }),
    ...accountTasks({ db, config, now }),
    ...requestJobs({ db, config, now }),
    ...saleTasks({ db, config, now }),
    measurementTasks({ db, now }),
  ];
  const runner = await startWorker(pool, features, (error) => log.error({ err: error }, 'job failed'));
  onStop(() => runner.stop());
}
