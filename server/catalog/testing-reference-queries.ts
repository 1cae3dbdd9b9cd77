import type { Pool } from 'pg';
import { diamondClarities, diamondColors, diamondCuts } from '#domain/catalog/diamond-grades.ts';
import { facetNames, noStone, switchNames, type FacetName, type SwitchName } from '#domain/catalog/facets.ts';
import type { CatalogQuery, FilterName } from './index/query.ts';

// Computes what the index computes by plain SQL over the tables: slow, but obviously correct. The index's test compares the two.

const gradeOfRow = (column: string, scale: readonly string[]) => `
  select distinct case when s.${column} ~ '[a-z]' then replace(lower(s.${column}), ' ', '-') else s.${column} end as value
  from stones s where s.item_id = r.item_id and s.is_main and s.kind in ('diamond', 'lab-diamond')
    and s.${column} in (${scale.map((grade) => `'${grade}'`).join(', ')})`;

/** The values of each facet for a row; a row is an AVAILABLE piece, or a model without one. */
const valuesOfRow: Record<FacetName, string> = {
  category: 'select branch.root::text as value from branch where branch.id = r.category_id',
  collection:
    'select k.collection_id::text as value from collection_products k where k.product_id = r.product_id',
  metal: 'select r.metal as value where r.metal is not null',
  probe: 'select r.probe::text as value where r.probe is not null',
  stone: `select distinct coalesce(s.kind, '${noStone}') as value
    from (select 1) one left join stones s on s.item_id = r.item_id where r.item_id is not null`,
  shape: 'select distinct s.shape as value from stones s where s.item_id = r.item_id',
  color: gradeOfRow('color', diamondColors),
  clarity: gradeOfRow('clarity', diamondClarities),
  cut: gradeOfRow('cut', diamondCuts),
  ringSize:
    'select trim_scale(r.size_hundredths_mm / 100.0)::text as value where r.size_hundredths_mm is not null and not r.is_diameter',
  diameter:
    'select trim_scale(r.size_hundredths_mm / 100.0)::text as value where r.size_hundredths_mm is not null and r.is_diameter',
  length: 'select trim_scale(r.length_mm / 10.0)::text as value where r.length_mm is not null',
  gender: 'select r.gender as value where r.gender is not null',
  occasion: 'select unnest(r.occasions) as value',
  style: 'select unnest(r.styles) as value',
  laboratory: `select distinct t.laboratory as value from certificates t
    where t.item_id = r.item_id and t.certificate_state = 'VALID' and t.laboratory in ('GIA', 'IGI', 'HRD')`,
  storeId: 'select r.store_id::text as value where r.store_id is not null',
};

/** Whether a row matches a switch. */
const switchSql: Record<SwitchName, string> = {
  inStore: 'r.store_id is not null',
  inStock: 'r.item_id is not null',
  lastOne: 'r.left_over = 1',
  isNew: 'r.is_new',
  onSale: 'r.price > 0 and r.old_price > r.price',
  certified: `exists (select from certificates t where t.item_id = r.item_id and t.certificate_state = 'VALID'
    and t.laboratory in ('GIA', 'IGI', 'HRD'))`,
};

const marksSql = facetNames.map(
  (facet) =>
    `select r.row_id, '${facet}' as facet, v.value from reference_rows r cross join lateral (${valuesOfRow[facet]}) v`,
);

const switchMarksSql = switchNames.map(
  (name) =>
    `select r.row_id, '${name}' as facet, 'on' as value from reference_rows r where ${switchSql[name]}`,
);

