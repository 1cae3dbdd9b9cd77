import { useEffect, useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { looks, withFilter } from '../../kit/list/list-address.ts';

const first = 'first';

/**
 * The record that is open next to its list: `open=17` in the address, or the first one of the list. `load` loads a record that is not
 * among the loaded rows, because it is older or does not match the filters; `error`: why it could not be loaded.
 */
export function useOpenRecord<Row extends { id: number }>(
  rows: readonly Row[],
  load?: (id: number) => Promise<Row>,
) {
  const [search, setSearch] = useSearchParams();
  const open = search.get('open') ?? '';
  const listed = open === first ? rows[0] : rows.find(({ id }) => String(id) === open);
  const other = useOtherRecord(rows, { id: listed === undefined ? idOf(open) : null, load });
  const chosen = listed ?? other.row;
  const choose = (row: Row | undefined) =>
    setSearch(withFilter(search, 'open', row === undefined ? '' : String(row.id)), {
      preventScrollReset: true,
      replace: true,
    });
  /** The next record; after the last one the previous one. */
  const following = (): Row | undefined => {
    const here = rows.findIndex(({ id }) => id === chosen?.id);
    return rows[here + 1] ?? rows[here - 1];
  };
  return { chosen, choose, following, error: other.error };
}

const idOf = (open: string): number | null => (/^[1-9]\d{0,14}$/.test(open) ? Number(open) : null);

interface Other<Row> {
  /** null = no record has to be loaded. */
  id: number | null;
  load: ((id: number) => Promise<Row>) | undefined;
}

/** A record that is not among the rows; loaded again together with them. */
function useOtherRecord<Row extends { id: number }>(rows: readonly Row[], { id, load }: Other<Row>) {
  const [loaded, setLoaded] = useState<{ id: number; row?: Row; error?: unknown }>();
  useEffect(() => {
    if (id === null || load === undefined) return undefined;
    let isCurrent = true;
    load(id).then(
      (row) => isCurrent && setLoaded({ id, row }),
      (error: unknown) => isCurrent && setLoaded({ id, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, load, rows]);
  const own = id !== null && loaded?.id === id ? loaded : undefined;
  return { row: own?.row, error: own?.error ?? null };
}

/** Whether the rows have to be loaded again: not if another record of the list is opened, or other columns are shown. */
export function reloadsList({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const [before, after] = [currentUrl, nextUrl].map((url) => {
    const search = new URLSearchParams(url.search);
    for (const name of ['open', ...looks]) search.delete(name);
    return url.pathname + search.toString();
  });
  return before !== after || currentUrl.search === nextUrl.search ? defaultShouldRevalidate : false;
}
