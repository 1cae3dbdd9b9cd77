import pg, { type Pool, type PoolClient } from 'pg';
import { vi } from 'vitest';

// Tools to record and check the database statements of a growing shop, for the tests of query cost.

/** A statement as sent to the database, with its values. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Statements that update the index, independent of calls. */
const ofIndex = /^catalog_(?:changes|index)/;

/** Records every statement of every connection opened from now on. */
export function recordStatements() {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  return {
    /** Returns the statements since the last call. */
    take: (): Statement[] => spy.mock.calls.splice(0).flatMap(readCall),
    close: () => spy.mockRestore(),
  };
}

/** node-postgres can be called with a text, or with a query object that may have a name. */
function readCall([queryOrText, given]: unknown[]): Statement[] {
  if (typeof queryOrText === 'string')
    return [{ text: queryOrText, values: Array.isArray(given) ? given : [] }];
  const { name, text, values = [] } = queryOrText as Partial<Statement> & { name?: string };
  return text === undefined || ofIndex.test(name ?? '') ? [] : [{ text, values }];
}

/** SQL of the columns that differ in each copy. `n`: number of the copy. */
const copiedColumns: Record<string, Record<string, string>> = {
  products: {
    id: 'id + n * 1000000',
    artikul: `artikul || '-' || n`,
    slug_uz: `slug_uz || '-' || n`,
    slug_ru: `slug_ru || '-' || n`,
    slug_en: `slug_en || '-' || n`,
  },
  model_figures: { product_id: 'product_id + n * 1000000' },
  collection_products: { product_id: 'product_id + n * 1000000' },
  product_attachments: { product_id: 'product_id + n * 1000000' },
  product_items: {
    id: 'id + n * 1000000',
    product_id: 'product_id + n * 1000000',
    serial_number: `serial_number || '-' || n`,
  },
  stones: { id: 'id + n * 1000000', item_id: 'item_id + n * 1000000' },
  item_attachments: { item_id: 'item_id + n * 1000000' },
  item_params: { item_id: 'item_id + n * 1000000' },
  certificates: {
    id: `regexp_replace(id, '^ZC-[0-9]+', 'ZC-' || 3000 + n)`,
    item_id: 'item_id + n * 1000000',
    replaced_by: `regexp_replace(replaced_by, '^ZC-[0-9]+', 'ZC-' || 3000 + n)`,
  },
};

/** Copies every product with its pieces a number of times, each copy with a separate number and name. */
export async function copyCatalogue(pool: Pool, times: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin; set local session_replication_role = replica');
    for (const [table, own] of Object.entries(copiedColumns)) {
      const { rows } = await client.query<{ name: string }>(
        `select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
        [table],
      );
      const names = rows.map(({ name }) => name);
      await client.query(
        `insert into ${table} (${names.join(', ')}) overriding system value
        select ${names.map((name) => own[name] ?? name).join(', ')} from ${table}, generate_series(1, ${times}) n`,
      );
    }
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** Tables whose rows editors write: they have hundreds of rows in a shop of any size. All other tables grow with goods or with shoppers. */
const small = [
  'attachments',
  'banner_pictures',
  'banners',
  'calendar_days',
  'categories',
  'collection_pictures',
  'collections',
  'delivery_tariffs',
  'delivery_zones',
  'districts',
  'metal_rates',
  'metals',
  'moment_products',
  'moments',
  'occasions',
  'pages',
  'params',
  'precious_metals',
  'price_formulas',
  'promo_codes',
  'promotions',
  'reduction_targets',
  'regions',
  'search_pins',
  'search_synonyms',
  'shop_settings',
  'stone_kinds',
  'stone_shapes',
  'stores',
  'styles',
  'vat_rates',
];
const growing = `relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all('{${small.join(',')}}')`;

/**
 * Makes PostgreSQL's planner assume that every growing table has at least a million rows with the present distribution: nearly unique
 * columns stay nearly unique, and the statistics of small samples are dropped. The tables themselves are not changed.
 */
export async function simulateMillionRows(pool: Pool): Promise<void> {
  await pool.query(`
    analyze;
    update pg_statistic set stakind1 = 0, stanumbers1 = null, stavalues1 = null
      where stakind1 = 1 and stadistinct < 0 and starelid in (select oid from pg_class where ${growing});
    delete from pg_statistic where stadistinct > 0 and starelid in (select oid from pg_class where ${growing} and reltuples < 500);
    update pg_class set relpages = greatest(relpages, 1), reltuples = greatest(1000000, reltuples * 1000) where ${growing}`);
}

interface WholeRead {
  type: string;
  table: string;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/**
 * Returns which of these statements would read a whole growing table, sequentially or through an index. The planner cannot be made to
 * assume a million rows for an empty table; there it is checked whether an index plan exists.
 */
export async function fullScans(pool: Pool, statements: Statement[]): Promise<string[]> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where ${growing} and pg_relation_size(oid) = 0`,
    );
    const empty = new Set(rows.map(({ name }) => name));
    const planned = statements.filter(({ text }) => /^\s*(?:with|select|insert|update|delete)\b/i.test(text));
    const found = await readsWith(client, planned, 'on');
    const foundOtherwise = await readsWith(client, planned, 'off');
    return [...found.filter(({ table }) => !empty.has(table)), ...foundOtherwise].map(
      ({ type, table, text }) => `${type} of ${table}: ${text.replaceAll(/\s+/g, ' ')}`,
    );
  } finally {
    client.release(true);
  }
}

