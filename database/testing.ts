import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { PoolConfig } from 'pg';
import { inject } from 'vitest';
import { type Connected, connect } from './connect.ts';
import { seedIfEmpty } from './seed/seed-if-empty.ts';
import { administer, ensureDatabase, type TestServer, toDatabase } from './testing-server.ts';

export interface TestDatabase extends Connected {
  /** Settings for a client outside the pool, as LISTEN needs. */
  connection: PoolConfig;
  /** An empty folder for this database, to be used as DATA_DIR. */
  folder: string;
}

export interface TestDatabaseOptions {
  /** Its contents: migrated only, or the demo shop. */
  seed?: 'empty' | 'demo';
  /** Pool size: 4 unless given. Only races need more, and each connection costs time. */
  connections?: number;
}

/** Creates a database for one test: migrated (`empty`) or with the demo shop (`demo`). `close` removes it. */
export async function testDatabase({
  seed = 'empty',
  connections = 4,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = inject('databaseServer');
  if (seed === 'demo')
    await ensureDatabase(server, {
      name: `${server.prefix}demo`,
      template: `${server.prefix}empty`,
      fill: fillDemo,
    });
  const name = `${server.prefix}${randomBytes(6).toString('hex')}`;
  // copying files takes half the time: a throw-away server needs no write-ahead log of each block
  await administer(server, (client) =>
    client.query(`create database ${name} template ${server.prefix}${seed} strategy file_copy`),
  );
  const folder = await mkdtemp(path.join(os.tmpdir(), 'zarona-test-'));
  const connection = toDatabase(server.connection, name);
  const { db, pool, close } = connect({ ...connection, max: connections });
  return { db, pool, connection, folder, close: () => close().then(() => remove({ server, name, folder })) };
}

async function remove({
  server,
  name,
  folder,
}: {
  server: TestServer;
  name: string;
  folder: string;
}): Promise<void> {
  await administer(server, (client) => client.query(`drop database ${name} with (force)`));
  await rm(folder, { recursive: true, force: true });
}

async function fillDemo(connection: PoolConfig): Promise<void> {
  const { pool, close } = connect(connection);
  try {
    await seedIfEmpty(pool);
  } finally {
    await close();
  }
}
