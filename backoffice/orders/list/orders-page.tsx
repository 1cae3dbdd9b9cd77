import { useMemo, useRef } from 'react';
import { Link, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import { useLeftList } from '../../kit/list/came-from.ts';
import { ColumnsButton } from '../../kit/list/columns-sheet.tsx';
import { needsRows, unknownIn } from '../../kit/list/list-address.ts';
import { shownColumns } from '../../kit/list/list-columns.ts';
import { useSelection } from '../../kit/list/selection.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Notice, Nothing } from '../../kit/notice.tsx';
import { useListKeys } from '../../kit/use-list-keys.ts';
import { useMoreRows } from '../../kit/use-more-rows.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { hasPermission, useSession } from '../../shell/session.ts';
import { ExportMenu } from '../../shell/list/export-menu.tsx';
import { loadAuthors } from '../../shell/list/load-authors.ts';
import { ListCount } from '../../shell/list/list-count.tsx';
import { NoRows } from '../../shell/list/no-rows.tsx';
import { beginWithView, loadViews } from '../../shell/list/saved-views.ts';
import { loadRegions, loadStores } from '../../shell/stores.ts';
import { useTitle } from '../../shell/use-title.ts';
import { exportQueryOf, ordersAddress, queryOf } from './list-query.ts';
import { NewOrders } from './new-orders.tsx';
import { OrderFilters, useFilterLabel } from './order-filters.tsx';
import { allColumns, useOrderColumns, defaultColumns } from './orders-columns.tsx';
import { OrdersSelection } from './orders-selection.tsx';
import { OrdersTable } from './orders-table.tsx';
import { viewOf } from './views.ts';

export const loader = withPermission('orders.read', async ({ request }) => {
  const url = new URL(request.url);
  const search = url.searchParams;
  await beginWithView('orders', url);
  const [list, newest, stores, regions, saved, tags, staff] = await Promise.all([
    callApi('GET /api/admin/v1/orders', { query: queryOf(search) }),
    loadNewest(),
    loadStores(),
    loadRegions(),
    loadViews('orders'),
    callApi('GET /api/admin/v1/order-tags', {}),
    loadAuthors(),
  ]);
  return { list, newest, stores, regions, saved, staff, tags: tags.map(({ tag }) => tag), now: new Date() };
});

/** When the newest order was created; null = there is none. */
const loadNewest = () =>
  callApi('GET /api/admin/v1/orders', { query: { sort: '-createdAt', size: 25, count: 'none' } }).then(
    ({ rows: [newest] }) => newest?.createdAt ?? null,
  );

export const shouldRevalidate = needsRows;

/** The number of orders that match an address. */
const countOf = (search: URLSearchParams, count: 'capped' | 'exact', signal?: AbortSignal) =>
  callApi(
    'GET /api/admin/v1/orders',
    { query: { ...queryOf(search), size: 25, count } },
    signal && { signal },
  ).then((list) => list.count);

/** The list of orders, by the view and the filters of the address. */
export function Component() {
  const { t } = useWords();
  const { list, newest, stores, regions, saved, tags, staff, now } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const isBusy = useNavigation().state === 'loading';
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(list, (cursor) =>
    callApi('GET /api/admin/v1/orders', { query: queryOf(search, cursor) }),
  );
  const total = list.count?.isExact ? list.count.value : null;
  const selection = useSelection({ keys: rows.map(({ number }) => number), total });
  useListKeys();
  useLeftList(useMemo(() => rows.map(({ number }) => number), [rows]));
  useTitle(t('bo-shell:section.orders'));
  const unknown = unknownIn(search, ordersAddress);
  const columns = useOrderColumns(stores);
  const shown = shownColumns(search, { all: allColumns, defaults: defaultColumns });
  const body = { query: exportQueryOf(search), columns: shown };
  return (
    <div className="page list-page">
      <div className="page-head">
        <h1 className="title">{t('bo-shell:section.orders')}</h1>
        <div className="bar list-tools">
          <ColumnsButton shown={shown} defaults={defaultColumns} all={allColumns} columns={columns} />
          <ExportMenu
            count={list.count}
            load={(format) => callApi('POST /api/admin/v1/orders/export', { body: { ...body, format } })}
            start={(format) => callApi('POST /api/admin/v1/orders/export-job', { body: { ...body, format } })}
            contacts={{
              load: (format) =>
                callApi('POST /api/admin/v1/orders/export-contacts', { body: { ...body, format } }),
              start: (format) =>
                callApi('POST /api/admin/v1/orders/export-contacts-job', { body: { ...body, format } }),
            }}
          />
          <NewOrder />
        </div>
      </div>
      <OrderFilters {...{ stores, regions, tags, staff, saved, now, field }} />
      <div className="list-line">
        <ListCount
          count={list.count}
          words={{ exact: 'bo-orders:count', over: 'bo-orders:countOver' }}
          countExactly={(signal) => countOf(search, 'exact', signal)}
        />
        <NewOrders key={search.toString()} rows={rows} newest={newest} />
      </div>
      {unknown.length > 0 && (
        <Notice tone="info">{t('bo-orders:unknown', { names: unknown.join(', ') })}</Notice>
      )}
      {rows.length > 0 ? (
        <OrdersTable rows={rows} shown={shown} columns={columns} isBusy={isBusy} selection={selection} />
      ) : (
        <NoOrders now={now} />
      )}
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
      <OrdersSelection selection={selection} tags={tags} total={total} shown={rows.length} />
    </div>
  );
}

/** The button for an order by phone. */
function NewOrder() {
  const { t } = useWords();
  if (!hasPermission(useSession(), 'orders.write')) return null;
  return (
    <Link className="button button-secondary" to="/orders/new">
      {t('bo-orders:phone.title')}
    </Link>
  );
}

/** Shown if a view of pending work is empty, otherwise like in every list. */
function NoOrders({ now }: { now: Date }) {
  const { t } = useWords();
  const [search] = useSearchParams();
  const labelOf = useFilterLabel();
  const view = viewOf(search, { staffId: useSession()?.id ?? 0, now });
  if (view !== undefined && view.name !== 'all')
    return (
      <Nothing title={t('bo-orders:emptyView')}>
        <Link to="/orders?sort=-createdAt">{t('bo-orders:showAll')}</Link>
      </Nothing>
    );
  return (
    <NoRows
      address={ordersAddress}
      labelOf={labelOf}
      count={(without) => countOf(without, 'capped')}
      empty={{ title: t('bo-orders:empty') }}
      permission="orders.read"
    />
  );
}