async function readsWith(client: PoolClient, statements: Statement[], seqScan: 'on' | 'off') {
  await client.query(`set enable_seqscan = ${seqScan}`);
  const found: (WholeRead & { text: string })[] = [];
  for (const statement of statements) {
    const reads = wholeReadsIn(await planOf(client, statement), false);
    found.push(...reads.map((read) => ({ ...read, text: statement.text })));
  }
  return found;
}

async function planOf(client: PoolClient, { text, values }: Statement): Promise<PlanNode> {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>({
    text: `explain (format json) ${text}`,
    values: [...values],
  });
  const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
  if (!plan) throw new Error(`no query plan for ${text}`);
  return plan.Plan;
}

function wholeReadsIn(node: PlanNode, isLimited: boolean): WholeRead[] {
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Cond': condition } = node;
  const isWhole = type === 'Seq Scan' || (type.startsWith('Index') && condition === undefined && !isLimited);
  const own = isWhole && !small.includes(table) ? [{ type, table }] : [];
  const below = (node.Plans ?? []).flatMap((each) => wholeReadsIn(each, isLimited || type === 'Limit'));
  return [...own, ...below];
}

interface RunNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: RunNode[];
}

/** Returns how many rows of each table a statement scans when it runs; one that stops at its limit scans fewer. */
export async function scannedRows(pool: Pool, { text, values }: Statement): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: RunNode }[] }>(
    `explain (analyze, timing off, format json) ${text}`,
    [...values],
  );
  const scanned: Record<string, number> = {};
  const read = (node: RunNode): void => {
    const table = node['Relation Name'];
    if (node['Node Type'] === 'Seq Scan' && table !== undefined)
      scanned[table] =
        (scanned[table] ?? 0) +
        (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
    for (const below of node.Plans ?? []) read(below);
  };
  const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
  if (plan) read(plan.Plan);
  return scanned;
}

/** The tables with more rows than that, as the planner believes. */
export async function tablesOver(pool: Pool, most: number): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and reltuples > $1`,
    [most],
  );
  return new Set(rows.map(({ name }) => name));
}

/** The tables of which a statement scans more rows than that. It runs once more only where its plan has a scan of one of the big ones. */
export async function bigScans(
  pool: Pool,
  statement: Statement,
  { big, most }: { big: ReadonlySet<string>; most: number },
): Promise<string[]> {
  if (!/^\s*(?:select|with)\b/i.test(statement.text)) return [];
  const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: RunNode }[] }>(
    `explain (format json) ${statement.text}`,
    [...statement.values],
  );
  const isScan = (node: RunNode): boolean =>
    (node['Node Type'] === 'Seq Scan' && big.has(node['Relation Name'] ?? '')) ||
    (node.Plans ?? []).some(isScan);
  if (!rows.some((row) => row['QUERY PLAN'].some(({ Plan }) => isScan(Plan)))) return [];
  const scanned = await scannedRows(pool, statement);
  return Object.entries(scanned).flatMap(([table, count]) =>
    count > most ? [`${count} rows of ${table}`] : [],
  );
}
