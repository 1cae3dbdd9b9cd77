import type { ReactNode } from 'react';

/** A column of a list that is sorted by its address alone. */
export interface DataColumn<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** The class of the column's cells; `num` is given to its head as well, `whole-line` has a line of its own on phones. */
  className?: 'num' | 'num price-after' | 'wide-only' | 'wide-only ink-2' | 'row-act' | 'whole-line';
  /** Phones show no column heads, so the head is repeated in front of the value: for numbers that say nothing alone. */
  isLabelled?: true;
}

interface Props<Row> {
  caption: string;
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  keyOf: (row: Row) => string | number;
  /** Other rows are being loaded. */
  isBusy?: boolean;
  /** The row whose record is shown next to the list. */
  isChosen?: (row: Row) => boolean;
}

/** The rows of a list; on a phone each is an entry of two lines (table.css). */
export function DataTable<Row>({ caption, rows, columns, keyOf, isBusy, isChosen }: Props<Row>) {
  return (
    <div className="table-frame" aria-busy={isBusy}>
      <table className="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ head, className }) => (
              <th key={head} scope="col" className={className === 'num' ? 'num' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              data-chosen={isChosen?.(row) || undefined}
              aria-current={isChosen?.(row) || undefined}
            >
              {columns.map(({ head, cell, className, isLabelled }) => (
                <td key={head} className={className} data-head={isLabelled && head}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