const tablesSql = `
  create unlogged table reference_rows as
    with laid as (select count(*) filter (where product_item_state = 'AVAILABLE') as left_over, product_id from product_items group by 2)
    select row_number() over () as row_id, p.id as product_id, p.category_id, p.metal, p.gender, p.occasions, p.styles, p.popularity + p.measured_popularity as popularity,
      i.id as item_id, nullif(i.price_b2c_som, 0) as price, i.probe, i.size_hundredths_mm, i.length_mm, i.weight_mg,
      case when i.arrives_on > (now() at time zone 'Asia/Tashkent')::date then null else i.store_id end as store_id, i.received_on,
      i.old_price_b2c_som as old_price, laid.left_over, i.received_on - date '1970-01-01' > TODAY - 7 as is_new,
      exists (select from product_items x where x.product_id = p.id and x.product_item_state <> 'WITHDRAWN' and (x.size_hundredths_mm >= 2500
        or exists (select from item_params d join params c on c.id = d.param_id where d.item_id = x.id and c.code in ('bangle_d', 'hoop_d')))) as is_diameter,
      (select sum(s.count * s.carat_thousandths) from stones s where s.item_id = i.id) as carat
    from products p left join product_items i on i.product_id = p.id and i.product_item_state = 'AVAILABLE'
      left join laid on laid.product_id = p.id
    where p.product_state = 'ACTIVE';
  create unlogged table reference_marks as
    with recursive branch(root, id) as (
      select id, id from categories union all select branch.root, c.id from branch join categories c on c.parent_id = branch.id
    ) ${[...marksSql, ...switchMarksSql].join(' union all ')};
  create index on reference_marks (facet, value);
  analyze reference_rows, reference_marks`;

/** Writes the rows and their values, on the day `today` (days since 1970), into two tables that the queries below read. */
export async function prepareReference(pool: Pool, today: number): Promise<void> {
  await pool.query(tablesSql.replace('TODAY', String(today)));
}

type Place = (value: unknown) => string;

interface Condition {
  name: FilterName;
  sql: string;
}

function conditionsOf(query: CatalogQuery, place: Place): Condition[] {
  const conditions: Condition[] = [];
  for (const name of facetNames) {
    const chosen = query.facets[name];
    if (chosen)
      conditions.push({
        name,
        sql: `r.row_id in (select row_id from reference_marks where facet = '${name}' and value = any(${place(chosen)}::text[]))`,
      });
  }
  const between = (column: string, min: number | null, max: number | null) =>
    `r.${column} between ${place(min ?? 1)}::bigint and ${place(max ?? 9e15)}::bigint`;
  if (query.minPriceSom !== null || query.maxPriceSom !== null)
    conditions.push({ name: 'price', sql: between('price', query.minPriceSom, query.maxPriceSom) });
  if (query.minWeightMg !== null || query.maxWeightMg !== null)
    conditions.push({ name: 'weight', sql: between('weight_mg', query.minWeightMg, query.maxWeightMg) });
  if (query.minCarat !== null || query.maxCarat !== null)
    conditions.push({ name: 'carat', sql: between('carat', query.minCarat, query.maxCarat) });
  for (const name of query.switches) conditions.push({ name, sql: switchSql[name] });
  if (query.productIds)
    conditions.push({ name: 'q', sql: `r.product_id = any(${place(query.productIds)}::bigint[])` });
  return conditions;
}

/** The rows with the names of the conditions that each fails: `failed <@ '{size}'` are those that only the size excludes. */
function judge(query: CatalogQuery): { sql: string; values: unknown[]; names: FilterName[] } {
  const values: unknown[] = [];
  const conditions = conditionsOf(query, (value) => `$${values.push(value)}`);
  const failures = conditions.map(({ name, sql }) => `case when (${sql}) is not true then '${name}' end`);
  const sql = `with judged as materialized (
    select r.*, array_remove(array[${failures.join(', ')}]::text[], null) as failed from reference_rows r
  )`;
  return { sql, values, names: conditions.map(({ name }) => name) };
}

export interface ReferenceModel {
  id: number;
  price: number | null;
  pieces: number;
  min_weight: number | null;
  max_weight: number | null;
}

