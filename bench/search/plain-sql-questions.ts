import type { Pool, PoolClient } from 'pg';
import {
  facetLevels,
  facetNames,
  switchLevels,
  type FacetName,
  type SwitchName,
} from '#domain/catalog/facets.ts';
import type { CatalogQuery, FilterName } from '#server/catalog/index/query.ts';
import { markText } from './plain-sql-tables.ts';

/** The number of each value of each facet (`metal:yellow`) and each switch (`isNew:on`). */
export type Marks = ReadonlyMap<string, number>;

export async function readMarks(pool: Pool, texts: string[]): Promise<Marks> {
  const { rows } = await pool.query<{ text: string; mark: number }>(
    'select text, hashtext(text) as mark from unnest($1::text[]) text',
    [texts],
  );
  if (new Set(rows.map(({ mark }) => mark)).size < rows.length)
    throw new Error('two values have the same number');
  return new Map(rows.map(({ text, mark }) => [text, mark]));
}

interface Condition {
  name: FilterName;
  isOfPieces: boolean;
  sql: string;
}

interface Questions {
  query: CatalogQuery;
  marks: Marks;
  conditions: Condition[];
}

export interface PlainAnswer {
  total: number;
  pieces: number;
  /** The page. */
  ids: number[];
  /** Number of models by the id of the facet value; values without models are missing. */
  counts: Map<number, number>;
}

/** Runs one query of a listing: a statement for page, totals and bounds, one for all counts, and one more for each chosen bound. */
export async function runPlainSql(
  client: PoolClient,
  { query, marks }: { query: CatalogQuery; marks: Marks },
): Promise<PlainAnswer> {
  const questions = { query, marks, conditions: conditionsOf(query, marks) };
  const page = await client.query<Omit<PlainAnswer, 'counts'>>(pageSql(questions));
  for (const name of ['price', 'weight', 'carat'] as const)
    if (questions.conditions.some((one) => one.name === name)) await client.query(boundsSql(questions, name));
  const counts = await client.query<{ mark: number; count: number }>(countsSql(questions));
  const [first] = page.rows;
  if (!first) throw new Error('plain SQL returned no result');
  return { ...first, counts: new Map(counts.rows.map(({ mark, count }) => [mark, count])) };
}

function conditionsOf(query: CatalogQuery, marks: Marks): Condition[] {
  const conditions: Condition[] = [];
  const anyOf = (values: string[]) =>
    `marks && '{${values.map((value) => marks.get(value) ?? 0).join(',')}}'::int[]`;
  for (const name of facetNames) {
    const values = query.facets[name]?.map((value) => markText(name, value));
    if (values) conditions.push({ name, isOfPieces: facetLevels[name] === 'piece', sql: anyOf(values) });
  }
  const { minPriceSom, maxPriceSom, minWeightMg, maxWeightMg, minCarat, maxCarat } = query;
  const between = (name: 'price' | 'weight' | 'carat', min: number | null, max: number | null) => {
    if (min === null && max === null) return;
    conditions.push({ name, isOfPieces: true, sql: `${name} between ${min ?? 1} and ${max ?? 9e15}` });
  };
  between('price', minPriceSom, maxPriceSom);
  between('weight', minWeightMg, maxWeightMg);
  between('carat', minCarat, maxCarat);
  for (const name of query.switches)
    conditions.push({
      name,
      isOfPieces: switchLevels[name] === 'piece',
      sql: anyOf([markText(name, 'on')]),
    });
  if (query.text !== null)
    conditions.push({
      name: 'q',
      isOfPieces: false,
      sql: `product_id in (select product_id from plain_models where words @@ ${wordsQuery(query.text)})`,
    });
  if (query.productIds)
    conditions.push({
      name: 'q',
      isOfPieces: false,
      sql: `product_id = any('{${query.productIds.join(',')}}'::bigint[])`,
    });
  return conditions;
}

/** Where the result of all conditions but one is selected from: models, if no remaining condition is about pieces. */
function source({ conditions }: Questions, leaveOut?: FilterName): { isOfPieces: boolean; where: string } {
  const left = conditions.filter(({ name }) => name !== leaveOut);
  const where = ['true', ...left.map(({ sql }) => sql)].join(' and ');
  return { isOfPieces: left.some(({ isOfPieces }) => isOfPieces), where };
}

