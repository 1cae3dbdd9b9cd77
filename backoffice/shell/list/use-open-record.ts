import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { looks, withFilter } from '../../kit/list/list-address.ts';

const first = 'first';

/** The record that is open next to its list: `open=17` in the address, or the first one of the list. */
export function useOpenRecord<Row extends { id: number }>(rows: readonly Row[]) {
  const [search, setSearch] = useSearchParams();
  const open = search.get('open') ?? '';
  const chosen = open === first ? rows[0] : rows.find(({ id }) => String(id) === open);
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
  return { chosen, choose, following };
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
