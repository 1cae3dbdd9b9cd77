import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { openedIn } from '../came-from.ts';
import { pinnedIn, widthsIn } from '../list-columns.ts';
import { SortHead } from './sort-head.tsx';
import { usePinnedColumns } from './use-pinned-columns.ts';
import { useRowWindow } from './use-row-window.ts';
import { WidthHandle } from './width-handle.tsx';
import './list-table.css';

/** A column of a list whose columns can be selected. */
export interface ListColumn<Row> {
  head: string;
  /** The name of the column's sort order in the API. */
  sort?: string;
  isNumber?: boolean;
  className?: string;
  /** Phones show no column headers, so the header is repeated before the value, for numbers that need it. */
  isLabelled?: true;
  cell: (row: Row) => ReactNode;
}

export interface RowActions<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** On phones they are at the end of both lines of an entry, instead of below them. */
  isAtEnd?: true;
}

interface Props<Row, Name extends string> {
  caption: string;
  rows: readonly Row[];
  /** By name, in display order. */
  shown: readonly Name[];
  columns: Readonly<Record<Name, ListColumn<Row>>>;
  keyOf: (row: Row) => string;
  /** The default sort order of the list. */
  defaultSort: string;
  isBusy: boolean;
  /** Rendered before the first cell of a row. */
  lead?: (row: Row) => ReactNode;
  isChosen?: (row: Row) => boolean;
  className?: string;
  /** The actions of a row, after its columns. */
  actions?: RowActions<Row>;
}

/** On a phone a row shows the first four columns. */
const onPhones = 4;

/**
 * The rows of a list with the columns, widths and pins of its address; headers sort it. For a long list only the rows
 * needed by the screen are in the document.
 */
export function ListTable<Row, Name extends string>(props: Props<Row, Name>) {
  const {
    caption,
    rows,
    shown,
    columns,
    keyOf,
    defaultSort,
    isBusy,
    lead,
    isChosen,
    className = '',
    actions,
  } = props;
  const [search] = useSearchParams();
  const table = useRef<HTMLTableElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const pinned = Math.min(pinnedIn(search), shown.length);
  const widths = widthsIn(search, shown);
  usePinnedColumns(table, pinned);
  const { pathname, search: address } = useLocation();
  const openedKey = openedIn({ path: pathname, search: address });
  const opened = openedKey === null ? -1 : rows.findIndex((row) => keyOf(row) === openedKey);
  const part = useRowWindow(body, { count: rows.length, opened });
  const marksOf = (name: Name, nth: number) => ({
    ...(nth < pinned && { 'data-pin': nth + 1 }),
    ...(widths[name] !== undefined && { 'data-sized': true, style: sizeOf(widths[name]) }),
  });
  const cellOf = (name: Name, nth: number) => ({
    className: classOf(columns[name], nth),
    'data-head': columns[name].isLabelled && columns[name].head,
    ...marksOf(name, nth),
  });
  return (
    <div className="table-frame" aria-busy={isBusy} data-density={search.get('density') ?? undefined}>
      <table ref={table} className={`table ${className}`.trim()} aria-rowcount={rows.length + 1}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr aria-rowindex={1}>
            <Heads {...{ shown, columns, defaultSort, widths, marksOf }} />
            {actions && <th scope="col">{actions.head}</th>}
          </tr>
        </thead>
        <tbody ref={body}>
          <Gap height={part.before} />
          {rows.slice(part.from, part.to).map((row, nth) => (
            <tr
              key={keyOf(row)}
              id={`row-${keyOf(row)}`}
              aria-rowindex={part.from + nth + 2}
              data-chosen={isChosen?.(row) || undefined}
              aria-current={isChosen?.(row) || undefined}
            >
              {shown.map((name, place) => (
                <td key={name} {...cellOf(name, place)}>
                  {place === 0 && lead?.(row)}
                  {columns[name].cell(row)}
                </td>
              ))}
              {actions && <td className={classOfActions(actions)}>{actions.cell(row)}</td>}
            </tr>
          ))}
          <Gap height={part.after} />
        </tbody>
      </table>
    </div>
  );
}

const classOfActions = ({ isAtEnd = false }: { isAtEnd?: boolean }): string =>
  isAtEnd ? 'row-action row-at-end' : 'row-action';

const classOf = <Row,>({ isNumber, className }: ListColumn<Row>, nth: number): string | undefined =>
  [isNumber && 'num', nth >= onPhones && 'wide-only', className].filter(Boolean).join(' ') || undefined;

interface HeadsProps<Row, Name extends string> extends Pick<
  Props<Row, Name>,
  'shown' | 'columns' | 'defaultSort'
> {
  widths: Partial<Record<Name, number>>;
  marksOf: (name: Name, nth: number) => object;
}

/** The column headers; each sorts the list and can change the width of its column. */
function Heads<Row, Name extends string>(props: HeadsProps<Row, Name>) {
  const { shown, columns, defaultSort, widths, marksOf } = props;
  return shown.map((name, nth) => {
    const { head, sort, isNumber = false } = columns[name];
    return (
      <SortHead
        key={name}
        column={sort}
        label={head}
        defaultSort={defaultSort}
        isNumber={isNumber}
        {...marksOf(name, nth)}
      >
        <WidthHandle name={name} all={shown} head={head} width={widths[name]} />
      </SortHead>
    );
  });
}

// CSSProperties does not include custom properties
const sizeOf = (width: number) => ({ '--width': `${width}px` }) as CSSProperties;

/** Takes the place of rows that are not in the document. */
function Gap({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden="true" className="row-gap" style={{ height }} />;
}
