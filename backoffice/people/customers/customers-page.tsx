import { useMemo, useRef } from 'react';
import { useLoaderData, useNavigation, useSearchParams } from 'react-router';
import type { StaffInput } from '#client/admin/call-staff-api.ts';
import { useLeftList } from '../../kit/list/came-from.ts';
import { needsRows, queryOfAddress, unknownIn } from '../../kit/list/list-address.ts';
import { ListTable } from '../../kit/list/table/list-table.tsx';
import { MoreButton } from '../../kit/more-button.tsx';
import { Nothing, Notice } from '../../kit/notice.tsx';
import { useMoreRows } from '../../kit/use-more-rows.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ListCount } from '../../shell/list/list-count.tsx';
import { ListTools } from '../../shell/list/list-tools.tsx';
import { viewsOfList } from '../../shell/list/saved-views.ts';
import { useShown } from '../../shell/list/use-declared.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { loadRegions } from '../../shell/stores.ts';
import { PeopleFrame } from '../people-frame.tsx';
import { CustomerFilters } from './customer-filters.tsx';
import { useCustomerColumns } from './customers-columns.tsx';
import { customersList } from './customers-list.ts';
import { useIsByPhone } from './use-is-by-phone.ts';

const { address } = customersList;
const queryOf = (
  search: URLSearchParams,
  cursor?: string,
): StaffInput<'GET /api/admin/v1/customers'>['query'] => queryOfAddress(search, address, cursor);

export const loader = withPermission('customers.read', async ({ request }) => {
  const url = new URL(request.url);
  const saved = await viewsOfList(customersList, url);
  const [list, regions] = await Promise.all([
    callApi('GET /api/admin/v1/customers', { query: queryOf(url.searchParams) }),
    loadRegions(),
  ]);
  return { list, regions, saved };
});

export const shouldRevalidate = needsRows;

/** Users of the shop. A seller can only look one up by the whole phone. */
export function Component() {
  const { t } = useWords();
  const { list, regions, saved } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const isBusy = useNavigation().state === 'loading';
  const isByPhone = useIsByPhone();
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(list, (cursor) =>
    callApi('GET /api/admin/v1/customers', { query: queryOf(search, cursor) }),
  );
  useLeftList(useMemo(() => rows.map(({ id }) => String(id)), [rows]));
  const hint = t(isByPhone ? 'bo-people:customer.wholePhone' : 'bo-people:customer.search');
  const columns = useCustomerColumns(regions);
  const shown = useShown(customersList);
  const unknown = unknownIn(search, address);
  return (
    <PeopleFrame
      tab="customers"
      tools={
        !isByPhone && (
          <ListTools declared={customersList} {...{ columns, shown, saved }} count={list.count} hasContacts />
        )
      }
    >
      <div className="bar">
        <CustomerFilters {...{ regions, field, hint, isByPhone }} />
      </div>
      <ListCount
        count={list.count}
        words={{ exact: 'bo-people:customer.count', over: 'bo-people:customer.countOver' }}
        countExactly={(signal) =>
          callApi(
            'GET /api/admin/v1/customers',
            { query: { ...queryOf(search), size: 25, count: 'exact' } },
            { signal },
          ).then((counted) => counted.count)
        }
      />
      {unknown.length > 0 && (
        <Notice tone="info">{t('bo-shell:list.unknown', { names: unknown.join(', ') })}</Notice>
      )}
      {rows.length > 0 ? (
        <ListTable
          caption={t('bo-people:tab.customers')}
          rows={rows}
          shown={shown}
          columns={columns}
          keyOf={({ id }) => String(id)}
          defaultSort={address.sort}
          isBusy={isBusy}
        />
      ) : (
        <Nothing title={t(isByPhone ? 'bo-people:customer.findByPhone' : 'bo-people:noneFound')} />
      )}
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
    </PeopleFrame>
  );
}
