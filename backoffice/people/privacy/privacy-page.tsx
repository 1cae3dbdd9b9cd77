import { useRef, useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import type { PrivacyAction, PrivacyRequest } from '#contract/admin/people/privacy.ts';
import { Button } from '#ui/controls/button.tsx';
import { FilterBar } from '../../kit/list/filter-bar.tsx';
import { filtersIn, needsRows } from '../../kit/list/list-address.ts';
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
import { type RunAction, useAction } from '../../shell/use-action.ts';
import { ErasureSheet } from '../customers/customer-sheets.tsx';
import { saveJson } from '../customers/save-json.ts';
import { PeopleFrame } from '../people-frame.tsx';
import { privacyList } from '../people-lists.ts';
import { AddPrivacySheet, type PrivacyPageAction, RefusePrivacySheet } from './privacy-sheets.tsx';
import { usePrivacyColumns } from './privacy-columns.tsx';

const load = (query: ListQuery, options?: { signal?: AbortSignal }) =>
  callApi('GET /api/admin/v1/privacy-requests', { query }, options);

export const loader = withPermission('customers.privacy', listLoader(privacyList, load));
export const shouldRevalidate = needsRows;

const keyOf = ({ id }: PrivacyRequest) => String(id);

interface Open {
  request: PrivacyRequest;
  sheet: 'ERASE' | 'REFUSE';
}

/** Requests about personal data: when they are due, and who completed them. */
export function Component() {
  const { t } = useWords();
  const { list, saved } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const { runAction, outcome } = useAction<PrivacyPageAction>((done) => t(`bo-people:privacy.done.${done}`));
  const found = useListRows(privacyList, { list, load });
  const columns = usePrivacyColumns();
  const shown = useShown(privacyList);
  const filters = useFilters();
  const [adding, setAdding] = useAdding();
  const start = (request: PrivacyRequest, action: PrivacyAction) => {
    if (action !== 'EXPORT') return setOpen({ request, sheet: action });
    const { customerId: id } = request;
    void runAction('EXPORT', async () =>
      saveJson(
        `customer-${id}.json`,
        await callApi('POST /api/admin/v1/customers/:id/export', { params: { id } }),
      ),
    );
  };
  return (
    <PeopleFrame
      tab="privacy"
      tools={
        <ListTools declared={privacyList} {...{ columns, shown, saved }} count={list.count}>
          <Button onClick={() => setAdding('')}>{t('bo-people:privacy.add')}</Button>
        </ListTools>
      }
    >
      <div className="bar">
        <SearchField
          field={field}
          label={t('bo-people:privacy.search')}
          hint={t('bo-people:privacy.search')}
        />
        <FilterBar filters={filters} />
      </div>
      {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      {found.rows.length === 0 && isWork(search) ? (
        <Nothing title={t('bo-people:privacy.nothingWaits')} />
      ) : (
        <DeclaredRows
          declared={privacyList}
          caption={t('bo-people:tab.privacy')}
          {...{ found, columns, keyOf, filters }}
          empty={{ title: t('bo-people:privacy.empty') }}
          actions={{
            head: t('bo-people:column.action'),
            cell: (row) => <Actions request={row} onStart={start} />,
          }}
        />
      )}
      {adding !== null && (
        <AddPrivacySheet
          key={adding}
          customer={adding}
          runAction={runAction}
          onClose={() => setAdding(null)}
        />
      )}
      {open && <DecisionSheet open={open} runAction={runAction} onClose={() => setOpen(null)} />}
    </PeopleFrame>
  );
}

interface DecisionProps {
  open: Open;
  runAction: RunAction<PrivacyPageAction>;
  onClose: () => void;
}

function DecisionSheet({ open: { request, sheet }, runAction, onClose }: DecisionProps) {
  if (sheet === 'REFUSE') return <RefusePrivacySheet {...{ request, runAction, onClose }} />;
  return (
    <ErasureSheet customer={{ id: request.customerId }} basis={request.basis} {...{ runAction, onClose }} />
  );
}

/** Parameter of the address: the customer whose record opened the form; empty = the number is typed; null = the form is closed. */
function useAdding() {
  const [search, setSearch] = useSearchParams();
  const setAdding = (customer: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (customer === null) next.delete('add');
        else next.set('add', customer);
        return next;
      },
      { replace: true },
    );
  return [search.get('add'), setAdding] as const;
}

function useFilters() {
  const { t } = useWords();
  const { word } = useFilterMakers();
  const words = (name: 'state' | 'kind', ids: readonly string[]) =>
    ids.map((id) => ({ id, label: t(`bo-people:privacy.${name}.${id}`) }));
  return [
    alwaysShown(word('state', t('bo-people:column.state'), words('state', ['WAITING', 'DONE', 'REFUSED']))),
    alwaysShown(word('kind', t('bo-people:privacy.kindLabel'), words('kind', ['EXPORT', 'ERASE']))),
  ];
}

interface ActionsProps {
  request: PrivacyRequest;
  onStart: (request: PrivacyRequest, action: PrivacyAction) => void;
}

function Actions({ request, onStart }: ActionsProps) {
  const { t } = useWords();
  return (
    <span className="people-actions">
      {request.allowedActions.map((action) => (
        <Button
          key={action}
          kind={action === 'REFUSE' ? 'text' : 'secondary'}
          onClick={() => onStart(request, action)}
        >
          {t(`bo-people:privacy.action.${action}`)}
        </Button>
      ))}
    </span>
  );
}

/** An empty list of pending requests is good news; with other filters nothing was found. */
const isWork = (search: URLSearchParams): boolean =>
  search.get('state') === 'WAITING' && filtersIn(search, privacyList.address).length === 1;
