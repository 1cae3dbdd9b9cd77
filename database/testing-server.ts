import pg, { type Client, type PoolConfig } from 'pg';

/** The database server of one test run, and the prefix of its database names. */
export interface TestServer {
  connection: PoolConfig;
  prefix: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: TestServer;
  }
}

/** Returns the connection to another database on the same server. */
export function toDatabase(connection: PoolConfig, name: string): PoolConfig {
  if (connection.connectionString === undefined) return { ...connection, database: name };
  const url = new URL(connection.connectionString);
  url.pathname = `/${name}`;
  return { ...connection, connectionString: url.href };
}

/** Returns the connection as a URL, in the format of DATABASE_URL. */
export function urlOf({ connectionString, user, password, host, port, database }: PoolConfig): string {
  if (connectionString !== undefined) return connectionString;
  const login = typeof password === 'string' ? `${user}:${password}` : user;
  return `postgres://${login}@/${database}?host=${host}&port=${port}`;
}

/** Runs commands like `create database` over a new connection. */
export async function administer<T>(
  { connection }: TestServer,
  run: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Creates a database by `fill` unless it exists. Concurrent processes take turns, and a failure leaves no partial database. */
export async function ensureDatabase(
  server: TestServer,
  options: { name: string; template: string; fill: (connection: PoolConfig) => Promise<void> },
): Promise<void> {
  const { name, template, fill } = options;
  await administer(server, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished} template ${template} strategy file_copy`);
    await fill(toDatabase(server.connection, unfinished));
    // a session that was just closed may still exist for a moment
    await client.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [
      unfinished,
    ]);
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
}

export async function dropRunDatabases(server: TestServer): Promise<void> {
  await administer(server, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [server.prefix],
    );
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
  });
}
