import { useRef } from 'react';
import { Link, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import { formatInteger } from '#ui/format.ts';
import { unknownIn } from '../../kit/list/list-address.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Notice, Nothing } from '../../kit/notice.tsx';
import { useListKeys } from '../../kit/use-list-keys.ts';
import { useMoreRows } from '../../kit/use-more-rows.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { hasPermission, useSession } from '../../shell/session.ts';
import { loadStores } from '../../shell/stores.ts';
import { useTitle } from '../../shell/use-title.ts';
import { ordersAddress, queryOf } from './list-query.ts';
import { OrderFilters } from './order-filters.tsx';
import { OrdersTable } from './orders-table.tsx';
import { viewOf } from './views.ts';

export const loader = withPermission('orders.read', async ({ request }) => {
  const search = new URL(request.url).searchParams;
  const [list, stores] = await Promise.all([
    callApi('GET /api/admin/v1/orders', { query: queryOf(search) }),
    loadStores(),
  ]);
  return { list, stores };
});

/** Orders, by the view and the filters of the address. */
export function Component() {
  const { t } = useWords();
  const { list, stores } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const isBusy = useNavigation().state === 'loading';
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(list, (cursor) =>
    callApi('GET /api/admin/v1/orders', { query: queryOf(search, cursor) }),
  );
  useListKeys(field);
  useTitle(t('bo-shell:room.orders'));
  const unknown = unknownIn(search, ordersAddress);
  return (
    <div className="page list-page">
      <div className="page-head">
        <h1 className="title">{t('bo-shell:room.orders')}</h1>
        <p className="meta ink-2 keys-hint">{t('bo-orders:keys')}</p>
        <NewOrder />
      </div>
      <OrderFilters stores={stores} field={field} />
      <p className="count" role="status">
        <Count count={list.count} />
      </p>
      {unknown.length > 0 && (
        <Notice tone="info">{t('bo-orders:unknown', { names: unknown.join(', ') })}</Notice>
      )}
      {rows.length > 0 ? <OrdersTable rows={rows} stores={stores} isBusy={isBusy} /> : <NoOrders />}
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
    </div>
  );
}

/** For somebody who calls. */
function NewOrder() {
  const { t } = useWords();
  if (!hasPermission(useSession(), 'orders.write')) return null;
  return (
    <Link className="button button-secondary" to="/orders/new">
      {t('bo-orders:phone.title')}
    </Link>
  );
}

function Count({ count }: { count: { value: number; isExact: boolean } | null }) {
  const { t, language } = useWords();
  if (count === null) return null;
  if (count.isExact)
    return t('bo-orders:count', { count: count.value, shown: formatInteger(count.value, language) });
  return t('bo-orders:countOver', { shown: formatInteger(count.value, language) });
}

/** Nothing waits, or nothing is like that: then the way to all of them. */
function NoOrders() {
  const { t } = useWords();
  const [search] = useSearchParams();
  const view = viewOf(search);
  const isWork = view !== undefined && view.name !== 'all';
  return (
    <Nothing
      title={t(
        isWork ? 'bo-orders:emptyView' : search.size > 0 ? 'bo-orders:emptyFilter' : 'bo-orders:empty',
      )}
    >
      {search.size > 0 && <Link to="/orders">{t('bo-orders:showAll')}</Link>}
    </Nothing>
  );
}
