import type { Pool } from 'pg';
import { facetNames, noStone, type FacetName } from '#domain/catalog/facets.ts';
import type { CatalogQuery, FilterName } from './index/query.ts';

// The same questions as the index answers, in plain SQL over the tables: slow, and right by reading it. The referee of
// the index in its test, and the other side of `npm run bench:search`.

export interface RefereeModel {
  id: number;
  price: number | null;
  pieces: number;
  min_weight: number | null;
  max_weight: number | null;
}

/** Every piece that is AVAILABLE beside its model; a model without one has a row of its own, without a piece. */
const rowsSql = `
  with recursive branch(root, id) as (
    select id, id from categories union all select branch.root, c.id from branch join categories c on c.parent_id = branch.id
  ), rows as (
    select p.id as product_id, p.category_id, p.metal, p.gender, p.occasions, p.popularity, i.id as item_id, nullif(i.price_b2c_som, 0) as price,
      i.probe, i.size_hundredths_mm, i.length_mm, i.weight_mg, i.store_id, i.received_on
    from products p left join product_items i on i.product_id = p.id and i.product_item_state = 'AVAILABLE'
    where p.product_state = 'ACTIVE'
  )`;

/** One row a value that a row of the catalogue has. */
const valuesSql: Record<FacetName, string> = {
  category: 'select branch.root::text as value from branch where branch.id = r.category_id',
  collection:
    'select k.collection_id::text as value from collection_products k where k.product_id = r.product_id',
  metal: 'select r.metal as value',
  probe: 'select r.probe::text as value where r.item_id is not null',
  stone: `select distinct coalesce(s.kind, '${noStone}') as value from (select 1) one left join stones s on s.item_id = r.item_id where r.item_id is not null`,
  shape: 'select distinct s.shape as value from stones s where s.item_id = r.item_id',
  size: 'select trim_scale(r.size_hundredths_mm / 100.0)::text as value where r.size_hundredths_mm is not null',
  length: 'select trim_scale(r.length_mm / 10.0)::text as value where r.length_mm is not null',
  gender: 'select r.gender as value',
  occasion: 'select unnest(r.occasions) as value',
  laboratory: `select distinct t.laboratory as value from certificates t
    where t.item_id = r.item_id and t.certificate_state = 'VALID' and t.laboratory in ('GIA', 'IGI', 'HRD')`,
  storeId: 'select r.store_id::text as value where r.store_id is not null',
};

type Place = (value: unknown) => string;
interface Condition {
  name: FilterName;
  sql: (place: Place) => string;
}

function conditionsOf(query: CatalogQuery): Condition[] {
  const facets = facetNames.flatMap((facet): Condition[] => {
    const chosen = query.facets[facet];
    if (!chosen) return [];
    return [
      {
        name: facet,
        sql: (place) =>
          `exists (select 1 from (${valuesSql[facet]}) v where v.value = any(${place(chosen)}::text[]))`,
      },
    ];
  });
  const bound = (
    name: FilterName,
    column: string,
    [min, max]: [number | null, number | null],
  ): Condition[] => {
    if (min === null && max === null) return [];
    return [
      {
        name,
        sql: (place) => `r.${column} between ${place(min ?? 1)}::bigint and ${place(max ?? 9e15)}::bigint`,
      },
    ];
  };
  const { productIds } = query;
  return [
    ...facets,
    ...bound('price', 'price', [query.minPriceSom, query.maxPriceSom]),
    ...bound('weight', 'weight_mg', [query.minWeightMg, query.maxWeightMg]),
    ...(query.inStore ? [{ name: 'inStore' as const, sql: () => 'r.store_id is not null' }] : []),
    ...(query.inStock ? [{ name: 'inStock' as const, sql: () => 'r.item_id is not null' }] : []),
    ...(productIds
      ? [{ name: 'q' as const, sql: (place: Place) => `r.product_id = any(${place(productIds)}::bigint[])` }]
      : []),
  ];
}

