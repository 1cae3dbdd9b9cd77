import { useRef } from 'react';
import { Link, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import { queryOfAddress } from '../../kit/list/list-address.ts';
import { SearchField, WordFilter } from '../../kit/list/list-filters.tsx';
import { MoreButton } from '../../kit/more-button.tsx';
import { Nothing, Notice } from '../../kit/notice.tsx';
import { useListKeys } from '../../kit/use-list-keys.ts';
import { useMoreRows } from '../../kit/use-more-rows.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAct } from '../../shell/use-act.ts';
import { PeopleFrame } from '../people-frame.tsx';
import { reloadsList, useOpenRecord } from '../use-open-record.ts';
import { OpenReview, type ReviewAct } from './open-review.tsx';
import { ReviewsTable } from './reviews-table.tsx';

const address = { words: ['q', 'sort', 'state', 'rating', 'language'], switches: [], sort: '-writtenAt' };
const states = ['PENDING', 'PUBLISHED', 'REJECTED'];
const ratings = ['5', '4', '3', '2', '1'];

export const loader = withPermission('reviews.moderate', ({ request }) =>
  callApi('GET /api/admin/v1/reviews', { query: queryOfAddress(new URL(request.url).searchParams, address) }),
);
export const shouldRevalidate = reloadsList;

/** What buyers say of their pieces; the one that is read stands next to the list. */
export function Component() {
  const { t } = useWords();
  const list = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const isBusy = useNavigation().state === 'loading';
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(list, (cursor) =>
    callApi('GET /api/admin/v1/reviews', { query: queryOfAddress(search, address, cursor) }),
  );
  const { chosen, choose, following } = useOpenRecord(rows);
  const { act, busy, outcome } = useAct<ReviewAct>((done) => t(`bo-people:review.done.${done}`));
  useListKeys(field);
  return (
    <PeopleFrame tab="reviews">
      <div className="bar filters">
        <SearchField
          field={field}
          label={t('bo-people:review.search')}
          hint={t('bo-people:review.searchHint')}
        />
        <WordFilter
          name="state"
          label={t('bo-people:column.state')}
          options={states.map((id) => ({ id, label: t(`bo-people:review.state.${id}`) }))}
        />
        <WordFilter
          name="rating"
          label={t('bo-people:column.rating')}
          options={ratings.map((id) => ({ id, label: t('bo-people:review.stars', { rating: id }) }))}
        />
        <WordFilter
          name="language"
          label={t('bo-people:column.language')}
          options={['ru', 'uz', 'en'].map((id) => ({ id, label: t(`bo-shell:language.${id}`) }))}
        />
      </div>
      <p className="count" role="status">
        {list.count && t('bo-people:review.count', { count: list.count.value })}
      </p>
      {outcome && <Notice tone={outcome.tone}>{outcome.words}</Notice>}
      <div className="list-and-record" data-open={chosen !== undefined || undefined}>
        {chosen && (
          <OpenReview
            key={`${chosen.id} ${chosen.version}`}
            review={chosen}
            act={act}
            busy={busy}
            onDecided={() => choose(following())}
          />
        )}
        {rows.length > 0 ? (
          <ReviewsTable rows={rows} isBusy={isBusy} chosen={chosen?.id} onOpen={choose} />
        ) : (
          <NoReviews />
        )}
      </div>
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
    </PeopleFrame>
  );
}

/** Nothing waits, or none is like that: then the way to all of them. */
function NoReviews() {
  const { t } = useWords();
  const [search] = useSearchParams();
  const isWork = search.get('state') === 'PENDING';
  return (
    <Nothing title={t(isWork ? 'bo-people:review.nothingWaits' : 'bo-people:noneFound')}>
      {search.size > 0 && <Link to="/people/reviews">{t('bo-people:showAll')}</Link>}
    </Nothing>
  );
}
