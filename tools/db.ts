// The commands db:migrate, db:seed, db:reset and db:types of package.json.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { connect, type Connected } from '#database/connect.ts';
import { startEmbedded, throwAway } from '#database/embedded/start.ts';
import { migrate, readMigrations } from '#database/migrate.ts';
import { seedIfEmpty } from '#database/seed/seed-if-empty.ts';
import { environment } from '#server/start/environment.ts';
import { stopReasonOf } from '#server/start/stop-reason.ts';
import { describeDatabase } from './db-types.ts';
import { withShopDatabase } from './shop-database.ts';

const commands: Record<string, () => Promise<string>> = {
  migrate: () => withShopDatabase(migrateAll),
  seed: () => withShopDatabase(seed),
  reset: () => withShopDatabase(reset),
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
    throw new Error(
      'This would remove all orders of a production shop. Say npm run db:reset -- --yes if that is meant.',
    );
  }
  await database.pool.query(
    'drop schema if exists graphile_worker cascade; drop schema public cascade; create schema public',
  );
  return seed(database);
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
  if (command === undefined) throw new Error(`Say one of: ${Object.keys(commands).join(', ')}.`);
  console.log(await command());
} catch (error) {
  const reason = stopReasonOf(error);
  console.error(reason.message);
  process.exitCode = reason.exitCode;
}
