import { useRef } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { TransferColumn, TransferRow } from '#contract/admin/stock/transfer.ts';
import { formatDay } from '#ui/dates.ts';
import { FilterBar } from '../../kit/list/filter-bar.tsx';
import { needsRows, queryOfAddress } from '../../kit/list/list-address.ts';
import { SearchField, SwitchFilter } from '../../kit/list/list-filters.tsx';
import type { ListColumn } from '../../kit/list/table/list-table.tsx';
import { formatInstant } from '../../kit/instants.ts';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { DeclaredList } from '../../shell/list/declared-list.ts';
import { DeclaredRows, type ListQuery, useListRows } from '../../shell/list/declared-rows.tsx';
import { ListTools } from '../../shell/list/list-tools.tsx';
import { viewsOfList } from '../../shell/list/saved-views.ts';
import { useShown } from '../../shell/list/use-declared.ts';
import { alwaysShown, useFilterMakers } from '../../shell/list/use-filters.tsx';
import { withPermission } from '../../shell/load-session.ts';
import { loadStores, type StaffStores } from '../../shell/stores.ts';
import { useTitle } from '../../shell/use-title.ts';
import { placeName } from '../place-name.ts';
import { DraftsSection } from './drafts-section.tsx';
import { toneOfTransfer } from './transfer-words.ts';
import '../pieces.css';

const transfersList: DeclaredList<TransferColumn> = {
  name: 'transfers',
  path: '/transfers',
  address: { words: ['q', 'sort', 'state', 'storeId'], switches: ['missing', 'arriving'], sort: '-sentAt' },
  columns: ['number', 'state', 'way', 'received', 'sent', 'arrives', 'sentBy'],
};
const states = Object.keys(toneOfTransfer);

const load = (query: ListQuery, options?: { signal?: AbortSignal }) =>
  callApi('GET /api/admin/v1/transfers', { query }, options);

export const loader = withPermission('pieces.move', async ({ request }) => {
  const url = new URL(request.url);
  const saved = await viewsOfList(transfersList, url);
  const [list, { rows: drafts }, stores] = await Promise.all([
    load(queryOfAddress(url.searchParams, transfersList.address)),
    callApi('GET /api/admin/v1/transfer-drafts', {}),
    loadStores(),
  ]);
  return { list, drafts, stores, saved };
});

export const shouldRevalidate = needsRows;

const keyOf = ({ id }: TransferRow) => String(id);

/** Transfers between stores, the latest first. */
export function Component() {
  const { t } = useWords();
  const { list, drafts, stores, saved } = useLoaderData<typeof loader>();
  const field = useRef<HTMLInputElement>(null);
  useTitle(t('bo-pieces:transfers.title'));
  const columns = useTransferColumns(stores);
  const shown = useShown(transfersList);
  const found = useListRows(transfersList, { list, load });
  const filters = useFilters(stores);
  const hint = t('bo-pieces:transfers.search');
  const create = (kind: 'primary' | 'secondary') => (
    <Link to="new" className={`button button-${kind}`}>
      {t('bo-pieces:transfers.new')}
    </Link>
  );
  return (
    <div className="page list-page">
      <Link to="/pieces" className="meta ink-2">
        {t('bo-pieces:backToList')}
      </Link>
      <div className="page-head">
        <h1 className="title">{t('bo-pieces:transfers.title')}</h1>
        <ListTools declared={transfersList} {...{ columns, shown, saved }} count={list.count}>
          {create('primary')}
        </ListTools>
      </div>
      <DraftsSection drafts={drafts} stores={stores} />
      <div className="bar">
        <SearchField field={field} label={hint} hint={hint} />
        <FilterBar filters={filters} />
      </div>
      <DeclaredRows
        declared={transfersList}
        caption={t('bo-pieces:transfers.title')}
        {...{ found, columns, keyOf, filters }}
        permission="pieces.move"
        empty={{ title: t('bo-pieces:transfers.empty'), action: create('secondary') }}
      />
    </div>
  );
}

function useFilters(stores: StaffStores) {
  const { t, language } = useWords();
  const { word } = useFilterMakers();
  const places = [null, ...stores.map(({ id }) => id)].map((id) => ({
    id: String(id ?? 0),
    label: placeName(id, { stores, language, t }),
  }));
  const waits = ['missing', 'arriving'].map((id) => ({ id, label: t(`bo-pieces:transfers.waitsFor.${id}`) }));
  return [
    word('storeId', t('bo-pieces:column.place'), places),
    word(
      'state',
      t('bo-pieces:column.state'),
      states.map((id) => ({ id, label: t(`bo-pieces:transfers.state.${id}`) })),
    ),
    // one menu has both switches; each has its own label when it is offered for removal
    ...waits.map(({ id, label }, nth) => ({
      name: id,
      label,
      node: nth === 0 && <SwitchFilter label={t('bo-pieces:transfers.waits')} options={waits} />,
    })),
  ].map(alwaysShown);
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
