import { Link } from 'react-router';
import type { OrderColumn, StaffOrderRow } from '#contract/admin/order.ts';
import { formatDay } from '#ui/dates.ts';
import { formatInteger } from '#ui/format.ts';
import { formatAge } from '../../kit/ages.ts';
import { formatInstant } from '../../kit/instants.ts';
import { Tags } from '../../kit/list/tags.tsx';
import type { ListColumn } from '../../kit/list/table/list-table.tsx';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn, type StaffStores } from '../../shell/stores.ts';
import { toneOfPayment, toneOfState } from '../order-words.ts';

export const defaultColumns: readonly OrderColumn[] = [
  'number',
  'state',
  'createdAt',
  'total',
  'payment',
  'receives',
  'promisedTo',
  'shopper',
];
export const allColumns: readonly OrderColumn[] = [...defaultColumns, 'pieces', 'since', 'channel', 'tags'];

/** The content of each column of the list of orders. */
export function useOrderColumns(stores: StaffStores): Record<OrderColumn, ListColumn<StaffOrderRow>> {
  const { t, language } = useWords();
  const store = (row: StaffOrderRow) => stores.find(({ id }) => id === row.storeId);
  const head = (name: OrderColumn) => t(`bo-orders:column.${name}`);
  return {
    number: {
      head: head('number'),
      sort: 'number',
      cell: ({ number }) => (
        <Link to={number} className="row-link">
          {number}
        </Link>
      ),
    },
    state: {
      head: head('state'),
      cell: ({ state }) => <Status tone={toneOfState[state]}>{t(`bo-orders:state.${state}`)}</Status>,
    },
    createdAt: {
      head: head('createdAt'),
      sort: 'createdAt',
      className: 'ink-2',
      cell: ({ createdAt }) => formatInstant(createdAt, language),
    },
    total: {
      head: head('total'),
      sort: 'total',
      isNumber: true,
      cell: ({ total }) => <b>{formatInteger(total, language)}</b>,
    },
    payment: { head: head('payment'), cell: (row) => <Payment row={row} /> },
    receives: {
      head: head('receives'),
      cell: (row) => {
        const found = store(row);
        return found ? nameIn(found, language) : t(`bo-orders:kind.${row.kind}`);
      },
    },
    promisedTo: { head: head('promisedTo'), sort: 'promisedTo', cell: (row) => <Promised row={row} /> },
    pieces: { head: head('pieces'), isNumber: true, cell: ({ pieces }) => pieces },
    shopper: { head: head('shopper'), className: 'ink-2', cell: ({ shopper }) => shopper },
    since: { head: head('since'), className: 'ink-2', cell: ({ since }) => formatAge(since, t) },
    channel: { head: head('channel'), cell: ({ channel }) => t(`bo-orders:channel.${channel}`) },
    tags: { head: head('tags'), cell: ({ tags }) => <Tags tags={tags} list="/orders" /> },
  };
}

function Payment({ row }: { row: StaffOrderRow }) {
  const { t } = useWords();
  return (
    <Status tone={toneOfPayment[row.payment]}>
      {`${t(`bo-orders:method.${row.method}`)}, ${t(`bo-orders:payment.${row.payment}`).toLowerCase()}`}
    </Status>
  );
}

function Promised({ row }: { row: StaffOrderRow }) {
  const { t, language } = useWords();
  const day = formatDay(row.promisedTo, language);
  if (!row.isLate && !row.isUncollected) return day;
  return (
    <Status tone="bad">{`${day}, ${t(row.isLate ? 'bo-orders:late' : 'bo-orders:uncollected')}`}</Status>
  );
}
