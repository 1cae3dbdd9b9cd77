import { useRef } from 'react';
import { Link, redirect, useLoaderData, useNavigation, useSearchParams } from 'react-router';
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
import { CatalogFrame } from '../catalog-frame.tsx';
import { loadCatalog } from '../load-catalog.ts';
import { modelsAddress, queryOf, views } from './list-query.ts';
import { ModelFilters } from './model-filters.tsx';
import { ModelsTable } from './models-table.tsx';

export const loader = withPermission('catalog.write', async ({ request }) => {
  const { search: words, searchParams: search } = new URL(request.url);
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes a redirect that is thrown
  if (words === '') throw redirect(`/models?${views[0].query}`);
  const [list, catalog] = await Promise.all([
    callApi('GET /api/admin/v1/models', { query: queryOf(search) }),
    loadCatalog(),
  ]);
  return { list, catalog };
});

/** Models, by the view and the filters of the address. */
export function Component() {
  const { t } = useWords();
  const { list, catalog } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const isBusy = useNavigation().state === 'loading';
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(list, (cursor) =>
    callApi('GET /api/admin/v1/models', { query: queryOf(search, cursor) }),
  );
  useListKeys(field);
  const unknown = unknownIn(search, modelsAddress);
  return (
    <CatalogFrame
      tab="models"
      action={
        <Link to="/models/new" className="button button-primary">
          {t('bo-models:new.title')}
        </Link>
      }
    >
      <p className="meta ink-2 keys-hint">{t('bo-models:keys')}</p>
      <ModelFilters catalog={catalog} field={field} />
      <p className="count" role="status">
        <Count count={list.count} />
      </p>
      {unknown.length > 0 && (
        <Notice tone="info">{t('bo-models:unknown', { names: unknown.join(', ') })}</Notice>
      )}
      {rows.length > 0 ? (
        <ModelsTable rows={rows} catalog={catalog} isBusy={isBusy} />
      ) : (
        <Nothing title={t(search.size > 0 ? 'bo-models:emptyFilter' : 'bo-models:empty')}>
          {search.size > 0 && <Link to="/models?sort=-updatedAt">{t('bo-models:showAll')}</Link>}
        </Nothing>
      )}
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
    </CatalogFrame>
  );
}

function Count({ count }: { count: { value: number; isExact: boolean } | null }) {
  const { t, language } = useWords();
  if (count === null) return null;
  const shown = formatInteger(count.value, language);
  return count.isExact
    ? t('bo-models:count', { count: count.value, shown })
    : t('bo-models:countOver', { shown });
}
