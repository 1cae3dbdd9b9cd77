import type { Pool, PoolClient } from 'pg';
import { quoted, schemas } from './tables.ts';

const asideOf = (schema: string): string => `${schema}_before_restore`;

/** Whether somebody would miss what the database holds. */
export async function hasShop(pool: Pool): Promise<boolean> {
  for (const table of ['products', 'orders', 'users']) {
    const found = await pool.query<{ here: boolean }>('select to_regclass($1) is not null as here', [
      `public.${table}`,
    ]);
    if (found.rows[0]?.here !== true) continue;
    const { rowCount } = await pool.query(`select from public.${quoted(table)} limit 1`);
    if (rowCount !== 0) return true;
  }
  return false;
}

/** An embedded database cannot be opened beside a shop; of another, its sessions tell. */
export async function isShopOpen(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity
     where datname = current_database() and application_name = 'zarona' and pid <> pg_backend_pid()`,
  );
  return rowCount !== 0;
}

/** Puts the tables that are there under other names, and makes room for new ones. A restore that was cut off is undone first. */
export async function setAside(pool: Pool): Promise<void> {
  await putBack(pool);
  await inTransaction(pool, async (client) => {
    for (const schema of schemas)
      if (await exists(client, schema)) await rename(client, { from: schema, to: asideOf(schema) });
    await client.query('create schema public');
    await moveExtensions(client, { from: asideOf('public'), to: 'public' });
  });
}

/** The restore failed: all is as it was before `setAside`. Does nothing when nothing lies aside. */
export async function putBack(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    if (!(await exists(client, asideOf('public')))) return;
    await moveExtensions(client, { from: 'public', to: asideOf('public') });
    for (const schema of schemas) {
      await client.query(`drop schema if exists ${quoted(schema)} cascade`);
      if (await exists(client, asideOf(schema))) await rename(client, { from: asideOf(schema), to: schema });
    }
  });
}

/** The restore is done: what was there before is gone for good. */
export async function forgetAside(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    for (const schema of schemas)
      await client.query(`drop schema if exists ${quoted(asideOf(schema))} cascade`);
  });
}

/** What they bring must be found by its bare name, as by a migration. */
async function moveExtensions(client: PoolClient, { from, to }: { from: string; to: string }): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select e.extname::text as name from pg_extension e join pg_namespace n on n.oid = e.extnamespace where n.nspname = $1`,
    [from],
  );
  for (const { name } of rows) await client.query(`alter extension ${quoted(name)} set schema ${quoted(to)}`);
}

async function exists(client: PoolClient, schema: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [schema]);
  return rowCount !== 0;
}

async function rename(client: PoolClient, { from, to }: { from: string; to: string }): Promise<void> {
  await client.query(`alter schema ${quoted(from)} rename to ${quoted(to)}`);
}

async function inTransaction(pool: Pool, run: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin; set local statement_timeout = 0');
    await run(client);
    await client.query('commit');
  } finally {
    // an open transaction ends with its session
    client.release(true);
  }
}
