import { useRef } from 'react';
import { Link, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import { queryOfAddress } from '../../kit/list/list-address.ts';
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
import { CallFilters } from './call-filters.tsx';
import { CallsTable } from './calls-table.tsx';
import { type CallAct, OpenCall } from './open-call.tsx';

const address = {
  words: ['q', 'sort', 'state', 'subject', 'bestTime', 'language'],
  switches: ['late'],
  sort: 'dueAt',
};

export const loader = withPermission('requests.work', ({ request }) =>
  callApi('GET /api/admin/v1/callbacks', {
    query: queryOfAddress(new URL(request.url).searchParams, address),
  }),
);
export const shouldRevalidate = reloadsList;

/** Who wants to be called, those first that have waited longest; the open one next to the list. */
export function Component() {
  const { t } = useWords();
  const list = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const isBusy = useNavigation().state === 'loading';
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(list, (cursor) =>
    callApi('GET /api/admin/v1/callbacks', { query: queryOfAddress(search, address, cursor) }),
  );
  const { chosen, choose, following } = useOpenRecord(rows);
  const { act, busy, outcome } = useAct<CallAct>((done) => t(`bo-people:call.done.${done}`));
  useListKeys(field);
  return (
    <PeopleFrame tab="calls">
      <CallFilters field={field} />
      <p className="count" role="status">
        {list.count && t('bo-people:call.count', { count: list.count.value })}
      </p>
      {outcome && <Notice tone={outcome.tone}>{outcome.words}</Notice>}
      <div className="list-and-record" data-open={chosen !== undefined || undefined}>
        {chosen && (
          <OpenCall key={chosen.id} call={chosen} act={act} busy={busy} onDone={() => choose(following())} />
        )}
        {rows.length > 0 ? (
          <CallsTable rows={rows} isBusy={isBusy} chosen={chosen?.id} onOpen={choose} />
        ) : (
          <NoCalls />
        )}
      </div>
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
    </PeopleFrame>
  );
}

/** Nobody waits, or none is like that: then the way to all of them. */
function NoCalls() {
  const { t } = useWords();
  const [search] = useSearchParams();
  const isWork = search.get('state') === 'NEW' || search.get('late') === 'true';
  return (
    <Nothing title={t(isWork ? 'bo-people:call.nobodyWaits' : 'bo-people:noneFound')}>
      {search.size > 0 && <Link to="/people/calls?sort=-createdAt">{t('bo-people:showAll')}</Link>}
    </Nothing>
  );
}
