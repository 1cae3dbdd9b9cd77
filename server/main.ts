import { environment, isDev } from './start/environment.ts';
import { createApp, version } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { mountPages } from './pages/mount-pages.ts';
import { tagsOfChange } from './pages/tags-of-change.ts';
import { openShopDatabase } from './start/open-shop-database.ts';
import { openStorefront } from './start/open-storefront.ts';
import { paymentOrigins } from './start/join-sale.ts';
import { openWorker } from './start/open-worker.ts';
import { claim, listen } from './start/claim.ts';
import { say } from './start/progress.ts';
import { run } from './start/run.ts';
import { warmUp } from './start/warm-up.ts';
import { openWorkerHealth } from './start/worker-health.ts';

/** The shop, from an empty disk to an open door: `npm start`. */
await run(async (lifetime) => {
  const claimed = await claim(readConfig(environment));
  const database = await openShopDatabase(claimed, lifetime);
  const config = needsPractice(claimed)
    ? await (await import('./start/open-simulators.ts')).openPractice(claimed, lifetime)
    : claimed;
  const { app, index, runner } = await createApp({ config, ...database, isPatient: isDev });
  lifetime.onStop(() => app.close());
  if (config.role !== 'web') await openWorker({ config, ...database, log: app.log }, lifetime);
  if (config.role === 'worker') {
    await openWorkerHealth({ config, ...database, version }, lifetime);
    return say(`Zarona works on its jobs. Its health: http://localhost:${config.port}/health/ready`);
  }
  const pages = await mountPages(app, {
    ...(await openStorefront(app, lifetime)),
    runner,
    publicUrl: config.publicUrl,
    secret: config.secrets.secretKey,
    partnerSiteUrl: config.partnerSiteUrl,
    mapTiles: config.mapTiles,
    keepsOffline: config.keepsOffline,
    worksAhead: config.secrets.files.makesAhead,
    paymentOrigins: paymentOrigins(config),
  });
  index.onChange((change) => pages.purge(tagsOfChange(change)));
  await listen(app, config);
  say(`Zarona is open: ${config.publicUrl}`);
  if (!isDev) await warmUp(app);
});

/** A demo without a provider of its own has simulated ones; a shop that takes money never does. */
function needsPractice({ isProduction, role, secrets }: Config): boolean {
  const { payme, click, uzum } = secrets.payments;
  return !isProduction && role !== 'worker' && [payme, click, uzum].every((one) => one === undefined);
}
