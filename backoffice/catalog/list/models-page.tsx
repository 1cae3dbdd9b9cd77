import { useMemo, useRef } from 'react';
import { Link, redirect, useLoaderData, useNavigation, useSearchParams } from 'react-router';
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
import { ExportMenu } from '../../shell/list/export-menu.tsx';
import { FewerFilters } from '../../shell/list/fewer-filters.tsx';
import { ListCount } from '../../shell/list/list-count.tsx';
import { beginWithView, loadViews } from '../../shell/list/saved-views.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { CatalogFrame } from '../catalog-frame.tsx';
import { loadCatalog } from '../load-catalog.ts';
import { ContentHealth } from '../../shell/content-health.tsx';
import { exportQueryOf, modelsAddress, queryOf, views } from './list-query.ts';
import { ModelFilters, useFilterLabel } from './model-filters.tsx';
import { columnNames, useModelColumns } from './models-columns.tsx';
import { ModelsSelection } from './models-selection.tsx';
import { ModelsTable } from './models-table.tsx';
import './models.css';

export const loader = withPermission('catalog.write', async ({ request }) => {
  const url = new URL(request.url);
  await beginWithView('models', url);
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes a redirect that is thrown
  if (url.search === '') throw redirect(`/models?${views[0].query}`);
  const [list, catalog, saved, health] = await Promise.all([
    callApi('GET /api/admin/v1/models', { query: queryOf(url.searchParams) }),
    loadCatalog(),
    loadViews('models'),
    callApi('GET /api/admin/v1/content-health', {}),
  ]);
  return { list, catalog, saved, health };
});

export const shouldRevalidate = needsRows;

/** The number of models that match an address. */
const countOf = (search: URLSearchParams, count: 'capped' | 'exact', signal?: AbortSignal) =>
  callApi(
    'GET /api/admin/v1/models',
    { query: { ...queryOf(search), size: 25, count } },
    signal && { signal },
  ).then((list) => list.count);

const choice = { all: columnNames, defaults: columnNames };

/** The list of models, by the view and the filters of the address. */
export function Component() {
  const { t } = useWords();
  const { list, catalog, saved, health } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const isBusy = useNavigation().state === 'loading';
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(list, (cursor) =>
    callApi('GET /api/admin/v1/models', { query: queryOf(search, cursor) }),
  );
  const total = list.count?.isExact ? list.count.value : null;
  const selection = useSelection({ keys: rows.map(({ artikul }) => artikul), total });
  useListKeys();
  useLeftList(useMemo(() => rows.map(({ artikul }) => artikul), [rows]));
  const unknown = unknownIn(search, modelsAddress);
  const columns = useModelColumns(catalog);
  const shown = shownColumns(search, choice);
  const body = { query: exportQueryOf(search), columns: shown };
  return (
    <CatalogFrame
      tab="models"
      action={
        <div className="bar list-tools">
          <ColumnsButton shown={shown} {...choice} columns={columns} />
          <ExportMenu
            count={list.count}
            load={(format) => callApi('POST /api/admin/v1/models/export', { body: { ...body, format } })}
            start={(format) => callApi('POST /api/admin/v1/models/export-job', { body: { ...body, format } })}
          />
          <Link to="/models/new" className="button button-primary">
            {t('bo-models:new.title')}
          </Link>
        </div>
      }
    >
      <ContentHealth {...health} />
      <ModelFilters catalog={catalog} saved={saved} field={field} />
      <ListCount
        count={list.count}
        words={{ exact: 'bo-models:count', over: 'bo-models:countOver' }}
        countExactly={(signal) => countOf(search, 'exact', signal)}
      />
      {unknown.length > 0 && (
        <Notice tone="info">{t('bo-models:unknown', { names: unknown.join(', ') })}</Notice>
      )}
      {rows.length > 0 ? (
        <ModelsTable rows={rows} shown={shown} columns={columns} isBusy={isBusy} selection={selection} />
      ) : (
        <NoModels />
      )}
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
      <ModelsSelection selection={selection} catalog={catalog} total={total} shown={rows.length} />
    </CatalogFrame>
  );
}

function NoModels() {
  const { t } = useWords();
  const [search] = useSearchParams();
  const labelOf = useFilterLabel();
  return (
    <Nothing title={t(search.size > 0 ? 'bo-models:emptyFilter' : 'bo-models:empty')}>
      <FewerFilters
        address={modelsAddress}
        labelOf={labelOf}
        count={(without) => countOf(without, 'capped')}
      />
      {search.size > 0 && <Link to="/models?sort=-updatedAt">{t('bo-models:showAll')}</Link>}
    </Nothing>
  );
}
