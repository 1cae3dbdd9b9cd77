import { useState } from 'react';
import { Link, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import type { StocktakeRow } from '#contract/admin/stock/stocktake.ts';
import { Button } from '#ui/controls/button.tsx';
import { DataTable, type DataColumn } from '../../kit/list/data-table.tsx';
import { filtersIn, queryOfAddress } from '../../kit/list/list-address.ts';
import { WordFilter } from '../../kit/list/list-filters.tsx';
import { formatInstant } from '../../kit/instants.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Nothing } from '../../kit/notice.tsx';
import { Status } from '../../kit/status.tsx';
import { useMoreRows } from '../../kit/use-more-rows.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { loadStores, type StaffStores } from '../../shell/stores.ts';
import { useTitle } from '../../shell/use-title.ts';
import { loadGoodsWords } from '../list/load-words.ts';
import { placeName } from '../place-name.ts';
import { stateWordOf, toneOfStocktake } from './count-words.ts';
import { StartSheet } from './start-sheet.tsx';
import '../pieces.css';

const address = { words: ['sort', 'state', 'storeId'], switches: [], sort: '-startedAt' };
const states = Object.keys(toneOfStocktake);

export const loader = withPermission('pieces.count', async ({ request }) => {
  const query = queryOfAddress(new URL(request.url).searchParams, address);
  const [list, stores, goods] = await Promise.all([
    callApi('GET /api/admin/v1/stocktakes', { query }),
    loadStores(),
    loadGoodsWords(),
  ]);
  return { list, stores, goods };
});

/** Stocktakes of the stores, the latest first. */
export function Component() {
  const { t, language } = useWords();
  const { list, stores, goods } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const places = [null, ...stores.map(({ id }) => id)].map((id) => ({
    id: String(id ?? 0),
    label: placeName(id, { stores, language, t }),
  }));
  const [isStarting, setStarting] = useState(false);
  const isBusy = useNavigation().state === 'loading';
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(list, (cursor) =>
    callApi('GET /api/admin/v1/stocktakes', { query: { ...queryOfAddress(search, address), cursor } }),
  );
  useTitle(t('bo-stocktakes:title'));
  const begin = <Button onClick={() => setStarting(true)}>{t('bo-stocktakes:new')}</Button>;
  return (
    <div className="page list-page">
      <Link to="/pieces" className="meta ink-2">
        {t('bo-stocktakes:toPieces')}
      </Link>
      <div className="page-head">
        <h1 className="title">{t('bo-stocktakes:title')}</h1>
        {rows.length > 0 && begin}
      </div>
      <div className="bar">
        <WordFilter name="storeId" label={t('bo-stocktakes:column.place')} options={places} />
        <WordFilter
          name="state"
          label={t('bo-stocktakes:column.state')}
          options={states.map((id) => ({ id, label: t(`bo-stocktakes:state.${id}`) }))}
        />
      </div>
      {rows.length > 0 ? (
        <StocktakesTable rows={rows} stores={stores} isBusy={isBusy} />
      ) : (
        <Nothing
          title={t(filtersIn(search, address).length > 0 ? 'bo-stocktakes:noneFound' : 'bo-stocktakes:empty')}
        >
          {begin}
        </Nothing>
      )}
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
      {isStarting && <StartSheet stores={stores} goods={goods} onClose={() => setStarting(false)} />}
    </div>
  );
}

interface TableProps {
  rows: StocktakeRow[];
  stores: StaffStores;
  isBusy: boolean;
}

function StocktakesTable({ rows, stores, isBusy }: TableProps) {
  const { t, language } = useWords();
  const columns: DataColumn<StocktakeRow>[] = [
    {
      head: t('bo-stocktakes:column.number'),
      cell: ({ id }) => <Link to={String(id)} className="row-link">{`S-${id}`}</Link>,
    },
    {
      head: t('bo-stocktakes:column.state'),
      cell: (row) => (
        <Status tone={toneOfStocktake[row.state]}>{t(`bo-stocktakes:state.${stateWordOf(row)}`)}</Status>
      ),
    },
    {
      head: t('bo-stocktakes:column.place'),
      cell: ({ storeId }) => placeName(storeId, { stores, language, t }),
    },
    {
      head: t('bo-stocktakes:column.found'),
      className: 'num',
      cell: ({ found, expected }) => (found === null ? '—' : `${found} / ${expected}`),
    },
    {
      head: t('bo-stocktakes:column.started'),
      className: 'wide-only ink-2',
      cell: ({ startedAt, startedBy }) => `${formatInstant(startedAt, language)}, ${startedBy}`,
    },
    {
      head: t('bo-stocktakes:column.closed'),
      className: 'wide-only ink-2',
      cell: ({ closedAt }) => (closedAt === null ? '—' : formatInstant(closedAt, language)),
    },
  ];
  return (
    <DataTable
      caption={t('bo-stocktakes:title')}
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      isBusy={isBusy}
    />
  );
}
