import { useRef, useState } from 'react';
import { Link, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import type { StaffVisit } from '#contract/admin/people/visit.ts';
import { queryOfAddress } from '../../kit/list/list-address.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Nothing, Notice } from '../../kit/notice.tsx';
import { useListKeys } from '../../kit/use-list-keys.ts';
import { useMoreRows } from '../../kit/use-more-rows.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { loadStores } from '../../shell/stores.ts';
import { useAct } from '../../shell/use-act.ts';
import { PeopleFrame } from '../people-frame.tsx';
import { reloadsList, useOpenRecord } from '../use-open-record.ts';
import { OpenVisit, type VisitAct } from './open-visit.tsx';
import { RescheduleSheet } from './reschedule-sheet.tsx';
import { VisitCalendar } from './visit-calendar.tsx';
import { VisitFilters } from './visit-filters.tsx';
import { VisitsTable } from './visits-table.tsx';
import { shownDays } from './visit-words.ts';

const address = { words: ['q', 'sort', 'state', 'storeId'], switches: ['toDo'], sort: '-startsAt' };

/** A calendar shows all visits of its days; the table a page of all. */
function queryOf(search: URLSearchParams, cursor?: string) {
  const query = queryOfAddress(search, address, cursor);
  const { view, days } = shownDays(search);
  if (view === 'table') return query;
  return { ...query, 'startsOn.from': days[0] ?? '', 'startsOn.to': days.at(-1) ?? '', size: 200 };
}

export const loader = withPermission('requests.work', async ({ request }) => {
  const search = new URL(request.url).searchParams;
  const [list, stores] = await Promise.all([
    callApi('GET /api/admin/v1/visits', { query: queryOf(search) }),
    loadStores(),
  ]);
  return { list, stores };
});
export const shouldRevalidate = reloadsList;

/** Who comes to which store, by days or as a table; the open visit next to them. */
export function Component() {
  const { t } = useWords();
  const { list, stores } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const isBusy = useNavigation().state === 'loading';
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(list, (cursor) =>
    callApi('GET /api/admin/v1/visits', { query: queryOf(search, cursor) }),
  );
  const { chosen, choose } = useOpenRecord(rows);
  const { act, busy, outcome } = useAct<VisitAct>((done) => t(`bo-people:visit.done.${done}`));
  const [dropped, setDropped] = useState<{ visit: StaffVisit; wishedDay: string } | null>(null);
  useListKeys(field);
  const shown = { rows, stores, chosen: chosen?.id, onOpen: choose };
  return (
    <PeopleFrame tab="visits">
      <VisitFilters field={field} stores={stores} />
      <p className="count" role="status">
        {list.count && t('bo-people:visit.count', { count: list.count.value })}
      </p>
      {outcome && <Notice tone={outcome.tone}>{outcome.words}</Notice>}
      <div className="list-and-record" data-open={chosen !== undefined || undefined}>
        {chosen && (
          <OpenVisit
            key={`${chosen.id} ${chosen.version}`}
            visit={chosen}
            stores={stores}
            act={act}
            busy={busy}
            onClose={() => choose(undefined)}
          />
        )}
        {shownDays(search).view !== 'table' ? (
          <VisitCalendar {...shown} onDrop={(visit, wishedDay) => setDropped({ visit, wishedDay })} />
        ) : rows.length > 0 ? (
          <VisitsTable {...shown} isBusy={isBusy} />
        ) : (
          <NoVisits />
        )}
      </div>
      {dropped && <RescheduleSheet {...dropped} act={act} onClose={() => setDropped(null)} />}
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
    </PeopleFrame>
  );
}

/** All are dealt with, or none is like that: then the way to all of them. */
function NoVisits() {
  const { t } = useWords();
  const [search] = useSearchParams();
  return (
    <Nothing
      title={t(search.get('toDo') === 'true' ? 'bo-people:visit.nothingWaits' : 'bo-people:noneFound')}
    >
      <Link to="/people/visits?view=table">{t('bo-people:showAll')}</Link>
    </Nothing>
  );
}
