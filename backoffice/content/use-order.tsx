import { Link, useSearchParams } from 'react-router';
import { filtersIn, queryOfAddress } from '../kit/list/list-address.ts';
import { PlaceButtons } from '../kit/list/place-buttons.tsx';
import { useWords } from '../kit/words.tsx';
import type { DeclaredList } from '../shell/list/declared-list.ts';
import { SavingProblem, useSaving } from '../shell/saving.tsx';

/** How the staff order the rows of a list. */
export interface Order<Row> {
  nameOf: (row: Row) => string;
  /** Moves a row to another place among the rows of its group, counted from 0. */
  move: (row: Row, place: number) => Promise<unknown>;
  /** Rows with the same value have an order of their own; it is also the name of a filter. */
  group?: keyof Row & string;
}

/**
 * The buttons that move a row of a list up and down. They are shown if all rows of a group are, in their order: a row
 * that is filtered out would be passed unseen.
 */
export function useOrder<Row>(
  { address }: Pick<DeclaredList<string>, 'address'>,
  rows: readonly Row[],
  order: Order<Row> | undefined,
) {
  const { t } = useWords();
  const [search] = useSearchParams();
  const { save, error } = useSaving(() => undefined);
  if (order === undefined) return { notice: null };
  const { nameOf, move, group } = order;
  const isWhole =
    queryOfAddress(search, address)['sort'] === address.sort &&
    filtersIn(search, address).every((name) => name === group);
  if (!isWhole)
    return {
      notice: rows.length > 0 && (
        <p className="meta ink-2">
          {t('bo-content:orderOfAll')}{' '}
          <Link className="text-link" to={{ search: `sort=${address.sort}` }}>
            {t('bo-shell:list.showAll')}
          </Link>
        </p>
      ),
    };
  const buttons = (row: Row) => {
    const own = group === undefined ? rows : rows.filter((other) => other[group] === row[group]);
    return (
      <PlaceButtons
        name={nameOf(row)}
        place={own.indexOf(row)}
        count={own.length}
        onMove={(place) => void save(() => move(row, place))}
      />
    );
  };
  return {
    notice: <SavingProblem error={error} />,
    actions: { head: t('bo-shell:order.head'), cell: buttons },
  };
}
