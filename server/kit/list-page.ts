import { type RawBuilder, sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';
import { plannedByValues } from '#database/prepare-statements.ts';
import { sha256 } from './crypto/signing.ts';
import { Refusal } from './refusal.ts';

/** The sort order of a list; rows with equal values are sorted by `id`, in the same direction. */
export interface ListSort {
  /** The column, for example `o.created_at`. */
  by: RawBuilder<unknown>;
  /** Its PostgreSQL type, to which a cursor's value is cast. */
  type: 'timestamptz' | 'date' | 'bigint' | 'text';
  isDescending: boolean;
}

export interface ListPage {
  sort: ListSort;
  /** The row's id column. */
  id: RawBuilder<unknown>;
  size: number;
  cursor: string | undefined;
  /** The count showed that the list has no more rows than a count looks at. */
  isFew: boolean;
  /** The whole query without page and size: a cursor is valid for one query only. */
  query: unknown;
}

/** The columns that a row needs to be the first or last of a page. */
export interface EdgeRow {
  id: number;
  /** The sorted column as text. */
  edge: string;
}

interface Cursor {
  isBack: boolean;
  edge: string;
  id: number;
}

/**
 * Returns the parts of the statement for one page: `where` and `order by`. Selects one row more than the page has, which shows whether
 * another page follows.
 */
export function pageClauses(page: ListPage): { where: RawBuilder<boolean>; order: RawBuilder<unknown> } {
  const { sort, id, size } = page;
  const cursor = readCursor(page);
  const isDescending = sort.isDescending !== (cursor?.isBack ?? false);
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const order = sql`order by ${sort.by} ${direction}, ${id} ${direction} ${limitTo(size + 1)}`;
  if (cursor === undefined) return { where: sql<boolean>`true`, order };
  const compare = sql.raw(isDescending ? '<' : '>');
  const edge = sql`${cursor.edge}::text::${sql.raw(sort.type)}`;
  return { where: sql<boolean>`(${sort.by}, ${id}) ${compare} (${edge}, ${cursor.id}::bigint)`, order };
}

/**
 * Returns the rows of one page as a table for `from`. A large list is read in index order; a small one is filtered first and then sorted.
 * Left alone, the planner would read a small list in index order too, because it assumes its rows to be evenly spread, while for example
 * the pieces of this month are all at one end.
 */
export function pageRows(
  page: ListPage,
  {
    from,
    filter,
    alias,
  }: { from: RawBuilder<unknown>; filter: RawBuilder<boolean>; alias: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const { where, order } = pageClauses(page);
  const rows = sql`select ${alias}.* from ${from} where ${filter}`;
  // `offset 0` keeps the sort order out of the inner select
  return page.isFew
    ? sql`(select * from (${rows} offset 0) ${alias} where ${where} ${order}) ${alias}`
    : sql`(${rows} and ${where} ${order}) ${alias}`;
}

/** A literal, because the planner must see that few rows are needed. */
const limitTo = (rows: number) => sql`limit ${sql.lit(rows)} ${sql.raw(plannedByValues)}`;

/** Returns the page's rows in order, with the cursors of the neighbouring pages. */
function pageOf<Row extends EdgeRow>(
  page: ListPage,
  found: readonly Row[],
): { rows: Row[]; next: string | null; previous: string | null } {
  const cursor = readCursor(page);
  const isBack = cursor?.isBack ?? false;
  const hasMore = found.length > page.size;
  const near = found.slice(0, page.size);
  const rows = isBack ? near.toReversed() : near;
  const [first, last] = [rows[0], rows.at(-1)];
  const hasNext = isBack || hasMore;
  const hasPrevious = isBack ? hasMore : cursor !== undefined;
  return {
    rows,
    next: hasNext && last ? writeCursor(page, { isBack: false, edge: last.edge, id: last.id }) : null,
    previous:
      hasPrevious && first ? writeCursor(page, { isBack: true, edge: first.edge, id: first.id }) : null,
  };
}

const markOf = ({ query }: ListPage): string =>
  sha256(JSON.stringify(query)).toString('base64url').slice(0, 12);

const writeCursor = (page: ListPage, { isBack, edge, id }: Cursor): string =>
  Buffer.from(JSON.stringify([markOf(page), isBack, edge, id])).toString('base64url');

/** Refuses with CURSOR_INVALID if the cursor belongs to another query or is malformed. */
function readCursor(page: ListPage): Cursor | undefined {
  if (page.cursor === undefined) return undefined;
  try {
    const [mark, isBack, edge, id] = JSON.parse(
      Buffer.from(page.cursor, 'base64url').toString('utf8'),
    ) as unknown[]; // checked below
    if (
      mark === markOf(page) &&
      typeof isBack === 'boolean' &&
      typeof edge === 'string' &&
      Number.isSafeInteger(id)
    )
      return { isBack, edge, id: Number(id) };
  } catch {
    // refused below
  }
  throw new Refusal('CURSOR_INVALID');
}

/** Lists are counted up to this number unless an exact count is requested: counting all rows costs as much as reading them. */
const countedTo = 10_000;

export interface Count {
  value: number;
  isExact: boolean;
}

/** Counts the rows of a list, as far as wanted. `from`: the statement from its FROM clause on. */
export async function countRows(
  db: ReadDb,
  from: RawBuilder<unknown>,
  wanted: 'capped' | 'exact',
): Promise<number> {
  const limit = wanted === 'exact' ? sql.raw(plannedByValues) : limitTo(countedTo + 1);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (select ${from} ${limit}) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A condition of a filter; undefined, false or empty if the filter does not set it. */
export type Condition = RawBuilder<unknown> | false | '' | null | undefined;

/** Joins conditions by `and`; those that are not set are omitted. */
export function allOf(conditions: readonly Condition[]): RawBuilder<boolean> {
  const set = conditions.filter((condition) => typeof condition === 'object' && condition !== null);
  return sql<boolean>`${sql.join([sql`true`, ...set], sql` and `)}`;
}

const countOf = (counted: number, wanted: 'capped' | 'exact'): Count =>
  wanted === 'capped' && counted > countedTo
    ? { value: countedTo, isExact: false }
    : { value: counted, isExact: true };

/** Parses the ids of a filter such as `storeId=3,7`; invalid ids are ignored. */
export const idsOf = (list: string): number[] => list.split(',').map(Number).filter(Number.isSafeInteger);

/** The part of the query that every list has; the rest are filters. */
interface PageQuery {
  sort?: string;
  size?: number;
  cursor?: string;
  count?: 'capped' | 'exact' | 'none';
}

interface ListReader<Row extends EdgeRow> {
  /** By the column's name in `sort`. */
  sorts: Readonly<Record<string, Omit<ListSort, 'isDescending'>>>;
  /** Used if the query has no `sort`, for example `-createdAt`. */
  defaultSort: string;
  /** The row's id column. */
  id: RawBuilder<unknown>;
  /** Selects one page, and one more row if another page follows. */
  select: (page: ListPage) => Promise<Row[]>;
  count: (wanted: 'capped' | 'exact') => Promise<number>;
}

/** One page of a list, with the cursors of the neighbouring pages; `count` null = not requested. */
export interface ListedRows<Row> {
  rows: Row[];
  next: string | null;
  previous: string | null;
  count: Count | null;
}

/** Reads the requested page with its cursors and its count. Two statements. Refuses with CURSOR_INVALID. */
export async function readPage<Row extends EdgeRow>(
  query: PageQuery,
  { sorts, defaultSort, id, select, count: countWanted }: ListReader<Row>,
): Promise<ListedRows<Row>> {
  const { sort = defaultSort, size = 50, cursor, count = 'capped', ...filters } = query;
  const order = sorts[sort.replace('-', '')];
  if (order === undefined) throw new Error(`unknown sort order ${sort}`);
  const counted = count === 'none' ? null : countOf(await countWanted(count), count);
  const page: ListPage = {
    sort: { ...order, isDescending: sort.startsWith('-') },
    id,
    size,
    cursor,
    isFew: counted !== null && counted.isExact && counted.value <= countedTo,
    query: { sort, ...filters },
  };
  const found = pageOf(page, await select(page));
  return { ...found, count: counted };
}
