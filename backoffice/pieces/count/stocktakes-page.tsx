import { useRef, useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { StocktakeColumn, StocktakeRow } from '#contract/admin/stock/stocktake.ts';
import { Button } from '#ui/controls/button.tsx';
import { FilterBar } from '../../kit/list/filter-bar.tsx';
import { needsRows, queryOfAddress } from '../../kit/list/list-address.ts';
import { SearchField } from '../../kit/list/list-filters.tsx';
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
import { loadGoodsWords } from '../list/load-words.ts';
import { placeName } from '../place-name.ts';
import { stateWordOf, toneOfStocktake } from './count-words.ts';
import { StartSheet } from './start-sheet.tsx';
import '../pieces.css';

const stocktakesList: DeclaredList<StocktakeColumn> = {
  name: 'stocktakes',
  path: '/stocktakes',
  address: { words: ['q', 'sort', 'state', 'storeId'], switches: [], sort: '-startedAt' },
  columns: ['number', 'state', 'place', 'found', 'started', 'closed', 'startedBy'],
};
const states = Object.keys(toneOfStocktake);

const load = (query: ListQuery, options?: { signal?: AbortSignal }) =>
  callApi('GET /api/admin/v1/stocktakes', { query }, options);

export const loader = withPermission('pieces.count', async ({ request }) => {
  const url = new URL(request.url);
  const saved = await viewsOfList(stocktakesList, url);
  const [list, stores, goods] = await Promise.all([
    load(queryOfAddress(url.searchParams, stocktakesList.address)),
    loadStores(),
    loadGoodsWords(),
  ]);
  return { list, stores, goods, saved };
});

export const shouldRevalidate = needsRows;

const keyOf = ({ id }: StocktakeRow) => String(id);

/** Stocktakes of the stores, the latest first. */
export function Component() {
  const { t } = useWords();
  const { list, stores, goods, saved } = useLoaderData<typeof loader>();
  const [isStarting, setStarting] = useState(false);
  useTitle(t('bo-stocktakes:title'));
  const columns = useStocktakeColumns(stores);
  const shown = useShown(stocktakesList);
  const found = useListRows(stocktakesList, { list, load });
  const filters = useFilters(stores);
  const field = useRef<HTMLInputElement>(null);
  const hint = t('bo-stocktakes:search');
  const begin = <Button onClick={() => setStarting(true)}>{t('bo-stocktakes:new')}</Button>;
  return (
    <div className="page list-page">
      <Link to="/pieces" className="meta ink-2">
        {t('bo-stocktakes:toPieces')}
      </Link>
      <div className="page-head">
        <h1 className="title">{t('bo-stocktakes:title')}</h1>
        <ListTools declared={stocktakesList} {...{ columns, shown, saved }} count={list.count}>
          {found.rows.length > 0 && begin}
        </ListTools>
      </div>
      <div className="bar">
        <SearchField field={field} label={hint} hint={hint} />
        <FilterBar filters={filters} />
      </div>
      <DeclaredRows
        declared={stocktakesList}
        caption={t('bo-stocktakes:title')}
        {...{ found, columns, keyOf, filters }}
        permission="pieces.count"
        empty={{ title: t('bo-stocktakes:empty'), action: begin }}
      />
      {isStarting && <StartSheet stores={stores} goods={goods} onClose={() => setStarting(false)} />}
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
  return [
    word('storeId', t('bo-stocktakes:column.place'), places),
    word(
      'state',
      t('bo-stocktakes:column.state'),
      states.map((id) => ({ id, label: t(`bo-stocktakes:state.${id}`) })),
    ),
  ].map(alwaysShown);
}

function useStocktakeColumns(
  stores: StaffStores,
): Readonly<Record<StocktakeColumn, ListColumn<StocktakeRow>>> {
  const { t, language } = useWords();
  const head = (name: string) => ({ head: t(`bo-stocktakes:column.${name}`) });
  return {
    number: {
      ...head('number'),
      cell: ({ id }) => <Link to={String(id)} className="row-link">{`S-${id}`}</Link>,
    },
    state: {
      ...head('state'),
      cell: (row) => (
        <Status tone={toneOfStocktake[row.state]}>{t(`bo-stocktakes:state.${stateWordOf(row)}`)}</Status>
      ),
    },
    place: { ...head('place'), cell: ({ storeId }) => placeName(storeId, { stores, language, t }) },
    found: {
      ...head('found'),
      isNumber: true,
      cell: ({ found, expected }) => (found === null ? '—' : `${found} / ${expected}`),
    },
    started: {
      ...head('started'),
      sort: 'startedAt',
      className: 'ink-2',
      cell: ({ startedAt }) => formatInstant(startedAt, language),
    },
    closed: {
      ...head('closed'),
      className: 'ink-2',
      cell: ({ closedAt }) => (closedAt === null ? '—' : formatInstant(closedAt, language)),
    },
    startedBy: { ...head('startedBy'), className: 'ink-2', cell: ({ startedBy }) => startedBy },
  };
}
