import type { TestProject } from 'vitest/node';
import { prepareJobs } from '#server/kit/jobs.ts';
import { connect } from './connect.ts';
import { startEmbedded, throwAway } from './embedded/start.ts';
import { requireFitServer } from './external.ts';
import { migrate, readMigrations } from './migrate.ts';
import { dropRunDatabases, ensureDatabase, type TestServer } from './testing-server.ts';

/** Vitest's global setup: one throw-away server (or TEST_DATABASE_URL) with a migrated template. Returns the teardown. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL'];
  const { connection, stop } = url === undefined ? await startEmbedded({ folder: throwAway }) : external(url);
  const server: TestServer = { connection, prefix: `zarona_test_${process.pid}_` };
  const tearDown = async () => {
    if (url !== undefined) await dropRunDatabases(server);
    await stop();
  };
  try {
    await requireFitServer(connection);
    await ensureDatabase(server, { name: `${server.prefix}empty`, template: 'template0', fill: migrateAll });
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('databaseServer', server);
  return tearDown;
}

function external(url: string): { connection: TestServer['connection']; stop: () => Promise<void> } {
  return { connection: { connectionString: url }, stop: async () => undefined };
}

async function migrateAll(connection: TestServer['connection']): Promise<void> {
  const { pool, close } = connect(connection);
  try {
    await migrate(pool, await readMigrations());
    await prepareJobs(pool);
  } finally {
    await close();
  }
}
