import { useMemo, useRef } from 'react';
import { Link, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import type { StaffCustomerRow } from '#contract/admin/people/customer.ts';
import { dayOf, formatDay } from '#ui/dates.ts';
import { formatSom } from '#ui/format.ts';
import { DataTable, type DataColumn } from '../../kit/list/data-table.tsx';
import { useLeftList } from '../../kit/list/came-from.ts';
import { queryOfAddress } from '../../kit/list/list-address.ts';
import { SearchField, WordFilter } from '../../kit/list/list-filters.tsx';
import { MoreButton } from '../../kit/more-button.tsx';
import { Nothing } from '../../kit/notice.tsx';
import { useListKeys } from '../../kit/use-list-keys.ts';
import { useMoreRows } from '../../kit/use-more-rows.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { PeopleFrame } from '../people-frame.tsx';
import { useIsByPhone } from './use-is-by-phone.ts';

const address = { words: ['q', 'sort', 'priceType', 'language'], switches: [], sort: '-createdAt' };

export const loader = withPermission('customers.read', ({ request }) =>
  callApi('GET /api/admin/v1/customers', {
    query: queryOfAddress(new URL(request.url).searchParams, address),
  }),
);

/** Users of the shop. A seller finds one by the whole phone alone. */
export function Component() {
  const { t } = useWords();
  const list = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const isBusy = useNavigation().state === 'loading';
  const isByPhone = useIsByPhone();
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(list, (cursor) =>
    callApi('GET /api/admin/v1/customers', { query: queryOfAddress(search, address, cursor) }),
  );
  useListKeys(field);
  useLeftList(useMemo(() => rows.map(({ id }) => String(id)), [rows]));
  const hint = t(isByPhone ? 'bo-people:customer.wholePhone' : 'bo-people:customer.search');
  return (
    <PeopleFrame tab="customers">
      <div className="bar filters">
        <SearchField field={field} label={hint} hint={hint} />
        <WordFilter
          name="priceType"
          label={t('bo-people:column.priceType')}
          options={['B2C', 'B2B'].map((id) => ({ id, label: t(`bo-people:customer.priceType.${id}`) }))}
        />
        <WordFilter
          name="language"
          label={t('bo-people:column.language')}
          options={['ru', 'uz', 'en'].map((id) => ({ id, label: t(`bo-shell:language.${id}`) }))}
        />
      </div>
      <p className="count" role="status">
        {list.count && t('bo-people:customer.count', { count: list.count.value })}
      </p>
      {rows.length > 0 ? (
        <CustomersTable rows={rows} isBusy={isBusy} />
      ) : (
        <Nothing title={t(isByPhone ? 'bo-people:customer.findByPhone' : 'bo-people:noneFound')} />
      )}
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
    </PeopleFrame>
  );
}

function CustomersTable({ rows, isBusy }: { rows: StaffCustomerRow[]; isBusy: boolean }) {
  const { t, language } = useWords();
  const [search] = useSearchParams();
  const isByPhone = useIsByPhone();
  const found = isByPhone ? `?q=${encodeURIComponent(search.get('q') ?? '')}` : '';
  const columns: DataColumn<StaffCustomerRow>[] = [
    {
      head: t('bo-people:column.name'),
      cell: ({ id, name }) => (
        <Link className="row-link" to={`/people/customers/${id}${found}`}>
          {name ?? t('bo-people:customer.numbered', { id })}
        </Link>
      ),
    },
    {
      head: t('bo-people:column.total'),
      className: 'num',
      cell: ({ total }) => formatSom(total, language),
    },
    { head: t('bo-people:column.phone'), cell: ({ phone, email }) => phone ?? email },
    { head: t('bo-people:column.orders'), className: 'num', cell: ({ orders }) => orders },
    {
      head: t('bo-people:column.lastOrder'),
      className: 'wide-only ink-2',
      cell: ({ lastOrderAt }) => lastOrderAt !== null && formatDay(dayOf(lastOrderAt), language),
    },
    {
      head: t('bo-people:column.since'),
      className: 'wide-only ink-2',
      cell: ({ createdAt }) => formatDay(dayOf(createdAt), language),
    },
    {
      head: t('bo-people:column.priceType'),
      className: 'wide-only',
      cell: ({ priceType }) => t(`bo-people:customer.priceType.${priceType}`),
    },
    {
      head: t('bo-people:column.language'),
      className: 'wide-only ink-2',
      cell: (row) => t(`bo-shell:language.${row.language}`),
    },
  ];
  return (
    <DataTable
      caption={t('bo-people:tab.customers')}
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      isBusy={isBusy}
    />
  );
}