/** Writes the conditions of a question into statements and gathers the values they place. */
function writer(query: CatalogQuery) {
  const conditions = conditionsOf(query);
  const values: unknown[] = [];
  const place: Place = (value) => `$${values.push(value)}`;
  const where = ({ leaveOut, only }: { leaveOut?: FilterName; only?: FilterName[] } = {}) =>
    conditions
      .filter(({ name }) => name !== leaveOut && (only?.includes(name) ?? true))
      .reduce((text, condition) => `${text} and ${condition.sql(place)}`, 'true');
  return { where, values };
}

const sortSql: Record<CatalogQuery['sort'], string> = {
  popular: 'max(r.popularity) desc',
  new: 'max(r.received_on) desc',
  price: 'min(r.price) nulls last',
  '-price': 'min(r.price) desc nulls last',
  weight: 'min(r.weight_mg)',
  caratWeight: `coalesce(max((select sum(s.count * s.carat_thousandths) from stones s where s.item_id = r.item_id)), 0) desc`,
};

/** The page of models with the numbers of their matching pieces. */
export async function refereePage(pool: Pool, query: CatalogQuery): Promise<RefereeModel[]> {
  const { where, values } = writer(query);
  const { rows } = await pool.query<RefereeModel>(
    `${rowsSql}
    select r.product_id as id, min(r.price) as price, count(r.item_id) as pieces, min(r.weight_mg) as min_weight, max(r.weight_mg) as max_weight
    from rows r where ${where()} group by r.product_id
    order by count(r.item_id) = 0, ${sortSql[query.sort]}, r.product_id
    offset ${query.offset} limit ${query.limit}`,
    values,
  );
  return rows;
}

export interface RefereeTotals {
  total: number;
  pieces: number;
  min_price: number | null;
  max_price: number | null;
  min_weight: number | null;
  max_weight: number | null;
}

/** The totals, and the bounds of price and weight with their own filter left out. */
export async function refereeTotals(pool: Pool, query: CatalogQuery): Promise<RefereeTotals | undefined> {
  const { where, values } = writer(query);
  const { rows } = await pool.query<RefereeTotals>(
    `${rowsSql}
    select (select count(distinct product_id) from rows r where ${where()}) as total,
      (select count(item_id) from rows r where ${where()}) as pieces,
      (select min(price) from rows r where ${where({ leaveOut: 'price' })}) as min_price,
      (select max(price) from rows r where ${where({ leaveOut: 'price' })}) as max_price,
      (select min(weight_mg) from rows r where ${where({ leaveOut: 'weight' })}) as min_weight,
      (select max(weight_mg) from rows r where ${where({ leaveOut: 'weight' })}) as max_weight`,
    values,
  );
  return rows[0];
}

/** The models of every value of a facet with the facet's own choice left out; a value of the scope that has none counts 0. */
export async function refereeFacet(
  pool: Pool,
  query: CatalogQuery,
  facet: FacetName,
): Promise<{ value: string; count: number }[]> {
  const { where, values } = writer(query);
  const { rows } = await pool.query<{ value: string; count: number }>(
    `${rowsSql}
    select v.value, count(distinct r.product_id) filter (where ${where({ leaveOut: facet })}) as count
    from rows r cross join lateral (${valuesSql[facet]}) v
    where r.product_id in (select r.product_id from rows r where ${where({ leaveOut: facet, only: ['category', 'collection', 'q'] })})
    group by v.value`,
    values,
  );
  return rows;
}

/** How many models there are with one filter dropped. */
export async function refereeRelaxation(
  pool: Pool,
  query: CatalogQuery,
  leaveOut: FilterName,
): Promise<number> {
  const { where, values } = writer(query);
  const { rows } = await pool.query<{ total: number }>(
    `${rowsSql} select count(distinct product_id) as total from rows r where ${where({ leaveOut })}`,
    values,
  );
  return rows[0]?.total ?? 0;
}
