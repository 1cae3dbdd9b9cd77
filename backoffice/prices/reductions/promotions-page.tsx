import { useState } from 'react';
import { useLoaderData, useLocation, useNavigation, useSearchParams } from 'react-router';
import type { PromotionRow } from '#contract/admin/prices/reduction.ts';
import { formatInteger } from '#ui/format.ts';
import { DataTable, type DataColumn } from '../../kit/list/data-table.tsx';
import { queryOfAddress } from '../../kit/list/list-address.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Nothing, Notice } from '../../kit/notice.tsx';
import { useMoreRows } from '../../kit/use-more-rows.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { nameIn } from '../../shell/stores.ts';
import { useAct } from '../../shell/use-act.ts';
import { PricesFrame } from '../prices-frame.tsx';
import { EndSheet } from './end-sheet.tsx';
import { ReductionFilters } from './reduction-filters.tsx';
import { useReductionColumns } from './reduction-columns.tsx';
import { targetWords } from './reduction-words.ts';

const address = { words: ['q', 'sort', 'state'], switches: [], sort: '-from' };

export const loader = withPermission('promotions.read', ({ request }) =>
  callApi('GET /api/admin/v1/promotions', {
    query: queryOfAddress(new URL(request.url).searchParams, address),
  }),
);

/** Promotions, the latest first. */
export function Component() {
  const { t, language } = useWords();
  const list = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const state: unknown = useLocation().state;
  const isBusy = useNavigation().state === 'loading';
  const [ending, setEnding] = useState<PromotionRow | null>(null);
  const { act, outcome } = useAct<'end'>(() => t('bo-prices:reduction.ended'));
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(list, (cursor) =>
    callApi('GET /api/admin/v1/promotions', { query: queryOfAddress(search, address, cursor) }),
  );
  return (
    <PricesFrame tab="promotions">
      {state === 'made' && outcome === null && <Notice tone="ok">{t('bo-prices:reduction.made')}</Notice>}
      {outcome && <Notice tone={outcome.tone}>{outcome.words}</Notice>}
      <ReductionFilters
        search={t('bo-prices:reduction.search')}
        add={t('bo-prices:reduction.newPromotion')}
      />
      {rows.length > 0 ? (
        <PromotionsTable rows={rows} isBusy={isBusy} onEnd={setEnding} />
      ) : (
        <Nothing
          title={t(search.size > 0 ? 'bo-prices:reduction.noneFound' : 'bo-prices:reduction.emptyPromotions')}
        />
      )}
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
      {ending && (
        <EndSheet
          title={nameIn(ending, language)}
          question={t('bo-prices:reduction.endSure')}
          act={act}
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

interface TableProps {
  rows: PromotionRow[];
  isBusy: boolean;
  onEnd: (row: PromotionRow) => void;
}

function PromotionsTable({ rows, isBusy, onEnd }: TableProps) {
  const { t, language } = useWords();
  const { state, off, period, acts } = useReductionColumns(onEnd);
  const columns: DataColumn<PromotionRow>[] = [
    { head: t('bo-prices:reduction.name'), cell: (row) => <b>{nameIn(row, language)}</b> },
    state,
    off,
    { head: t('bo-prices:reduction.targets'), cell: ({ targets }) => targetWords(targets, language) },
    period,
    {
      head: t('bo-prices:reduction.pieces'),
      className: 'num',
      cell: ({ pieces }) => formatInteger(pieces, language),
    },
    acts,
  ];
  return (
    <DataTable
      caption={t('bo-prices:tab.promotions')}
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      isBusy={isBusy}
    />
  );
}
