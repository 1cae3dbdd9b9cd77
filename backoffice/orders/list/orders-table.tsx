import { Link } from 'react-router';
import type { StaffOrderRow } from '#contract/admin/order.ts';
import { formatDay } from '#ui/dates.ts';
import { formatInteger } from '#ui/format.ts';
import { formatInstant } from '../../kit/instants.ts';
import { SortHead } from '../../kit/list/sort-head.tsx';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn, type StaffStores } from '../../shell/stores.ts';
import { toneOfPayment, toneOfState } from '../order-words.ts';
import { ordersAddress } from './list-query.ts';

interface Props {
  rows: StaffOrderRow[];
  stores: StaffStores;
  isBusy: boolean;
}

export function OrdersTable({ rows, stores, isBusy }: Props) {
  const { t } = useWords();
  return (
    <div className="table-frame" aria-busy={isBusy}>
      <table className="table orders-table">
        <caption className="visually-hidden">{t('bo-shell:room.orders')}</caption>
        <thead>
          <tr>
            <SortHead column="number" label={t('bo-orders:column.number')} usual={ordersAddress.sort} />
            <th scope="col">{t('bo-orders:column.state')}</th>
            <SortHead column="createdAt" label={t('bo-orders:column.createdAt')} usual={ordersAddress.sort} />
            <SortHead
              column="total"
              label={t('bo-orders:column.total')}
              usual={ordersAddress.sort}
              isNumber
            />
            <th scope="col">{t('bo-orders:column.payment')}</th>
            <th scope="col">{t('bo-orders:column.receives')}</th>
            <SortHead
              column="promisedTo"
              label={t('bo-orders:column.promisedTo')}
              usual={ordersAddress.sort}
            />
            <th scope="col" className="num">
              {t('bo-orders:column.pieces')}
            </th>
            <th scope="col">{t('bo-orders:column.shopper')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <OrderRow key={row.number} row={row} stores={stores} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OrderRow({ row, stores }: { row: StaffOrderRow; stores: StaffStores }) {
  const { t, language } = useWords();
  const store = stores.find(({ id }) => id === row.storeId);
  return (
    <tr>
      <td>
        <Link to={row.number} className="row-link">
          {row.number}
        </Link>
      </td>
      <td>
        <Status tone={toneOfState[row.state]}>{t(`bo-orders:state.${row.state}`)}</Status>
      </td>
      <td className="ink-2">{formatInstant(row.createdAt, language)}</td>
      <td className="num">
        <b>{formatInteger(row.total, language)}</b>
      </td>
      <td className="wide-only">
        <Status tone={toneOfPayment[row.payment]}>
          {`${t(`bo-orders:method.${row.method}`)}, ${t(`bo-orders:payment.${row.payment}`).toLowerCase()}`}
        </Status>
      </td>
      <td className="wide-only">{store ? nameIn(store, language) : t(`bo-orders:kind.${row.kind}`)}</td>
      <td className="wide-only">
        {row.isLate || row.isUncollected ? (
          <Status tone="bad">
            {`${formatDay(row.promisedTo, language)}, ${t(row.isLate ? 'bo-orders:late' : 'bo-orders:uncollected')}`}
          </Status>
        ) : (
          formatDay(row.promisedTo, language)
        )}
      </td>
      <td className="num wide-only">{row.pieces}</td>
      <td className="wide-only ink-2">{row.shopper}</td>
    </tr>
  );
}
