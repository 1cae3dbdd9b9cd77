import { useMemo, useRef } from 'react';
import { Link, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import { useLeftList } from '../../kit/list/came-from.ts';
import { ColumnsButton } from '../../kit/list/columns-sheet.tsx';
import { needsRows, unknownIn } from '../../kit/list/list-address.ts';
import { shownColumns } from '../../kit/list/list-columns.ts';
import { useSelection } from '../../kit/list/selection.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useListKeys } from '../../kit/use-list-keys.ts';
import { useMoreRows } from '../../kit/use-more-rows.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { ExportMenu } from '../../shell/list/export-menu.tsx';
import { ListCount } from '../../shell/list/list-count.tsx';
import { NoRows } from '../../shell/list/no-rows.tsx';
import { beginWithView, loadViews } from '../../shell/list/saved-views.ts';
import { hasPermission, useSession } from '../../shell/session.ts';
import { loadStores } from '../../shell/stores.ts';
import { useTitle } from '../../shell/use-title.ts';
import { exportQueryOf, piecesAddress, queryOf } from './list-query.ts';
import { loadGoodsWords } from './load-words.ts';
import { useFilterLabel } from './filter-kinds.tsx';
import { PieceFilters } from './piece-filters.tsx';
import { allColumns, usePieceColumns, defaultColumns } from './pieces-columns.tsx';
import { PiecesSelection } from './pieces-selection.tsx';
import { PiecesTable } from './pieces-table.tsx';
import '../pieces.css';

export const loader = withPermission('pieces.read', async ({ request }) => {
  const url = new URL(request.url);
  const search = url.searchParams;
  await beginWithView('pieces', url);
  const [list, stores, goods, saved, tags] = await Promise.all([
    callApi('GET /api/admin/v1/pieces', { query: queryOf(search) }),
    loadStores(),
    loadGoodsWords(),
    loadViews('pieces'),
    callApi('GET /api/admin/v1/piece-tags', {}),
  ]);
  return { list, stores, goods, saved, tags: tags.map(({ tag }) => tag), now: new Date() };
});

export const shouldRevalidate = needsRows;

/** The number of pieces that match an address. */
const countOf = (search: URLSearchParams, count: 'capped' | 'exact', signal?: AbortSignal) =>
  callApi(
    'GET /api/admin/v1/pieces',
    { query: { ...queryOf(search), size: 25, count } },
    signal && { signal },
  ).then((list) => list.count);

/** The list of pieces, by the view and the filters of the address. */
export function Component() {
  const { t } = useWords();
  const { list, stores, goods, saved, tags, now } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const isBusy = useNavigation().state === 'loading';
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(list, (cursor) =>
    callApi('GET /api/admin/v1/pieces', { query: queryOf(search, cursor) }),
  );
  const total = list.count?.isExact ? list.count.value : null;
  const selection = useSelection({ keys: rows.map(({ serialNumber }) => serialNumber), total });
  const session = useSession();
  useListKeys();
  useLeftList(useMemo(() => rows.map(({ serialNumber }) => serialNumber), [rows]));
  useTitle(t('bo-shell:section.pieces'));
  const unknown = unknownIn(search, piecesAddress);
  const seesCost = hasPermission(session, 'pieces.cost');
  const columns = usePieceColumns(stores);
  const choice = { all: allColumns(seesCost), defaults: defaultColumns(seesCost) };
  const shown = shownColumns(search, choice);
  const body = { query: exportQueryOf(search), columns: shown };
  return (
    <div className="page list-page">
      <div className="page-head">
        <h1 className="title">{t('bo-shell:section.pieces')}</h1>
        <div className="bar list-tools">
          <ColumnsButton shown={shown} {...choice} columns={columns} />
          <ExportMenu
            count={list.count}
            load={(format) => callApi('POST /api/admin/v1/pieces/export', { body: { ...body, format } })}
            start={(format) => callApi('POST /api/admin/v1/pieces/export-job', { body: { ...body, format } })}
          />
          <Ways />
        </div>
      </div>
      <PieceFilters stores={stores} goods={goods} tags={tags} saved={saved} now={now} field={field} />
      <ListCount
        count={list.count}
        words={{ exact: 'bo-pieces:count', over: 'bo-pieces:countOver' }}
        countExactly={(signal) => countOf(search, 'exact', signal)}
      />
      {unknown.length > 0 && (
        <Notice tone="info">{t('bo-pieces:unknown', { names: unknown.join(', ') })}</Notice>
      )}
      {rows.length > 0 ? (
        <PiecesTable rows={rows} shown={shown} columns={columns} isBusy={isBusy} selection={selection} />
      ) : (
        <NoPieces />
      )}
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
      <PiecesSelection selection={selection} tags={tags} total={total} rows={rows} />
    </div>
  );
}

/** Links to actions for pieces outside the list. */
function Ways() {
  const { t } = useWords();
  const session = useSession();
  return (
    <>
      {hasPermission(session, 'pieces.write') && (
        <Link to="/pieces/receive" className="button button-secondary">
          {t('bo-pieces:receive.title')}
        </Link>
      )}
      {hasPermission(session, 'pieces.move') && (
        <Link to="/transfers" className="button button-secondary">
          {t('bo-pieces:transfers.title')}
        </Link>
      )}
      {hasPermission(session, 'pieces.count') && (
        <Link to="/stocktakes" className="button button-secondary">
          {t('bo-pieces:stocktakes')}
        </Link>
      )}
    </>
  );
}

function NoPieces() {
  const { t } = useWords();
  return (
    <NoRows
      address={piecesAddress}
      labelOf={useFilterLabel()}
      count={(without) => countOf(without, 'capped')}
      empty={{ title: t('bo-pieces:empty') }}
      permission="pieces.read"
    />
  );
}
