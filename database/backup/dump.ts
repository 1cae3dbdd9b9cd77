import type { ClientBase, Pool } from 'pg';
import { type Row, writeRows } from './files.ts';
import type { Manifest, TableBackup } from './manifest.ts';
import { listSequences, listTables, nameOf, oneForm, quoted, sumUp, type TableFacts } from './tables.ts';

const rowsAtOnce = 1_000;

export type DatabaseBackup = Pick<
  Manifest,
  'madeAt' | 'migrations' | 'jobsVersion' | 'tables' | 'sequences' | 'auditHead'
>;

/**
 * Writes every row of the shop and its job queue into `folder/tables`, as of one moment, even while the shop is writing: it is one
 * read-only transaction. Only a migration has to wait for it.
 */
export async function dumpDatabase(pool: Pool, folder: string): Promise<DatabaseBackup> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(oneForm);
    const madeAt = new Date().toISOString();
    const tables = await listTables(client);
    // otherwise a waiting migration could change a table before it is read
    if (tables.length > 0)
      await client.query(`lock table ${tables.map(nameOf).join(', ')} in access share mode`);
    const versions = await readVersions(client);
    const backups: TableBackup[] = [];
    for (const table of tables) backups.push(await dumpTable(client, { table, folder }));
    // after the rows: sequences are not transactional, and no number may be assigned twice
    const sequences = await listSequences(client);
    return { madeAt, ...versions, tables: backups, sequences, auditHead: await readAuditHead(client) };
  } finally {
    // whatever happened, the transaction ends with its session
    client.release(true);
  }
}

async function dumpTable(
  client: ClientBase,
  { table, folder }: { table: TableFacts; folder: string },
): Promise<TableBackup> {
  const name = `tables/${table.schema}.${table.name}.jsonl.gz`;
  const sums = await sumUp(client, table);
  const file = await writeRows(folder, { name, batches: readTable(client, table) });
  return { ...table, ...sums, file };
}

async function* readTable(client: ClientBase, table: TableFacts): AsyncGenerator<Row[]> {
  const columns = table.columns.map(({ name }) => `${quoted(name)}::text`).join(', ');
  await client.query(`declare backup no scroll cursor for select ${columns} from ${nameOf(table)}`);
  for (;;) {
    const { rows } = await client.query<Row>({ text: `fetch ${rowsAtOnce} from backup`, rowMode: 'array' });
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('close backup');
}

/** Returns the last seal of the audit, so that a backup can be compared with a later audit (backoffice.md 4.2). */
async function readAuditHead(client: ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ hash: string }>(
    "select encode(hash, 'hex') as hash from audit_blocks order by id desc limit 1",
  );
  return rows[0]?.hash ?? null;
}

async function readVersions(client: ClientBase): Promise<Pick<Manifest, 'migrations' | 'jobsVersion'>> {
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name collate "C"',
  );
  return { migrations, jobsVersion: await readJobsVersion(client) };
}

/** 0: the job queue has no tables yet. */
export async function readJobsVersion(client: ClientBase | Pool): Promise<number> {
  const found = await client.query<{ here: boolean }>(
    `select to_regclass('graphile_worker.migrations') is not null as here`,
  );
  if (found.rows[0]?.here !== true) return 0;
  const { rows } = await client.query<{ version: number }>(
    'select coalesce(max(id), 0)::int as version from graphile_worker.migrations',
  );
  return rows[0]?.version ?? 0;
}
