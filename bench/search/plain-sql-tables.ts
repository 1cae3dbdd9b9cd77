import type { Pool } from 'pg';
import { laboratories, noStone } from '#domain/catalog/facets.ts';
import { newForDays } from '#domain/catalog/availability.ts';

// The alternative in `npm run bench:search`: listings with PostgreSQL only. One row per model and one row per AVAILABLE piece, each with
// the values of its facets as an array of numbers under GIN (intarray), columns for sorting and ranges under btree, words under GIN as a
// tsvector and as trigrams (pg_trgm). It assumes the generated catalogue, in which no piece is in transit.

/** Returns a facet value as stored in an array; a switch that is on has the value `on`. */
export const markText = (facet: string, value: string): string => `${facet}:${value}`;

const mark = (facet: string, value: string) => `hashtext('${facet}:' || ${value})`;
/** Only pieces of that width: the benchmark's shop has no narrow hoops. */
const sizeMark = (facet: string, isWide: '<' | '>=') =>
  `case when i.size_hundredths_mm ${isWide} 2500 then ${mark(facet, 'trim_scale(i.size_hundredths_mm / 100.0)')} end`;
const reported = `certificate_state = 'VALID' and laboratory in (${laboratories.map((name) => `'${name}'`).join(', ')})`;

/** Returns the rows of all products, or of those whose ids are the first parameter; `today` is in days since 1970. */
function rowsSql(scope: 'all' | 'changed', today: number): { models: string; pieces: string } {
  const isChanged = scope === 'changed';
  const only = (column: string) => (isChanged ? `and ${column} = any($1::bigint[])` : '');
  const itemsOf = (owner: string) =>
    isChanged ? `join product_items x on x.id = ${owner}.item_id and x.product_id = any($1::bigint[])` : '';
  const models = `
    with recursive branch(root, id) as (
      select id, id from categories union all select b.root, c.id from branch b join categories c on c.parent_id = b.id
    ), paths as (
      select id as category_id, array_agg(${mark('category', 'root')}) as marks from branch group by 1
    ), collected as (
      select product_id, array_agg(${mark('collection', 'collection_id')}) as marks from collection_products
      where true ${only('product_id')} group by 1
    ), counted as (
      select product_id, count(*)::int as available from product_items where product_item_state = 'AVAILABLE' ${only('product_id')} group by 1
    )
    select p.id as product_id, p.popularity + p.measured_popularity as popularity, coalesce(available, 0) as available,
      array_remove(array[${mark('metal', 'metal')}, ${mark('gender', 'gender')}, case when available > 0 then ${mark('inStock', "'on'")} end,
        case when available = 1 then ${mark('lastOne', "'on'")} end], null)
        || paths.marks || coalesce(collected.marks, '{}') || array(select ${mark('occasion', 'o')} from unnest(occasions) o)
        || array(select ${mark('style', 's')} from unnest(styles) s) as marks,
      lower(concat_ws(' ', name ->> 'ru', name ->> 'uz', name ->> 'en')) as names
    from products p join paths using (category_id) left join collected on collected.product_id = p.id
    left join counted on counted.product_id = p.id
    where product_state = 'ACTIVE' ${only('p.id')}`;
  const pieces = `
    with stone_facts as (
      select s.item_id, sum(s.count * s.carat_thousandths)::int as carat,
        array_agg(distinct ${mark('stone', 's.kind')}) || array_agg(distinct ${mark('shape', 's.shape')}) as marks
      from stones s ${itemsOf('s')} group by 1
    ), reports as (
      select t.item_id, array_agg(distinct ${mark('laboratory', 't.laboratory')}) || ${mark('certified', "'on'")} as marks
      from certificates t ${itemsOf('t')} where ${reported} group by 1
    )
    select i.product_id, m.popularity, nullif(i.price_b2c_som, 0) as price, i.weight_mg as weight, s.carat, i.received_on as received,
      case when i.price_b2c_som > 0 and i.old_price_b2c_som > i.price_b2c_som
        then 1000 * (i.old_price_b2c_som - i.price_b2c_som) / i.old_price_b2c_som else 0 end as reduced,
      m.marks || coalesce(s.marks, array[${mark('stone', `'${noStone}'`)}]) || coalesce(t.marks, '{}')
        || array_remove(array[${mark('probe', 'i.probe')}, ${sizeMark('ringSize', '<')}, ${sizeMark('diameter', '>=')},
          ${mark('length', 'trim_scale(i.length_mm / 10.0)')}, ${mark('storeId', 'i.store_id')},
          case when i.store_id is not null then ${mark('inStore', "'on'")} end,
          case when i.received_on - date '1970-01-01' > ${today} - ${newForDays} then ${mark('isNew', "'on'")} end,
          case when i.price_b2c_som > 0 and i.old_price_b2c_som > i.price_b2c_som then ${mark('onSale', "'on'")} end], null) as marks
    from product_items i join plain_own m on m.product_id = i.product_id
    left join stone_facts s on s.item_id = i.id left join reports t on t.item_id = i.id
    where i.product_item_state = 'AVAILABLE' ${only('i.product_id')}`;
  return { models, pieces };
}

