import pg, { type ClientBase } from 'pg';

/** The schemas of the shop's tables and of its job queue. */
export const schemas = ['public', 'graphile_worker'] as const;

/** A table and its columns without generated ones. */
export interface TableFacts {
  schema: string;
  name: string;
  columns: { name: string; type: string }[];
}

export interface SequenceFacts {
  schema: string;
  name: string;
  /** As text, because it may exceed the safe integers of JavaScript. */
  value: string;
}

/** Gives every value one text format, independent of the server's settings. */
export const oneForm = `set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local client_min_messages = 'warning';
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

/** Without the tables of applied migrations: those are written when migrations are applied. */
export async function listTables(client: ClientBase): Promise<TableFacts[]> {
  const { rows } = await client.query<TableFacts>(
    `select n.nspname::text as schema, c.relname::text as name,
       json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = any($1::text[]) and c.relkind in ('r', 'p') and not c.relispartition
       and (n.nspname, c.relname) not in (('public', 'schema_migrations'), ('graphile_worker', 'migrations'))
     group by n.nspname, c.relname order by n.nspname, c.relname collate "C"`,
    [schemas],
  );
  return rows;
}

export async function listSequences(client: ClientBase): Promise<SequenceFacts[]> {
  const { rows } = await client.query<SequenceFacts>(
    `select schemaname::text as schema, sequencename::text as name, last_value::text as value
     from pg_sequences where schemaname = any($1::text[]) and last_value is not null order by 1, 2`,
    [schemas],
  );
  return rows;
}

/** Returns the number of rows, and a checksum over all values that does not depend on their order. */
export async function sumUp(
  client: ClientBase,
  table: TableFacts,
): Promise<{ rows: number; checksum: string }> {
  const values = table.columns.map(({ name }) => `${quoted(name)}::text`).join(', ');
  const { rows } = await client.query<{ rows: string; checksum: string }>(
    `select count(*)::text as rows, coalesce(sum(
       ('x' || encode(substr(sha256(convert_to(row(${values})::text, 'UTF8')), 1, 8), 'hex'))::bit(64)::bigint), 0)::text as checksum
     from ${nameOf(table)}`,
  );
  const [found] = rows;
  return { rows: Number(found?.rows), checksum: found?.checksum ?? '' };
}

/** Returns the quoted name of a table with its schema, for SQL. */
export function nameOf({ schema, name }: { schema: string; name: string }): string {
  return `${quoted(schema)}.${quoted(name)}`;
}

/** Quotes an identifier for SQL. */
export function quoted(name: string): string {
  return pg.escapeIdentifier(name);
}
