import { useState } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import type { PromotionRow } from '#contract/admin/prices/reduction.ts';
import { queryOfAddress } from '../../kit/list/list-address.ts';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { DeclaredRows, type ListQuery, useListRows } from '../../shell/list/declared-rows.tsx';
import { ListTools } from '../../shell/list/list-tools.tsx';
import { loadAuthors } from '../../shell/list/load-authors.ts';
import { viewsOfList } from '../../shell/list/saved-views.ts';
import { reloadsList, useOpenRecord } from '../../shell/list/use-open-record.ts';
import { useShown } from '../../shell/list/use-declared.ts';
import { withPermission } from '../../shell/load-session.ts';
import { nameIn } from '../../shell/stores.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAction } from '../../shell/use-action.ts';
import { PricesFrame } from '../prices-frame.tsx';
import { EndSheet } from './end-sheet.tsx';
import { OpenReduction } from './open-reduction.tsx';
import {
  NewReduction,
  usePromotionColumns,
  useReductionActions,
  useReductionPalette,
} from './reduction-columns.tsx';
import { ReductionFilters, useReductionFilters } from './reduction-filters.tsx';
import { promotionsList } from './reduction-lists.ts';

const load = (query: ListQuery, options?: { signal?: AbortSignal }) =>
  callApi('GET /api/admin/v1/promotions', { query }, options);

const loadOne = (id: number) => callApi('GET /api/admin/v1/promotions/:id', { params: { id } });

export const loader = withPermission('promotions.read', async ({ request }) => {
  const url = new URL(request.url);
  const saved = await viewsOfList(promotionsList, url);
  const [list, authors] = await Promise.all([
    load(queryOfAddress(url.searchParams, promotionsList.address)),
    loadAuthors(),
  ]);
  return { list, authors, saved };
});

export const shouldRevalidate = reloadsList;

const keyOf = ({ id }: PromotionRow) => String(id);

/** Promotions, the latest first. */
export function Component() {
  const { t, language } = useWords();
  const { list, authors, saved } = useLoaderData<typeof loader>();
  const state: unknown = useLocation().state;
  const [ending, setEnding] = useState<PromotionRow | null>(null);
  const { runAction, outcome } = useAction<'end'>(() => t('bo-prices:reduction.ended'));
  const filters = useReductionFilters(authors);
  const found = useListRows(promotionsList, { list, load });
  const { chosen, choose, error } = useOpenRecord(found.rows, loadOne);
  const columns = usePromotionColumns(choose);
  const shown = useShown(promotionsList);
  useReductionPalette(list.rows, { nameOf: (row) => nameIn(row, language), onEnd: setEnding });
  const create = <NewReduction words={t('bo-prices:reduction.newPromotion')} />;
  return (
    <PricesFrame
      tab="promotions"
      tools={
        <ListTools declared={promotionsList} {...{ columns, shown, saved }} count={list.count}>
          {create}
        </ListTools>
      }
    >
      {state === 'made' && outcome === null && <Notice tone="ok">{t('bo-prices:reduction.made')}</Notice>}
      {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      <ProblemLine error={error} />
      <ReductionFilters search={t('bo-prices:reduction.search')} filters={filters} />
      <DeclaredRows
        declared={promotionsList}
        caption={t('bo-prices:tab.promotions')}
        {...{ found, columns, keyOf, filters }}
        actions={useReductionActions<PromotionRow>(setEnding)}
        empty={{ title: t('bo-prices:reduction.emptyPromotions'), action: create }}
      />
      {chosen && (
        <OpenReduction
          resource="promotion"
          title={nameIn(chosen, language)}
          row={chosen}
          onClose={() => choose(undefined)}
        />
      )}
      {ending && (
        <EndSheet
          title={nameIn(ending, language)}
          question={t('bo-prices:reduction.endSure')}
          runAction={runAction}
          send={() =>
            callApi(
              'POST /api/admin/v1/promotions/:id/end',
              { params: { id: ending.id } },
              { version: ending.version },
            )
          }
          onClose={() => setEnding(null)}
        />
      )}
    </PricesFrame>
  );
}