/** Facts of a model derived from its pieces, so that a filter on models alone does not read pieces. */
const wholeModels = (only: string) => `
  select m.product_id, m.popularity, m.available, f.price, f.received, f.reduced, f.weight, f.most_price, f.most_weight, f.carat, f.least_carat,
    uniq(sort(m.marks || coalesce(f.marks, '{}'))) as marks, m.names, to_tsvector('simple', m.names) as words
  from plain_own m left join (
    select product_id, min(price) as price, max(received) as received, max(reduced) as reduced, min(weight) as weight, max(price) as most_price,
      max(weight) as most_weight, max(carat) as carat, min(nullif(carat, 0)) as least_carat, all_marks(marks) as marks
    from plain_pieces ${only} group by 1
  ) f using (product_id) ${only}`;

const indexesSql = `
  create index on plain_pieces using gin (marks gin__int_ops);
  create index on plain_pieces (product_id);
  create index on plain_pieces (price, product_id);
  create index on plain_pieces (weight);
  create unique index on plain_own (product_id);
  create unique index on plain_models (product_id);
  create index on plain_models using gin (marks gin__int_ops);
  create index on plain_models using gin (words);
  create index on plain_models using gin (names gin_trgm_ops);
  create index on plain_models ((available = 0), popularity desc, product_id);
  create index on plain_models ((available = 0), price, product_id);
  create index on plain_models ((available = 0), received desc, product_id);
  vacuum analyze plain_own, plain_models, plain_pieces`;

/** Creates all tables for the day `today`, with their indexes. */
export async function layOutPlainSql(pool: Pool, today: number): Promise<void> {
  const { models, pieces } = rowsSql('all', today);
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = 0; set work_mem = '256MB'; set maintenance_work_mem = '512MB';
      create extension if not exists intarray; create extension if not exists pg_trgm;
      create aggregate all_marks(int[]) (sfunc = array_cat, stype = int[])`);
    await client.query(`create unlogged table plain_own as ${models}`);
    await client.query('analyze plain_own');
    await client.query(`create unlogged table plain_pieces as ${pieces}`);
    await client.query(`create unlogged table plain_models as ${wholeModels('')}`);
    for (const statement of indexesSql.split(';')) await client.query(statement);
  } finally {
    client.release(true);
  }
}

/** Rebuilds the rows of a few products, as after a change, in one transaction. */
export async function layOutAgain(
  pool: Pool,
  { productIds, today }: { productIds: number[]; today: number },
): Promise<void> {
  const { models, pieces } = rowsSql('changed', today);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const these = 'where product_id = any($1::bigint[])';
    for (const text of [
      `delete from plain_own ${these}`,
      `delete from plain_pieces ${these}`,
      `delete from plain_models ${these}`,
      `insert into plain_own ${models}`,
      `insert into plain_pieces ${pieces}`,
      `insert into plain_models ${wholeModels(these)}`,
    ])
      await client.query(text, [productIds]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Returns the size of its tables with their indexes, in bytes. */
export async function plainSqlBytes(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>(
    `select sum(pg_total_relation_size(oid))::bigint as bytes from pg_class where relname like 'plain\\_%' and relkind = 'r'`,
  );
  return rows[0]?.bytes ?? 0;
}
