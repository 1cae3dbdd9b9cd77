// The commands db:migrate, db:seed, db:reset, db:backup, db:restore and db:types of package.json.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { connect, type Connected } from '#database/connect.ts';
import { startEmbedded, throwAway } from '#database/embedded/start.ts';
import { migrate, readMigrations } from '#database/migrate.ts';
import { seedIfEmpty } from '#database/seed/seed-if-empty.ts';
import { backUpShop } from '#server/start/back-up-shop.ts';
import { environment } from '#server/start/environment.ts';
import { restoreShop } from '#server/start/restore-shop.ts';
import { exitCodes, StopReason, stopReasonOf } from '#server/start/stop-reason.ts';
import { describeDatabase } from './db-types.ts';
import { withOpenedShop, withShopDatabase } from './shop-database.ts';

const commands: Record<string, () => Promise<string>> = {
  migrate: () => withShopDatabase(migrateAll),
  seed: () => withShopDatabase(seed),
  reset: () => withShopDatabase(reset),
  backup,
  restore,
  types: writeTypes,
};

async function migrateAll({ pool }: Connected): Promise<string> {
  const applied = await migrate(pool, await readMigrations());
  return applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`;
}

async function seed(database: Connected): Promise<string> {
  await migrateAll(database);
  const isFilled = await seedIfEmpty(database.pool);
  return isFilled
    ? 'The demo shop is filled.'
    : 'The shop has products already: npm run db:reset empties it.';
}

/** Removes every table of the shop and its jobs, then fills the demo anew. */
async function reset(database: Connected): Promise<string> {
  if (environment['NODE_ENV'] === 'production' && !process.argv.includes('--yes')) {
    throw new StopReason(
      exitCodes.failed,
      'This would remove all orders of a production shop. Say npm run db:reset -- --yes if that is meant.',
    );
  }
  await database.pool.query(
    'drop schema if exists graphile_worker cascade; drop schema public cascade; create schema public',
  );
  return seed(database);
}

/** Beside a shop that may be open. */
function backup(): Promise<string> {
  const [name] = process.argv.slice(3);
  return withOpenedShop(({ pool }, config) => {
    const usual = path.join(config.dataDir, 'backups', new Date().toISOString().replaceAll(':', '-'));
    return backUpShop({ pool, config }, name === undefined ? usual : whereSaid(name));
  });
}

async function restore(): Promise<string> {
  const { positionals, values } = parseArgs({
    args: process.argv.slice(3),
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0)
    throw new StopReason(exitCodes.failed, 'Say npm run db:restore -- <folder of a backup> [--replace].');
  return withShopDatabase(async (database, config) => {
    const args = { folder: whereSaid(name), ifThereIsOne: values.replace ? 'replace' : 'refuse' } as const;
    const { told, isSound } = await restoreShop({ database, config }, args);
    if (!isSound) process.exitCode = exitCodes.failed;
    return told;
  });
}

/** npm runs its scripts in the shop's own folder; paths are meant from where the person stands. */
function whereSaid(name: string): string {
  return path.resolve(environment['INIT_CWD'] ?? process.cwd(), name);
}

async function writeTypes(): Promise<string> {
  const server = await startEmbedded({ folder: throwAway });
  const { pool, close } = connect(server.connection);
  try {
    await migrate(pool, await readMigrations());
    await writeFile(
      path.join(import.meta.dirname, '..', 'database', 'schema.ts'),
      await describeDatabase(pool),
    );
    return 'Wrote database/schema.ts.';
  } finally {
    await close();
    await server.stop();
  }
}

try {
  const command = commands[process.argv[2] ?? ''];
  if (command === undefined)
    throw new StopReason(exitCodes.failed, `Say one of: ${Object.keys(commands).join(', ')}.`);
  console.log(await command());
} catch (error) {
  const reason = stopReasonOf(error);
  console.error(reason.message);
  process.exitCode = reason.exitCode;
}
