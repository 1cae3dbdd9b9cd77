import { purgeSharedCache } from '#providers/shared-cache/purge.ts';
import { environment } from '../process/environment.ts';
import { createApp, version } from '../../app.ts';
import { type Config, readConfig } from '../../config/config.ts';
import type { App } from '../../kit/http/app-type.ts';
import { type BackofficeFiles, mountBackoffice } from '../../backoffice/mount-backoffice.ts';
import { mountPages, type Pages } from '../../pages/mount-pages.ts';
import { createSharedCachePurges } from '../../pages/cache/shared-cache-purges.ts';
import { tagsOfChange } from '../../pages/cache/tags-of-change.ts';
import { isKnownCart } from '#server/cart/owner/is-known-cart.ts';
import { claim, listen } from '../claim.ts';
import { paymentOrigins } from '../../deps.ts';
import { openDemoStaff } from './open-demo-staff.ts';
import { openShopDatabase } from './open-shop-database.ts';
import { openWorker } from './open-worker.ts';
import { printLine } from '../process/progress.ts';
import type { Lifetime } from '../run.ts';
import { warmUp } from './warm-up.ts';
import { openWorkerHealth } from './worker-health.ts';

export interface ShopPages extends Pick<Pages, 'storefront' | 'assets'> {
  backoffice: BackofficeFiles;
}

interface Source {
  /** The built storefront, or Vite's in development. */
  openPages: (app: App) => Promise<ShopPages>;
  isDevelopment?: boolean;
}

/** Starts the shop, from an empty disk to an open port. */
export async function openShop(
  lifetime: Lifetime,
  { openPages, isDevelopment = false }: Source,
): Promise<void> {
  const claimed = await claim(readConfig(environment));
  const database = await openShopDatabase(claimed, lifetime);
  const config = needsPractice(claimed)
    ? await (await import('./open-simulators.ts')).openSimulatedProviders(claimed, lifetime)
    : claimed;
  const { app, index, runner } = await createApp({ config, ...database, isPatient: isDevelopment });
  lifetime.onStop(() => app.close());
  if (config.role !== 'web') await openWorker({ config, ...database, log: app.log }, lifetime);
  if (config.role === 'worker') {
    await openWorkerHealth({ config, ...database, version }, lifetime);
    return printLine(`Zarona works on its jobs. Its health: http://localhost:${config.port}/health/ready`);
  }
  const { backoffice, ...storefront } = await openPages(app);
  await mountBackoffice(app, backoffice);
  const pages = await mountPages(app, {
    ...storefront,
    runner,
    publicUrl: config.publicUrl,
    hostnames: config.hostnames,
    secret: config.secrets.secretKey,
    mapTiles: config.mapTiles,
    keepsOffline: config.keepsOffline,
    hasSharedCache: config.hasSharedCache,
    worksAhead: config.secrets.files.preparesAhead,
    isKnownCart: (cookie) => isKnownCart(database.db, cookie),
    paymentOrigins: paymentOrigins(config),
  });
  const shared = createSharedCachePurges({
    urls: config.purgeUrls,
    purge: purgeSharedCache,
    warn: (err, message) => app.log.warn({ err }, message),
  });
  index.onChange((change) => {
    const purges = tagsOfChange(change);
    pages.purge(purges);
    shared.send(purges);
  });
  await listen(app, config);
  printLine(`Zarona is open: ${config.publicUrl}`);
  await openDemoStaff(database.db, config);
  if (!isDevelopment) await warmUp(app, config.publicUrl);
}

/** A demo without configured providers gets simulated ones; a shop in production never does. */
function needsPractice({ isProduction, role, secrets }: Config): boolean {
  const { payme, click, uzum } = secrets.payments;
  return !isProduction && role !== 'worker' && [payme, click, uzum].every((one) => one === undefined);
}
