import path from 'node:path';
import type { ClientBase, Pool } from 'pg';
import { readRows, type Row } from './files.ts';
import { damaged, type Manifest, newer, type TableBackup } from './manifest.ts';
import { listTables, nameOf, oneForm, quoted, sumUp, type TableFacts } from './tables.ts';

const rowsAtOnce = 1_000;

/**
 * Number of ids that are skipped after a restore. Numbers assigned between the backup and the loss, such as order and payment numbers, are
 * known to shoppers and banks, and must not be assigned again.
 */
export const numbersLeftOut = 1_000;

/**
 * Fills the tables created by the backup's migrations, in one transaction, and verifies all values. The role only needs to own the tables.
 * Jobs that were running are released to run again. Refuses with BACKUP.
 */
export async function loadDatabase(
  pool: Pool,
  { folder, manifest }: { folder: string; manifest: Manifest },
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(oneForm);
    await requireTables(client, { folder, manifest });
    const tables = manifest.tables.map(nameOf);
    const restoreLinks = await takeLinksOff(client);
    // triggers recorded these rows when they were first written, and those of the audit would refuse them
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
    // rows inserted by migrations are also in the backup
    await client.query(`truncate ${tables.join(', ')}`);
    for (const table of manifest.tables) await loadTable(client, { folder, table });
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
    await restoreLinks();
    await requireSameValues(client, { folder, manifest });
    await setNumbers(client, manifest);
    await freeJobs(client);
    await client.query('commit');
  } finally {
    client.release(true);
  }
  await pool.query('analyze');
}

async function requireTables(
  client: ClientBase,
  { folder, manifest }: { folder: string; manifest: Manifest },
): Promise<void> {
  const columnsOf = (tables: readonly TableFacts[]) =>
    tables.flatMap((table) => table.columns.map((column) => `${table.schema}.${table.name}.${column.name}`));
  const here = new Set(columnsOf(await listTables(client)));
  const unknown = columnsOf(manifest.tables).find((name) => !here.has(name));
  if (unknown !== undefined) throw newer(folder, `there is no ${unknown} here`);
}

/** Drops the foreign keys and returns a function that restores them after all rows are inserted, which checks every row. */
async function takeLinksOff(client: ClientBase): Promise<() => Promise<void>> {
  const { rows: links } = await client.query<{ schema: string; table: string; name: string; means: string }>(
    `select n.nspname::text as schema, c.relname::text as table, k.conname::text as name, pg_get_constraintdef(k.oid) as means
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and k.conparentid = 0 and n.nspname = any($1::text[]) order by 1, 2, 3`,
    [['public', 'graphile_worker']],
  );
  const tableOf = ({ schema, table }: { schema: string; table: string }) => nameOf({ schema, name: table });
  for (const link of links)
    await client.query(`alter table ${tableOf(link)} drop constraint ${quoted(link.name)}`);
  return async () => {
    for (const link of links)
      await client.query(`alter table ${tableOf(link)} add constraint ${quoted(link.name)} ${link.means}`);
  };
}

async function loadTable(
  client: ClientBase,
  { folder, table }: { folder: string; table: TableBackup },
): Promise<void> {
  const names = table.columns.map(({ name }) => quoted(name)).join(', ');
  const places = table.columns.map((_, place) => `$${place + 1}::text[]`).join(', ');
  const given = table.columns.map((_, place) => `c${place}`).join(', ');
  const values = table.columns.map(({ type }, place) => `c${place}::${type}`).join(', ');
  const insert = `insert into ${nameOf(table)} (${names}) overriding system value
    select ${values} from unnest(${places}) as given (${given})`;
  for await (const rows of readRows(path.join(folder, table.file.path), rowsAtOnce))
    await client.query(insert, turn(rows, table.columns.length));
}

/** Transposes rows to columns. */
function turn(rows: Row[], columns: number): Row[] {
  return Array.from({ length: columns }, (_, place) => rows.map((row) => row[place] ?? null));
}

async function requireSameValues(
  client: ClientBase,
  { folder, manifest }: { folder: string; manifest: Manifest },
): Promise<void> {
  for (const table of manifest.tables) {
    const { rows, checksum } = await sumUp(client, table);
    if (rows !== table.rows || checksum !== table.checksum)
      throw damaged(folder, `the ${rows} rows of ${table.name} are not the ${table.rows} that were there`);
  }
}

async function setNumbers(client: ClientBase, { sequences }: Manifest): Promise<void> {
  for (const sequence of sequences)
    await client.query('select setval($1::regclass, $2::bigint + $3)', [
      nameOf(sequence),
      sequence.value,
      sequence.schema === 'public' ? numbersLeftOut : 0,
    ]);
}

/** Releases locked jobs: their worker no longer exists, and the queue would wait for four hours. */
async function freeJobs(client: ClientBase): Promise<void> {
  await client.query(`
    update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null;
    update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null`);
}