const sortSql: Record<CatalogQuery['sort'], string> = {
  relevance: 'popularity desc',
  popular: 'popularity desc',
  new: 'received desc nulls last',
  price: 'price nulls last',
  '-price': 'price desc nulls last',
  reduction: 'reduced desc, popularity desc',
  weight: 'weight',
  caratWeight: 'coalesce(carat, 0) desc',
};

function pageSql(questions: Questions): string {
  const { sort, offset, limit } = questions.query;
  const { isOfPieces, where } = source(questions);
  // a sort over models alone can be read from an index, so both parts select separately
  const matched = isOfPieces
    ? `materialized (
        select product_id, max(popularity) as popularity, count(*)::int as available, min(price) as price, max(received) as received,
          max(reduced) as reduced, min(weight) as weight, max(price) as most_price, max(weight) as most_weight, max(carat) as carat, min(nullif(carat, 0)) as least_carat
        from plain_pieces where ${where} group by product_id)`
    : `not materialized (select * from plain_models where ${where})`;
  return `with matched as ${matched}, page as (
      select product_id from matched order by (available = 0), ${sortSql[sort]}, product_id offset ${offset} limit ${limit}
    )
    select count(*)::int as total, coalesce(sum(available), 0)::int as pieces, min(price), max(most_price), min(weight), max(most_weight),
      min(least_carat), max(carat), (select coalesce(json_agg(product_id), '[]') from page) as ids from matched`;
}

function boundsSql(questions: Questions, name: 'price' | 'weight' | 'carat'): string {
  const { isOfPieces, where } = source(questions, name);
  const most = name === 'carat' ? 'carat' : `most_${name}`;
  return isOfPieces
    ? `select min(${name}), max(${name}) from plain_pieces where ${where}`
    : `select min(${name === 'carat' ? 'least_carat' : name}), max(${most}) from plain_models where ${where}`;
}

/**
 * Returns the values of the facets that are not chosen among what meets all conditions, and of each chosen facet without its own choice.
 */
function countsSql(questions: Questions): string {
  const { query, marks } = questions;
  const chosen = facetNames.filter((name) => query.facets[name]);
  const numbersOf = (names: (FacetName | SwitchName)[]) =>
    [...marks].flatMap(([text, mark]) => (names.some((name) => text.startsWith(`${name}:`)) ? mark : []));
  const disjoint = countSql(source(questions), `<> all('{${numbersOf(chosen).join(',')}}'::int[])`);
  const own = chosen.map((name) =>
    countSql(source(questions, name), `= any('{${numbersOf([name]).join(',')}}'::int[])`),
  );
  return [disjoint, ...own].join(' union all ');
}

function countSql({ isOfPieces, where }: { isOfPieces: boolean; where: string }, which: string): string {
  return isOfPieces
    ? `select mark, count(*)::int as count from (
        select distinct product_id, mark from plain_pieces, unnest(marks) mark where ${where} and mark ${which}) found group by mark`
    : `select mark, count(*)::int as count from plain_models, unnest(marks) mark where ${where} and mark ${which} group by mark`;
}

/** Returns the first six models for the typed text, and their number: by words, the last as a prefix; otherwise by trigrams. */
export async function typePlainSql(client: PoolClient, text: string): Promise<number> {
  const found = await client.query<{ total: number }>(
    `with matched as materialized (select product_id, available, popularity from plain_models where words @@ ${wordsQuery(text)})
    select (select count(*)::int from matched) as total,
      array(select product_id from matched order by available = 0, popularity desc, product_id limit 6)`,
  );
  const total = found.rows[0]?.total ?? 0;
  if (total > 0) return total;
  const near = await client.query<{ total: number }>(
    `with matched as materialized (
      select product_id, available, popularity, word_similarity($1, names) as near from plain_models where $1 <% names)
    select (select count(*)::int from matched) as total,
      array(select product_id from matched order by near desc, available = 0, popularity desc, product_id limit 6)`,
    [text.toLowerCase()],
  );
  return near.rows[0]?.total ?? 0;
}

/** All its words, the last as a prefix; letters and digits only. */
function wordsQuery(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `to_tsquery('simple', '${words.map((word) => `${word}:*`).join(' & ')}')`;
}
