import { useRef } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import type { StaffReview } from '#contract/admin/people/review.ts';
import { FilterBar } from '../../kit/list/filter-bar.tsx';
import { SearchField } from '../../kit/list/list-filters.tsx';
import { Nothing, Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { DeclaredRows, type ListQuery, useListRows } from '../../shell/list/declared-rows.tsx';
import { ListTools } from '../../shell/list/list-tools.tsx';
import { listLoader } from '../../shell/list/list-loader.ts';
import { useShown } from '../../shell/list/use-declared.ts';
import { alwaysShown, useFilterMakers } from '../../shell/list/use-filters.tsx';
import { withPermission } from '../../shell/load-session.ts';
import { useAction } from '../../shell/use-action.ts';
import { PeopleFrame } from '../people-frame.tsx';
import { columnsWithRecord, reviewsList } from '../people-lists.ts';
import { reloadsList, useOpenRecord } from '../../shell/list/use-open-record.ts';
import { OpenReview, type ReviewAction } from './open-review.tsx';
import { useReviewColumns } from './review-columns.tsx';

const states = ['PENDING', 'PUBLISHED', 'REJECTED'];
const ratings = ['5', '4', '3', '2', '1'];

const load = (query: ListQuery, options?: { signal?: AbortSignal }) =>
  callApi('GET /api/admin/v1/reviews', { query }, options);

export const loader = withPermission('reviews.moderate', listLoader(reviewsList, load));
export const shouldRevalidate = reloadsList;

const keyOf = ({ id }: StaffReview) => String(id);

/** Reviews by buyers; the open one is shown next to the list. */
export function Component() {
  const { t } = useWords();
  const { list, saved } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const found = useListRows(reviewsList, { list, load });
  const { chosen, choose, following } = useOpenRecord(found.rows);
  const { runAction, busy, outcome } = useAction<ReviewAction>((done) => t(`bo-people:review.done.${done}`));
  const columns = useReviewColumns({ chosen: chosen?.id, onOpen: choose });
  const shown = useShown(reviewsList);
  const filters = useFilters();
  return (
    <PeopleFrame
      tab="reviews"
      tools={<ListTools declared={reviewsList} {...{ columns, shown, saved }} count={list.count} />}
    >
      <div className="bar">
        <SearchField
          field={field}
          label={t('bo-people:review.search')}
          hint={t('bo-people:review.searchHint')}
        />
        <FilterBar filters={filters} />
      </div>
      {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      <div className="list-and-record" data-open={chosen !== undefined || undefined}>
        {chosen && (
          <OpenReview
            key={`${chosen.id} ${chosen.version}`}
            review={chosen}
            runAction={runAction}
            busy={busy}
            onDecided={() => choose(following())}
          />
        )}
        <div className="list-rows">
          {found.rows.length === 0 && search.get('state') === 'PENDING' ? (
            <Nothing title={t('bo-people:review.nothingWaits')} />
          ) : (
            <DeclaredRows
              declared={reviewsList}
              caption={t('bo-people:tab.reviews')}
              counted="bo-people:review.count"
              {...{ found, columns, keyOf, filters }}
              {...(chosen && { most: columnsWithRecord })}
              isChosen={({ id }) => id === chosen?.id}
              empty={{ title: t('bo-people:review.empty') }}
            />
          )}
        </div>
      </div>
    </PeopleFrame>
  );
}

function useFilters() {
  const { t } = useWords();
  const { word, named, days } = useFilterMakers();
  const head = (name: string) => t(`bo-people:column.${name}`);
  return [
    alwaysShown(
      word(
        'state',
        head('state'),
        states.map((id) => ({ id, label: t(`bo-people:review.state.${id}`) })),
      ),
    ),
    alwaysShown(
      word(
        'rating',
        head('rating'),
        ratings.map((id) => ({ id, label: t('bo-people:review.stars', { rating: id }) })),
      ),
    ),
    alwaysShown(
      word(
        'language',
        head('language'),
        ['ru', 'uz', 'en'].map((id) => ({ id, label: t(`bo-shell:language.${id}`) })),
      ),
    ),
    ...(['model', 'piece', 'order'] as const).map((name) => named(name, head(name))),
    ...days('writtenAt', head('writtenAt')),
  ];
}
