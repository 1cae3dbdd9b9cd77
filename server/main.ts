import { environment, isDev } from './start/environment.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { mountPages } from './pages/mount-pages.ts';
import { tagsOfChange } from './pages/tags-of-change.ts';
import { openShopDatabase } from './start/open-shop-database.ts';
import { openStorefront } from './start/open-storefront.ts';
import { openWorker } from './start/open-worker.ts';
import { claim, listen } from './start/claim.ts';
import { say } from './start/progress.ts';
import { run } from './start/run.ts';

/** The shop, from an empty disk to an open door: `npm start`. */
await run(async (lifetime) => {
  const config = await claim(readConfig(environment));
  const database = await openShopDatabase(config, lifetime);
  const { app, index } = await createApp({ config, ...database, isPatient: isDev });
  lifetime.onStop(() => app.close());
  if (config.role !== 'web') await openWorker({ config, ...database, log: app.log }, lifetime);
  if (config.role === 'worker') return say('Zarona works on its jobs.');
  const pages = await mountPages(app, {
    ...(await openStorefront(app, lifetime)),
    publicUrl: config.publicUrl,
    secret: config.secrets.secretKey,
    partnerSiteUrl: config.partnerSiteUrl,
    mapTiles: config.mapTiles,
    keepsOffline: config.keepsOffline,
  });
  index.onChange((change) => pages.purge(tagsOfChange(change)));
  await listen(app, config);
  say(`Zarona is open: ${config.publicUrl}`);
});
