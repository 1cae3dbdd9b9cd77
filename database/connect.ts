import { Kysely, PostgresDialect } from 'kysely';
import pg, { type Pool, type PoolConfig } from 'pg';
import type { DB } from './schema.ts';
import { columnTypes } from './column-types.ts';
import { statementPreparer } from './prepare-statements.ts';

/** The shop's database, or an open transaction of it. */
export type Db = Kysely<DB>;
/** A read-only handle: it can select, but not insert, update or delete. */
export type ReadDb = Pick<Db, 'selectFrom' | 'selectNoFrom' | 'fn' | 'case' | 'dynamic' | 'getExecutor'>;

export interface Connected {
  db: Db;
  pool: Pool;
  /** Waits for running queries, then closes every connection. */
  close: () => Promise<void>;
}

/** Creates a connection pool (10 unless `connection.max` is set) with Kysely. It connects at the first query. */
export function connect(connection: PoolConfig): Connected {
  const pool = new pg.Pool({
    application_name: 'zarona',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    ...connection,
    types: columnTypes,
  });
  // A broken connection fails its running query and is replaced. Without a listener the error event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', statementPreparer());
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    await db.destroy();
    // Kysely ends only a pool that it has used
    if (!pool.ending) await pool.end();
  };
  return { db, pool, close };
}
