import { CompareControl } from '#storefront/compare/compare-control.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { AddStone } from '../tiles/add-stone.tsx';
import type { StoneColumn, StoneRow, StonesTableView } from './stones-table-view.ts';
import styles from './stones-table.css?url';

/**
 * Loose stones as a comparison table: each row links to its stone. The horizontally scrollable area can be focused
 * with the keyboard, and the first column is sticky. Sort orders are links, so it works without JavaScript.
 */
export function StonesTable({ table }: { table: StonesTableView }) {
  const { t } = usePage();
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      {/* a horizontally scrollable area must be reachable by keyboard */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="stones-scroll" role="region" aria-label={table.caption} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{table.caption}</caption>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <HeadCell key={column.name} column={column} />
              ))}
              <th scope="col">
                <span className="visually-hidden">{t('catalog:stones.toBag')}</span>
              </th>
              <th scope="col">
                <span className="visually-hidden">{t('catalog:stones.compare')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <Stone key={row.id} row={row} columns={table.columns} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function HeadCell({ column: { label, href, order, isNumber } }: { column: StoneColumn }) {
  return (
    <th scope="col" className={isNumber ? 'stones-number' : undefined} aria-sort={order ?? undefined}>
      {href === null ? (
        label
      ) : (
        <Link to={href} preventScrollReset>
          {label}
          <span aria-hidden="true">{order === null ? '↕' : order === 'ascending' ? '↑' : '↓'}</span>
        </Link>
      )}
    </th>
  );
}

const lookOf = (column: StoneColumn | undefined) =>
  column?.name === 'price' ? 'stones-number stones-price' : column?.isNumber ? 'stones-number' : undefined;

function Stone({ row, columns }: { row: StoneRow; columns: readonly StoneColumn[] }) {
  const { t } = usePage();
  const [shape, ...cells] = row.cells;
  return (
    <tr className={row.isGone ? 'stones-gone' : undefined}>
      {/* its text is nested deeper than the rule looks */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <th scope="row">
        <Link to={row.href}>
          <img src={row.drawing} alt="" width="40" height="40" loading="lazy" />
          <div>
            {shape}
            {row.grown && <span>{row.grown}</span>}
            <span className="visually-hidden"> — {row.name}</span>
          </div>
        </Link>
      </th>
      {cells.map((cell, index) => (
        <td key={columns[index + 1]?.name} className={lookOf(columns[index + 1])}>
          {cell}
        </td>
      ))}
      <td>{row.isForSale && <AddStone href={row.href} name={row.name} />}</td>
      <td>
        <CompareControl
          id={row.id}
          words={{
            add: t('catalog:stones.compare'),
            remove: t('catalog:stones.compared'),
            name: row.name,
          }}
        />
      </td>
    </tr>
  );
}
