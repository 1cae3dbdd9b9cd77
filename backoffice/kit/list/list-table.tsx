import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { SortHead } from './sort-head.tsx';

/** A column of a list whose columns are chosen. */
export interface ListColumn<Row> {
  head: string;
  /** As the API sorts by it. */
  sort?: string;
  isNumber?: boolean;
  className?: string;
  cell: (row: Row) => ReactNode;
}

interface Props<Row, Name extends string> {
  caption: string;
  rows: readonly Row[];
  /** By name, in the order in which they are shown. */
  shown: readonly Name[];
  columns: Readonly<Record<Name, ListColumn<Row>>>;
  keyOf: (row: Row) => string;
  /** The order of the list where the address names none. */
  usualSort: string;
  isBusy: boolean;
  /** Before the first cell of a row. */
  lead?: (row: Row) => ReactNode;
  isChosen?: (row: Row) => boolean;
  className?: string;
}

/** On a phone an entry is made of the first four. */
const onPhones = 4;

/** The rows of a list in the columns of its address; heads sort it. */
export function ListTable<Row, Name extends string>(props: Props<Row, Name>) {
  const { caption, rows, shown, columns, keyOf, usualSort, isBusy, lead, isChosen, className = '' } = props;
  const [search] = useSearchParams();
  const classOf = (name: Name, nth: number): string | undefined =>
    [columns[name].isNumber && 'num', nth >= onPhones && 'wide-only', columns[name].className]
      .filter(Boolean)
      .join(' ') || undefined;
  return (
    <div className="table-frame" aria-busy={isBusy} data-density={search.get('density') ?? undefined}>
      <table className={`table ${className}`.trim()}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {shown.map((name) => (
              <Head key={name} column={columns[name]} usualSort={usualSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} id={`row-${keyOf(row)}`} data-chosen={isChosen?.(row) || undefined}>
              {shown.map((name, nth) => (
                <td key={name} className={classOf(name, nth)}>
                  {nth === 0 && lead?.(row)}
                  {columns[name].cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head<Row>({ column, usualSort }: { column: ListColumn<Row>; usualSort: string }) {
  const { head, sort, isNumber = false } = column;
  if (sort !== undefined)
    return <SortHead column={sort} label={head} usual={usualSort} isNumber={isNumber} />;
  return (
    <th scope="col" className={isNumber ? 'num' : undefined}>
      {head}
    </th>
  );
}
