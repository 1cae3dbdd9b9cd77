import type { Pool, PoolClient } from 'pg';
import { quoted, schemas } from './tables.ts';

const asideOf = (schema: string): string => `${schema}_before_restore`;
/** The schema of the job queue; it contains no extension. */
const jobs = 'graphile_worker';
/** The schema for the result of a failed restore. */
const unfinished = 'public_unfinished_restore';

/** Checks whether the database contains data that somebody would miss. */
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

/** Checks whether a shop is running. An embedded database cannot be opened while it is; an external one shows its open sessions. */
export async function isShopOpen(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity
     where datname = current_database() and application_name = 'zarona' and pid <> pg_backend_pid()`,
  );
  return rowCount !== 0;
}

/**
 * Moves the existing objects to another schema, to make room for new ones. An interrupted restore is undone first. The schema `public`
 * itself stays with its extensions: the owner of a database can create a trusted extension, but not move it.
 */
export async function setAside(pool: Pool): Promise<void> {
  await putBack(pool);
  await inTransaction(pool, async (client) => {
    await client.query(`create schema ${quoted(asideOf('public'))}`);
    await moveAll(client, { from: 'public', to: asideOf('public') });
    if (await exists(client, jobs)) await rename(client, { from: jobs, to: asideOf(jobs) });
  });
}

/** Undoes `setAside` after a failed restore. Does nothing if nothing is set aside. */
export async function putBack(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    if (!(await exists(client, asideOf('public')))) return;
    await client.query(`create schema ${quoted(unfinished)}`);
    await moveAll(client, { from: 'public', to: unfinished });
    await client.query(`drop schema ${quoted(unfinished)} cascade`);
    await moveAll(client, { from: asideOf('public'), to: 'public' });
    await client.query(`drop schema ${quoted(asideOf('public'))}`);
    await client.query(`drop schema if exists ${jobs} cascade`);
    if (await exists(client, asideOf(jobs))) await rename(client, { from: asideOf(jobs), to: jobs });
  });
}

/** Completes a restore: permanently deletes what was set aside. */
export async function forgetAside(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    for (const schema of schemas)
      await client.query(`drop schema if exists ${quoted(asideOf(schema))} cascade`);
  });
}

/**
 * All objects of a schema except its extensions; indexes, and sequences of columns, move with their tables. Routines come first, while the
 * types of their arguments still have their old names.
 */
const contents = `
  select kind, name from (
    select 1 as nth, 'routine' as kind, quote_ident(proname) || '(' || pg_get_function_identity_arguments(oid) || ')' as name,
      'pg_proc'::regclass as class, oid
    from pg_proc where pronamespace = $1::regnamespace
    union all
    select 2, case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
      quote_ident(relname), 'pg_class'::regclass, oid
    from pg_class where relnamespace = $1::regnamespace and relkind in ('r', 'p', 'f', 'v', 'm', 'S')
    union all
    select 3, case typtype when 'd' then 'domain' else 'type' end, quote_ident(typname), 'pg_type'::regclass, oid
    from pg_type where typnamespace = $1::regnamespace and typtype in ('d', 'e')
  ) held
  where not exists (
    select from pg_depend
    where classid = held.class and objid = held.oid and (deptype = 'e' or held.kind = 'sequence' and deptype in ('a', 'i'))
  )
  order by nth, name`;

async function moveAll(client: PoolClient, { from, to }: { from: string; to: string }): Promise<void> {
  const { rows } = await client.query<{ kind: string; name: string }>(contents, [quoted(from)]);
  for (const { kind, name } of rows)
    await client.query(`alter ${kind} ${quoted(from)}.${name} set schema ${quoted(to)}`);
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
