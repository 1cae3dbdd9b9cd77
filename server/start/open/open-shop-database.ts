import { existsSync } from 'node:fs';
import { migrate, readMigrations } from '#database/migrate.ts';
import { openDatabase, type OpenDatabase } from '#database/open.ts';
import { addMissing } from '#database/seed/add-missing.ts';
import { seedIfEmpty } from '#database/seed/seed-if-empty.ts';
import { roleOf } from '#database/external.ts';
import { grantToServing } from '#database/serving/grant-to-serving.ts';
import { markShop } from '#database/shop-kind.ts';
import type { Config } from '../../config/config.ts';
import { prepareJobs } from '../../kit/jobs.ts';
import { databaseFolder } from '../claim.ts';
import { isDemoGiven } from '../process/environment.ts';
import { step } from '../process/progress.ts';
import type { Lifetime } from '../run.ts';
import { requireShopKind, wantedShop } from '../shop-kind.ts';
import { exitCodes, StopReason } from '../process/stop-reason.ts';

/**
 * Opens the database, migrates it to this version of the code and, for a demo, fills an empty shop. Stops with exit code 6, before any
 * change, if the database contains the other kind of shop. With DATABASE_OWNER_URL all of that is done as the owner, and the returned
 * connection has serving rights only.
 */
export async function openShopDatabase(config: Config, lifetime: Lifetime): Promise<OpenDatabase> {
  const { databaseUrl, databaseOwnerUrl } = config.secrets;
  if (databaseOwnerUrl === undefined) {
    const database = await openUsual(config, lifetime);
    await bringUpToDate(database, config);
    return database;
  }
  const owner = await openOwner(config, databaseOwnerUrl);
  try {
    await bringUpToDate(owner, config);
    await grantToServing(owner.pool, await roleOf({ connectionString: databaseUrl }));
  } finally {
    await owner.close();
  }
  return openUsual(config, lifetime);
}

function openOwner(config: Config, url: string): Promise<OpenDatabase> {
  return step('Opening the database as its owner', () =>
    openDatabase({
      url,
      setting: 'DATABASE_OWNER_URL',
      folder: databaseFolder(config),
      onServerEnded: () => undefined,
    }),
  );
}

async function openUsual(config: Config, { onStop, stop }: Lifetime): Promise<OpenDatabase> {
  const url = config.secrets.databaseUrl;
  const folder = databaseFolder(config);
  const isNew = url === undefined && !existsSync(folder);
  const database = await step(isNew ? 'Creating the database' : 'Opening the database', () =>
    openDatabase({
      url,
      folder,
      onServerEnded: () =>
        void stop(new StopReason(exitCodes.failed, 'The embedded PostgreSQL ended unexpectedly.')),
    }),
  );
  onStop(database.close);
  return database;
}

async function bringUpToDate(database: OpenDatabase, config: Config): Promise<void> {
  const wanted = wantedShop(config, isDemoGiven);
  await requireShopKind(database.pool, wanted.kind);
  await step('Updating the database', async () => {
    await migrate(database.pool, await readMigrations());
    await prepareJobs(database.pool);
  });
  // an older database was marked by the migrations
  await requireShopKind(database.pool, wanted.kind);
  if (wanted.kind === 'real') await markShop(database.pool, 'real');
  if (wanted.mayFill)
    await step('Filling the demo shop', async () => {
      await seedIfEmpty(database.pool);
      await addMissing(database.pool);
    });
}
