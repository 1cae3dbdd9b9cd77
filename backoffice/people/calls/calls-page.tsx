import { useRef } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import type { StaffCallback } from '#contract/admin/people/callback.ts';
import { FilterBar } from '../../kit/list/filter-bar.tsx';
import { SearchField } from '../../kit/list/list-filters.tsx';
import { Nothing, Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { DeclaredRows, type ListQuery, useListRows } from '../../shell/list/declared-rows.tsx';
import { ListTools } from '../../shell/list/list-tools.tsx';
import { listLoader } from '../../shell/list/list-loader.ts';
import { useShown } from '../../shell/list/use-declared.ts';
import { withPermission } from '../../shell/load-session.ts';
import { useAction } from '../../shell/use-action.ts';
import { PeopleFrame } from '../people-frame.tsx';
import { columnsWithRecord, callsList } from '../people-lists.ts';
import { reloadsList, useOpenRecord } from '../../shell/list/use-open-record.ts';
import { useCallColumns } from './call-columns.tsx';
import { useCallFilters } from './call-filters.tsx';
import { type CallAction, OpenCall } from './open-call.tsx';

const load = (query: ListQuery, options?: { signal?: AbortSignal }) =>
  callApi('GET /api/admin/v1/callbacks', { query }, options);

export const loader = withPermission('requests.work', listLoader(callsList, load));
export const shouldRevalidate = reloadsList;

const keyOf = ({ id }: StaffCallback) => String(id);

/** Requested call-backs, those pending longest first; the open one next to the list. */
export function Component() {
  const { t } = useWords();
  const { list, saved } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const found = useListRows(callsList, { list, load });
  const { chosen, choose, following } = useOpenRecord(found.rows);
  const { runAction, busy, outcome } = useAction<CallAction>((done) =>
    t(`bo-people:call.done.${done}`, { name: chosen?.name ?? '' }),
  );
  const columns = useCallColumns({ chosen: chosen?.id, onOpen: choose });
  const shown = useShown(callsList);
  const filters = useCallFilters();
  const isWork = search.get('state') === 'NEW' || search.get('late') === 'true';
  return (
    <PeopleFrame
      tab="calls"
      tools={<ListTools declared={callsList} {...{ columns, shown, saved }} count={list.count} hasContacts />}
    >
      <div className="bar">
        <SearchField field={field} label={t('bo-people:call.search')} hint={t('bo-people:call.searchHint')} />
        <FilterBar filters={filters} />
      </div>
      {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      <div className="list-and-record" data-open={chosen !== undefined || undefined}>
        {chosen && (
          <OpenCall
            key={chosen.id}
            call={chosen}
            runAction={runAction}
            busy={busy}
            onDone={() => choose(following())}
          />
        )}
        <div className="list-rows">
          {found.rows.length === 0 && isWork ? (
            <Nothing title={t('bo-people:call.nobodyWaits')} />
          ) : (
            <DeclaredRows
              declared={callsList}
              caption={t('bo-people:tab.calls')}
              counted="bo-people:call.count"
              {...{ found, columns, keyOf, filters }}
              {...(chosen && { most: columnsWithRecord })}
              isChosen={({ id }) => id === chosen?.id}
              empty={{ title: t('bo-people:call.nobodyWaits') }}
              permission="requests.work"
            />
          )}
        </div>
      </div>
    </PeopleFrame>
  );
}
