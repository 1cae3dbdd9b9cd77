import { useMemo } from 'react';
import { Link, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import type { TransferColumn, TransferRow } from '#contract/admin/stock/transfer.ts';
import { formatDay } from '#ui/dates.ts';
import { useLeftList } from '../../kit/list/came-from.ts';
import { filtersIn, needsRows, queryOfAddress } from '../../kit/list/list-address.ts';
import { SwitchFilter, WordFilter } from '../../kit/list/list-filters.tsx';
import { type ListColumn, ListTable } from '../../kit/list/table/list-table.tsx';
import { formatInstant } from '../../kit/instants.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Nothing } from '../../kit/notice.tsx';
import { Status } from '../../kit/status.tsx';
import { useMoreRows } from '../../kit/use-more-rows.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { DeclaredList } from '../../shell/list/declared-list.ts';
import { ListTools } from '../../shell/list/list-tools.tsx';
import { viewsOfList } from '../../shell/list/saved-views.ts';
import { useShown } from '../../shell/list/use-declared.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { loadStores, type StaffStores } from '../../shell/stores.ts';
import { useTitle } from '../../shell/use-title.ts';
import { placeName } from '../place-name.ts';
import { DraftsSection } from './drafts-section.tsx';
import { toneOfTransfer } from './transfer-words.ts';
import '../pieces.css';

const transfersList: DeclaredList<TransferColumn> = {
  name: 'transfers',
  path: '/transfers',
  address: { words: ['sort', 'state', 'storeId'], switches: ['missing', 'arriving'], sort: '-sentAt' },
  columns: ['number', 'state', 'way', 'received', 'sent', 'arrives', 'sentBy'],
};
const { address } = transfersList;
const states = Object.keys(toneOfTransfer);

export const loader = withPermission('pieces.move', async ({ request }) => {
  const url = new URL(request.url);
  const saved = await viewsOfList(transfersList, url);
  const query = queryOfAddress(url.searchParams, address);
  const [list, { rows: drafts }, stores] = await Promise.all([
    callApi('GET /api/admin/v1/transfers', { query }),
    callApi('GET /api/admin/v1/transfer-drafts', {}),
    loadStores(),
  ]);
  return { list, drafts, stores, saved };
});

export const shouldRevalidate = needsRows;

/** Transfers between stores, the latest first. */
export function Component() {
  const { t, language } = useWords();
  const { list, drafts, stores, saved } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const places = [null, ...stores.map(({ id }) => id)].map((id) => ({
    id: String(id ?? 0),
    label: placeName(id, { stores, language, t }),
  }));
  const isFiltered = filtersIn(search, address).length > 0;
  const isBusy = useNavigation().state === 'loading';
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(list, (cursor) =>
    callApi('GET /api/admin/v1/transfers', { query: queryOfAddress(search, address, cursor) }),
  );
  useTitle(t('bo-pieces:transfers.title'));
  const columns = useTransferColumns(stores);
  const shown = useShown(transfersList);
  useLeftList(useMemo(() => rows.map(({ id }) => String(id)), [rows]));
  return (
    <div className="page list-page">
      <Link to="/pieces" className="meta ink-2">
        {t('bo-pieces:backToList')}
      </Link>
      <div className="page-head">
        <h1 className="title">{t('bo-pieces:transfers.title')}</h1>
        <ListTools declared={transfersList} {...{ columns, shown, saved }} count={list.count}>
          <Link to="new" className="button button-primary">
            {t('bo-pieces:transfers.new')}
          </Link>
        </ListTools>
      </div>
      <DraftsSection drafts={drafts} stores={stores} />
      <div className="bar">
        <WordFilter name="storeId" label={t('bo-pieces:column.place')} options={places} />
        <WordFilter
          name="state"
          label={t('bo-pieces:column.state')}
          options={states.map((id) => ({ id, label: t(`bo-pieces:transfers.state.${id}`) }))}
        />
        <SwitchFilter
          label={t('bo-pieces:transfers.waits')}
          options={['missing', 'arriving'].map((id) => ({
            id,
            label: t(`bo-pieces:transfers.waitsFor.${id}`),
          }))}
        />
      </div>
      {rows.length > 0 ? (
        <ListTable
          caption={t('bo-pieces:transfers.title')}
          {...{ rows, shown, columns, isBusy }}
          keyOf={({ id }) => String(id)}
          defaultSort={address.sort}
        />
      ) : (
        <Nothing title={t(isFiltered ? 'bo-pieces:transfers.noneFound' : 'bo-pieces:transfers.empty')}>
          <Link to="new" className="button button-secondary">
            {t('bo-pieces:transfers.new')}
          </Link>
        </Nothing>
      )}
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
    </div>
  );
}

function useTransferColumns(stores: StaffStores): Readonly<Record<TransferColumn, ListColumn<TransferRow>>> {
  const { t, language } = useWords();
  const place = (id: number | null) => placeName(id, { stores, language, t });
  return {
    number: {
      head: t('bo-pieces:transfers.number'),
      cell: ({ id }) => <Link to={String(id)} className="row-link">{`T-${id}`}</Link>,
    },
    state: {
      head: t('bo-pieces:column.state'),
      cell: ({ state, missing }) => (
        <Status tone={missing > 0 ? 'bad' : toneOfTransfer[state]}>
          {missing > 0
            ? t('bo-pieces:transfers.missing', { count: missing })
            : t(`bo-pieces:transfers.state.${state}`)}
        </Status>
      ),
    },
    way: {
      head: t('bo-pieces:transfers.way'),
      cell: ({ fromStoreId, toStoreId }) => `${place(fromStoreId)} → ${place(toStoreId)}`,
    },
    received: {
      head: t('bo-pieces:transfers.received'),
      isNumber: true,
      cell: ({ received, pieces }) => `${received} / ${pieces}`,
    },
    sent: {
      head: t('bo-pieces:transfers.sent'),
      sort: 'sentAt',
      className: 'ink-2',
      cell: ({ sentAt }) => formatInstant(sentAt, language),
    },
    arrives: {
      head: t('bo-pieces:transfers.arrives'),
      cell: ({ arrivesOn }) => formatDay(arrivesOn, language),
    },
    sentBy: {
      head: t('bo-pieces:transfers.sentBy'),
      className: 'ink-2',
      cell: ({ sentBy }) => sentBy,
    },
  };
}
