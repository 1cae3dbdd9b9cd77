import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { isWhole } from '../../kit/list/list-address.ts';
import { PlaceButtons } from '../../kit/list/place-buttons.tsx';
import type { RowActions } from '../../kit/list/table/list-table.tsx';
import { useWords } from '../../kit/words.tsx';
import { SavingProblem, useSaving } from '../saving.tsx';
import type { DeclaredList } from './declared-list.ts';

/** How the staff order the rows of a list. */
export interface RowOrder<Row> {
  nameOf: (row: Row) => string;
  /** Moves a row to another place among the rows of its group, counted from 0. */
  move: (row: Row, place: number) => Promise<unknown>;
  /** Rows with the same value have an order of their own; it is also the name of a filter. */
  group?: keyof Row & string;
}

/** The buttons that move a row; `notice`: why the last move failed, or where rows can be moved. */
export interface Moving<Row> {
  actions?: RowActions<Row>;
  notice: ReactNode;
}

/**
 * The buttons that move a row of a list up and down. They are shown if all rows of a group are, in their order: a row
 * that is filtered out would be passed unseen.
 */
export function useRowOrder<Row>(
  { address }: Pick<DeclaredList<string>, 'address'>,
  rows: readonly Row[],
  order: RowOrder<Row> | undefined,
): Moving<Row> {
  const { t } = useWords();
  const [search] = useSearchParams();
  const { save, error } = useSaving(() => undefined);
  if (order === undefined) return { notice: null };
  const { nameOf, move, group } = order;
  if (!isWhole(search, address, group))
    return { notice: rows.length > 0 && <WholeListLink address={address} /> };
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
    actions: { head: t('bo-shell:order.head'), isAtEnd: true, cell: buttons },
  };
}

/** A link to the whole list, where its rows can be moved. */
export function WholeListLink({ address }: Pick<DeclaredList<string>, 'address'>) {
  const { t } = useWords();
  return (
    <p className="meta">
      {/* an empty address would open the view of the role */}
      <Link className="text-link" to={`?sort=${address.sort}`}>
        {t('bo-shell:order.wholeList')}
      </Link>
    </p>
  );
}
