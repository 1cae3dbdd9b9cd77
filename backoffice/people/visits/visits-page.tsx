import { useRef, useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import type { StaffVisit } from '#contract/admin/people/visit.ts';
import { queryOfAddress } from '../../kit/list/list-address.ts';
import { Nothing, Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { DeclaredRows, type ListQuery, useListRows } from '../../shell/list/declared-rows.tsx';
import { ListTools } from '../../shell/list/list-tools.tsx';
import { viewsOfList } from '../../shell/list/saved-views.ts';
import { useShown } from '../../shell/list/use-declared.ts';
import { withPermission } from '../../shell/load-session.ts';
import { loadStores } from '../../shell/stores.ts';
import { useAction } from '../../shell/use-action.ts';
import { PeopleFrame } from '../people-frame.tsx';
import { columnsWithRecord, visitsList } from '../people-lists.ts';
import { reloadsList, useOpenRecord } from '../../shell/list/use-open-record.ts';
import { OpenVisit, type VisitAction } from './open-visit.tsx';
import { RescheduleSheet } from './reschedule-sheet.tsx';
import { VisitCalendar } from './visit-calendar.tsx';
import { useVisitColumns } from './visit-columns.tsx';
import { useVisitFilterNames, VisitFilters } from './visit-filters.tsx';
import { shownDays } from './visit-words.ts';

/** A calendar shows all visits of its days; the table shows one page of all. */
function queryOf(search: URLSearchParams): ListQuery {
  const query = queryOfAddress(search, visitsList.address);
  const { view, days } = shownDays(search);
  if (view === 'table') return query;
  return { ...query, 'startsOn.from': days[0] ?? '', 'startsOn.to': days.at(-1) ?? '', size: 200 };
}

const load = (query: ListQuery, options?: { signal?: AbortSignal }) =>
  callApi('GET /api/admin/v1/visits', { query }, options);

export const loader = withPermission('requests.work', async ({ request }) => {
  const url = new URL(request.url);
  const saved = await viewsOfList(visitsList, url);
  const [list, stores] = await Promise.all([load(queryOf(url.searchParams)), loadStores()]);
  return { list, stores, saved };
});
export const shouldRevalidate = reloadsList;

const keyOf = ({ id }: StaffVisit) => String(id);

/** Visits to the stores, by day or as a table; the open visit next to them. */
export function Component() {
  const { t } = useWords();
  const { list, stores, saved } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const found = useListRows(visitsList, { list, load });
  const { rows } = found;
  const { chosen, choose } = useOpenRecord(rows);
  const { runAction, busy, outcome } = useAction<VisitAction>((done) => t(`bo-people:visit.done.${done}`));
  const [dropped, setDropped] = useState<{ visit: StaffVisit; wishedDay: string } | null>(null);
  const opening = { stores, chosen: chosen?.id, onOpen: choose };
  const columns = useVisitColumns(opening);
  const shown = useShown(visitsList);
  const filters = useVisitFilterNames();
  const isTable = shownDays(search).view === 'table';
  return (
    <PeopleFrame
      tab="visits"
      tools={
        isTable && (
          <ListTools declared={visitsList} {...{ columns, shown, saved }} count={list.count} hasContacts />
        )
      }
    >
      <VisitFilters field={field} stores={stores} />
      {!isTable && (
        <p className="count" role="status">
          {list.count && t('bo-people:visit.count', { count: list.count.value })}
        </p>
      )}
      {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      <div className="list-and-record" data-open={chosen !== undefined || undefined}>
        {chosen && (
          <OpenVisit
            key={`${chosen.id} ${chosen.version}`}
            visit={chosen}
            stores={stores}
            runAction={runAction}
            busy={busy}
            onClose={() => choose(undefined)}
          />
        )}
        {!isTable ? (
          <VisitCalendar
            {...opening}
            rows={rows}
            onDrop={(visit, wishedDay) => setDropped({ visit, wishedDay })}
          />
        ) : rows.length === 0 && search.get('toDo') === 'true' ? (
          <Nothing title={t('bo-people:visit.nothingWaits')} />
        ) : (
          <div className="list-rows">
            <DeclaredRows
              declared={visitsList}
              caption={t('bo-people:tab.visits')}
              counted="bo-people:visit.count"
              {...{ found, columns, keyOf, filters }}
              {...(chosen && { most: columnsWithRecord })}
              isChosen={({ id }) => id === chosen?.id}
              empty={{ title: t('bo-people:visit.empty') }}
              permission="requests.work"
            />
          </div>
        )}
      </div>
      {dropped && <RescheduleSheet {...dropped} runAction={runAction} onClose={() => setDropped(null)} />}
    </PeopleFrame>
  );
}
