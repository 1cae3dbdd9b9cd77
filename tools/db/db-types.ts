import type { Pool } from 'pg';

/** The columns of every table and the checks that limit one of them to a list of words. */
interface Column {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isGenerated: boolean;
  check: string | null;
}

/** Writes the Kysely types of a migrated database; the same database results in the same text. */
export async function describeDatabase(pool: Pool): Promise<string> {
  const { rows } = await pool.query<Column>(columnsQuery);
  const tables = Map.groupBy(rows, ({ table }) => table);
  const interfaces = [...tables].map(([table, columns]) => describeTable(table, columns));
  const entries = [...tables.keys()].map((table) => `  ${table}: ${interfaceName(table)};`);
  return `${header}\n${interfaces.join('\n\n')}\n\nexport interface DB {\n${entries.join('\n')}\n}\n`;
}

const header = `// Generated from the migrated database by npm run db:types. Do not edit.
import type { ColumnType } from 'kysely';

/** Filled by the database when an insert leaves it out. */
export type Generated<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

/** A text in the three languages of the shop. */
export interface LocalizedText {
  uz: string;
  ru: string;
  en: string;
}

/** Read as unknown: parse before use. Written as JSON text, because pg would make a PostgreSQL array of a list. */
export type Json = ColumnType<unknown, string, string>;
/** A day as YYYY-MM-DD. */
export type Day = string;
export type Instant = ColumnType<Date, Date | string, Date | string>;
`;

const columnsQuery = `
  select c.relname as table, a.attname as column, a.attnotnull is false as "isNullable",
    a.atthasdef or a.attidentity <> '' as "hasDefault", a.attgenerated <> '' as "isGenerated",
    format_type(a.atttypid, null) as type,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) like '%ANY (ARRAY[%'
      order by k.conname limit 1) as check
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname <> 'schema_migrations'
  order by c.relname collate "C", a.attnum`;

const types: Record<string, string> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'Day',
  'double precision': 'number',
  inet: 'string',
  integer: 'number',
  jsonb: 'Json',
  localized_text: 'LocalizedText',
  numeric: 'number',
  smallint: 'number',
  text: 'string',
  'timestamp with time zone': 'Instant',
  uuid: 'string',
  xid8: 'string',
};

function describeTable(table: string, columns: Column[]): string {
  const fields = columns.map((column) => `  ${column.column}: ${describeColumn(column)};`);
  return `export interface ${interfaceName(table)} {\n${fields.join('\n')}\n}`;
}

function describeColumn(column: Column): string {
  const type = wordsOf(column) ?? tsType(column);
  const orNull = column.isNullable ? `${type} | null` : type;
  if (column.isGenerated) return `ColumnType<${orNull}, never, never>`;
  return column.hasDefault ? `Generated<${orNull}>` : orNull;
}

function tsType({ table, column, type }: Column): string {
  const [, element = type, list] = /^(.*?)(\[\])?$/.exec(type) ?? [];
  const known = types[element];
  if (known === undefined)
    throw new Error(`${table}.${column} is ${type}, for which tools/db/db-types.ts has no TypeScript type`);
  return list === undefined ? known : `${known}[]`;
}

/** Returns the union of words that a check of this form allows: CHECK ((state = ANY (ARRAY['A'::text, 'B'::text]))). */
function wordsOf({ check }: Column): string | undefined {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]*)\]\)\)\)$/.exec(check ?? '')?.[1];
  const words = list?.match(/'(?:[^']|'')*'(?=::text)/g);
  return words?.join(' | ');
}

/** product_items → ProductItemsTable: the table, as opposed to names of the domain. */
function interfaceName(table: string): string {
  return `${table.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`;
}
