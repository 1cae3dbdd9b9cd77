import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ClientBase, Pool } from 'pg';
import { DatabaseProblem } from './problems.ts';

export interface Migration {
  name: string;
  sql: string;
  /** SHA-256 of the text, in hexadecimal. */
  checksum: string;
}

const migrationsFolder = path.join(import.meta.dirname, 'migrations');

// An arbitrary number that every migrating process uses.
const lockNumber = 7_204_511;
const lockLimitMs = 60_000;

/** Reads the migrations of a folder, in their order. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows has other line ends but is the same migration.
      const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Applies pending migrations, each in a separate transaction, and returns their names. Concurrent processes take turns. Refuses with
 * MIGRATION: an applied file was changed, a new one comes before an applied one, or its SQL fails.
 */
export async function migrate(pool: Pool, migrations: Migration[]): Promise<string[]> {
  const client = await pool.connect();
  try {
    await takeLock(client);
    await client.query('set lock_timeout = 5000; set statement_timeout = 0');
    await createMigrationsTable(client);
    const missing = findMissing(migrations, await readApplied(client));
    for (const migration of missing) await apply(client, migration);
    return missing.map(({ name }) => name);
  } finally {
    // Ending the session releases the lock and resets its settings, whatever happened.
    client.release(true);
  }
}

/** Creates the table of applied migrations if it does not exist, so that a role without the right to create it can be used afterwards. */
async function createMigrationsTable(client: ClientBase): Promise<void> {
  if (await hasMigrationsTable(client)) return;
  await client.query(
    'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
}

async function hasMigrationsTable(client: Pool | ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ here: boolean }>(
    `select to_regclass('public.schema_migrations') is not null as here`,
  );
  return rows[0]?.here === true;
}

/** Returns the names of pending migrations; applies nothing. */
export async function findUnapplied(pool: Pool, migrations: Migration[]): Promise<string[]> {
  const names = migrations.map(({ name }) => name);
  if (!(await hasMigrationsTable(pool))) return names;
  const { rows: applied } = await pool.query<{ name: string }>('select name from schema_migrations');
  return names.filter((name) => !applied.some((one) => one.name === name));
}

/**
 * Polls for the lock instead of waiting inside one statement, because `create index concurrently` in the other process would wait for that
 * statement.
 */
async function takeLock(client: ClientBase): Promise<void> {
  for (const start = performance.now(); ; await wait(100)) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      lockNumber,
    ]);
    if (rows[0]?.taken === true) return;
    if (performance.now() - start > lockLimitMs) {
      throw new DatabaseProblem(
        'MIGRATION',
        `Another process has been migrating the database for more than ${lockLimitMs / 1000} s.`,
      );
    }
  }
}

async function readApplied(client: ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** Applied migrations unknown to this code are allowed: they belong to a newer version that is being rolled out. */
function findMissing(migrations: Migration[], applied: Map<string, string>): Migration[] {
  const last = [...applied.keys()].toSorted().at(-1) ?? '';
  for (const { name, checksum } of migrations) {
    const before = applied.get(name);
    if (before !== undefined && before !== checksum) {
      throw new DatabaseProblem(
        'MIGRATION',
        `Migration ${name} was changed after it had been applied. Restore it and write a new one; in development npm run db:reset starts over.`,
      );
    }
    if (before === undefined && name < last) {
      throw new DatabaseProblem(
        'MIGRATION',
        `Migration ${name} comes before ${last}, which is applied already: give it a later number.`,
      );
    }
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

/** A file whose first line is `-- outside a transaction` contains one statement that cannot run in a transaction. */
async function apply(client: ClientBase, { name, sql, checksum }: Migration): Promise<void> {
  const isTransactional = !sql.startsWith('-- outside a transaction\n');
  try {
    if (isTransactional) await client.query('begin');
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    if (isTransactional) await client.query('commit');
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseProblem('MIGRATION', `Migration ${name} failed: ${message}`, { cause });
  }
}
