import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController } from 'fastify';
import type { Db } from '#database/connect.ts';
import type { Config } from '../../config/config.ts';
import { healthRoutes } from '../../kit/monitoring/health.ts';
import { addLanguage } from '../../kit/http/language.ts';
import { addProblems } from '../../kit/http/problems.ts';
import { listen } from '../claim.ts';
import type { Lifetime } from '../run.ts';

/** Serves only `/health/live` and `/health/ready` on the port of a process that only runs jobs. */
export async function openWorkerHealth(
  { config, db, version }: { config: Config; db: Db; version: string },
  { onStop }: Lifetime,
): Promise<void> {
  const app = Fastify({
    logger: false,
    logController: new LogController({ disableRequestLogging: true }),
  }).withTypeProvider<TypeBoxTypeProvider>();
  addLanguage(app);
  addProblems(app);
  healthRoutes(app, { db, version, isFull: () => false });
  onStop(() => app.close());
  await listen(app, config);
}