const sortSql: Record<CatalogQuery['sort'], string> = {
  // for queries without a text
  relevance: 'max(r.popularity) desc',
  popular: 'max(r.popularity) desc',
  new: 'max(r.received_on) desc',
  price: 'min(r.price) nulls last',
  '-price': 'min(r.price) desc nulls last',
  reduction:
    'coalesce(max(1000 * (r.old_price - r.price) / r.old_price) filter (where r.old_price > r.price), 0) desc, max(r.popularity) desc',
  weight: 'min(r.weight_mg)',
  caratWeight:
    'coalesce(max((select sum(s.count * s.carat_thousandths) from stones s where s.item_id = r.item_id)), 0) desc',
};

/** Returns the page of models with the numbers of their matching pieces. */
export async function referencePage(pool: Pool, query: CatalogQuery): Promise<ReferenceModel[]> {
  const { sql, values } = judge(query);
  const { rows } = await pool.query<ReferenceModel>(
    `${sql}
    select r.product_id as id, min(r.price) as price, count(r.item_id) as pieces, min(r.weight_mg) as min_weight, max(r.weight_mg) as max_weight
    from judged r where failed = '{}' group by r.product_id
    order by count(r.item_id) = 0, ${sortSql[query.sort]}, r.product_id
    offset ${query.offset} limit ${query.limit}`,
    values,
  );
  return rows;
}

export interface ReferenceTotals {
  total: number;
  pieces: number;
  min_price: number | null;
  max_price: number | null;
  min_weight: number | null;
  max_weight: number | null;
  min_carat: number | null;
  max_carat: number | null;
}

/** Returns the totals, and the bounds of price, weight and carats, each ignoring its own filter. */
export async function referenceTotals(pool: Pool, query: CatalogQuery): Promise<ReferenceTotals | undefined> {
  const { sql, values } = judge(query);
  const { rows } = await pool.query<ReferenceTotals>(
    `${sql}
    select count(distinct product_id) filter (where failed = '{}') as total, count(item_id) filter (where failed = '{}') as pieces,
      min(price) filter (where failed <@ '{price}') as min_price, max(price) filter (where failed <@ '{price}') as max_price,
      min(weight_mg) filter (where failed <@ '{weight}') as min_weight, max(weight_mg) filter (where failed <@ '{weight}') as max_weight,
      min(carat) filter (where failed <@ '{carat}')::int as min_carat, max(carat) filter (where failed <@ '{carat}')::int as max_carat
    from judged`,
    values,
  );
  return rows[0];
}

export interface ReferenceValue {
  facet: FacetName | SwitchName;
  value: string;
  count: number;
}

/**
 * Counts the models of every value of every facet, ignoring the facet's own choice, and of every switch (with the value `on`); values in
 * the scope without models have 0.
 */
export async function referenceFacets(pool: Pool, query: CatalogQuery): Promise<ReferenceValue[]> {
  const { sql, values } = judge(query);
  const scope = query.facets.category ? '{category,q}' : '{collection,q}';
  const { rows } = await pool.query<ReferenceValue>(
    `${sql}
    select facet, value, count(distinct product_id) filter (where failed <@ array[facet]) as count
    from reference_marks join judged using (row_id)
    where not (failed && array_remove('${scope}'::text[], facet))
    group by facet, value`,
    values,
  );
  return rows;
}

/** For every filter of the query, counts the models without it; filters whose removal gives none are omitted. */
export async function referenceRelaxations(
  pool: Pool,
  query: CatalogQuery,
): Promise<{ name: FilterName; count: number }[]> {
  const { sql, values, names } = judge(query);
  if (names.length === 0) return [];
  const counts = names.map(
    (name) =>
      `select '${name}' as name, count(distinct product_id)::int as count from judged where failed <@ '{${name}}'`,
  );
  const { rows } = await pool.query<{ name: FilterName; count: number }>(
    `${sql} select name, count from (${counts.join(' union all ')}) relaxed where count > 0`,
    values,
  );
  return rows;
}
