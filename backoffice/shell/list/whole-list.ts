import type { ListPage, ListQuery } from './declared-rows.tsx';

/** The filters of a list without pages and sort order: its operation accepts neither. */
export function filtersAlone(query: ListQuery): ListQuery {
  const { sort: _sort, size: _size, count: _count, cursor: _cursor, ...filters } = query;
  return filters;
}

/** All rows of a short list, as its only page. */
export const wholePage = <Row>(rows: Row[]): ListPage<Row> => ({
  rows,
  next: null,
  count: { value: rows.length, isExact: true },
});

interface Options {
  signal?: AbortSignal;
}

/** Loads a list without pages: `call` returns all rows that match the filters, in the sort order. */
export const wholeList =
  <Row>(call: (query: ListQuery, options?: Options) => Promise<Row[]>) =>
  async (
    { size: _size, count: _count, cursor: _cursor, ...query }: ListQuery,
    options?: Options,
  ): Promise<ListPage<Row>> =>
    wholePage(await call(query, options));
