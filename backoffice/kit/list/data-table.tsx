import type { ReactNode } from 'react';

/** A column of a list whose sort order is stored only in the address. */
export interface DataColumn<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** The class of the column's cells; `num` also applies to its header, `whole-line` gives it a separate line on phones. */
  className?: 'num' | 'num price-after' | 'wide-only' | 'wide-only ink-2' | 'row-action' | 'whole-line';
  /** Phones show no column headers, so the header is repeated before the value, for numbers that need it. */
  isLabelled?: true;
}

interface Props<Row> {
  caption: string;
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  keyOf: (row: Row) => string | number;
  /** Whether other rows are being loaded. */
  isBusy?: boolean;
  /** Whether this row's record is shown next to the list. */
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
              <th key={head} scope="col" className={className?.startsWith('num') ? 'num' : undefined}>
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
