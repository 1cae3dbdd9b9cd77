import { Link, useSearchParams } from 'react-router';
import { isWhole } from '../../kit/list/list-address.ts';
import { PlaceButtons } from '../../kit/list/place-buttons.tsx';
import { useWords } from '../../kit/words.tsx';
import type { DeclaredList } from './declared-list.ts';

interface Ordered extends Pick<DeclaredList<string>, 'address'> {
  /** A filter whose every value is a list with an order of its own. */
  part?: string;
}

interface Order<Row> {
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** `to`: the position from 0. */
  onMove: (row: Row, to: number) => void;
}

/** The buttons that move the rows of a list up and down; none while it shows a part of its rows or another order. */
export function useRowOrder<Row>({ address, part }: Ordered, { rows, nameOf, onMove }: Order<Row>) {
  const { t } = useWords();
  const [search] = useSearchParams();
  if (!isWhole(search, address, part)) return undefined;
  return {
    head: t('bo-shell:order.head'),
    isAtEnd: true as const,
    cell: (row: Row) => (
      <PlaceButtons
        name={nameOf(row)}
        place={rows.indexOf(row)}
        count={rows.length}
        onMove={(to) => onMove(row, to)}
      />
    ),
  };
}

/** A link to the whole list, where its rows can be moved. */
export function WholeListLink({ address, part }: Ordered) {
  const { t } = useWords();
  const [search] = useSearchParams();
  const value = part === undefined ? '' : search.get(part);
  // the parts together have no order
  if (value === null || isWhole(search, address, part)) return null;
  // an empty address would open the view of the role
  const whole = new URLSearchParams({ sort: address.sort });
  if (part !== undefined) whole.set(part, value);
  return (
    <p className="meta">
      <Link to={`?${whole}`}>{t('bo-shell:order.wholeList')}</Link>
    </p>
  );
}
