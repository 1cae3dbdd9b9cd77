import { useState } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import type { PromoCodeRow } from '#contract/admin/prices/reduction.ts';
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
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAction } from '../../shell/use-action.ts';
import { PricesFrame } from '../prices-frame.tsx';
import { EndSheet } from './end-sheet.tsx';
import { OpenReduction } from './open-reduction.tsx';
import {
  NewReduction,
  useCodeColumns,
  useReductionActions,
  useReductionPalette,
} from './reduction-columns.tsx';
import { ReductionFilters, useCodeFilters } from './reduction-filters.tsx';
import { codesList } from './reduction-lists.ts';

const load = (query: ListQuery, options?: { signal?: AbortSignal }) =>
  callApi('GET /api/admin/v1/promo-codes', { query }, options);

const loadOne = (id: number) => callApi('GET /api/admin/v1/promo-codes/:id', { params: { id } });

export const loader = withPermission('promotions.read', async ({ request }) => {
  const url = new URL(request.url);
  const saved = await viewsOfList(codesList, url);
  const [list, authors] = await Promise.all([
    load(queryOfAddress(url.searchParams, codesList.address)),
    loadAuthors(),
  ]);
  return { list, authors, saved };
});

export const shouldRevalidate = reloadsList;

const keyOf = ({ id }: PromoCodeRow) => String(id);

/** Promo codes, the latest first. */
export function Component() {
  const { t } = useWords();
  const { list, authors, saved } = useLoaderData<typeof loader>();
  const state: unknown = useLocation().state;
  const [ending, setEnding] = useState<PromoCodeRow | null>(null);
  const { runAction, outcome } = useAction<'end'>(() => t('bo-prices:reduction.ended'));
  const filters = useCodeFilters(authors);
  const found = useListRows(codesList, { list, load });
  const { chosen, choose, error } = useOpenRecord(found.rows, loadOne);
  const columns = useCodeColumns(choose);
  const shown = useShown(codesList);
  useReductionPalette(list.rows, { nameOf: ({ code }) => code, onEnd: setEnding });
  const create = <NewReduction words={t('bo-prices:reduction.newCode')} />;
  return (
    <PricesFrame
      tab="codes"
      tools={
        <ListTools declared={codesList} {...{ columns, shown, saved }} count={list.count}>
          {create}
        </ListTools>
      }
    >
      {state === 'made' && outcome === null && <Notice tone="ok">{t('bo-prices:reduction.made')}</Notice>}
      {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      <ProblemLine error={error} />
      <ReductionFilters search={t('bo-prices:reduction.searchCode')} filters={filters} />
      <DeclaredRows
        declared={codesList}
        caption={t('bo-prices:tab.codes')}
        {...{ found, columns, keyOf, filters }}
        actions={useReductionActions<PromoCodeRow>(setEnding)}
        empty={{ title: t('bo-prices:reduction.emptyCodes'), action: create }}
      />
      {chosen && (
        <OpenReduction
          resource="promo-code"
          title={chosen.code}
          row={chosen}
          onClose={() => choose(undefined)}
        />
      )}
      {ending && (
        <EndSheet
          title={ending.code}
          question={t('bo-prices:reduction.endCodeSure')}
          runAction={runAction}
          send={() =>
            callApi(
              'POST /api/admin/v1/promo-codes/:id/end',
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
