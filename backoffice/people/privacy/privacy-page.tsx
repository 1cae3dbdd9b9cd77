import { type RefObject, useRef, useState } from 'react';
import { useLoaderData, useNavigation, useSearchParams } from 'react-router';
import type { PrivacyAction, PrivacyRequest } from '#contract/admin/people/privacy.ts';
import { Button } from '#ui/controls/button.tsx';
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
import { ErasureSheet } from '../customers/customer-sheets.tsx';
import { saveJson } from '../customers/save-json.ts';
import { PeopleFrame } from '../people-frame.tsx';
import { AddPrivacySheet, type PrivacyAct, RefusePrivacySheet } from './privacy-sheets.tsx';
import { PrivacyTable } from './privacy-table.tsx';

const address = { words: ['q', 'sort', 'state', 'kind'], switches: [], sort: 'dueOn' };

export const loader = withPermission('customers.privacy', ({ request }) =>
  callApi('GET /api/admin/v1/privacy-requests', {
    query: queryOfAddress(new URL(request.url).searchParams, address),
  }),
);

interface Open {
  request: PrivacyRequest;
  sheet: 'ERASE' | 'REFUSE';
}

/** What people asked about their data: until when it is due, and who did it. */
export function Component() {
  const { t } = useWords();
  const list = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const isBusy = useNavigation().state === 'loading';
  const [open, setOpen] = useState<Open | null>(null);
  const { act, outcome } = useAct<PrivacyAct>((done) => t(`bo-people:privacy.done.${done}`));
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(list, (cursor) =>
    callApi('GET /api/admin/v1/privacy-requests', { query: queryOfAddress(search, address, cursor) }),
  );
  useListKeys(field);
  const [adding, setAdding] = useAdding();
  const start = (request: PrivacyRequest, action: PrivacyAction) => {
    if (action !== 'EXPORT') return setOpen({ request, sheet: action });
    const { customerId: id } = request;
    void act('EXPORT', async () =>
      saveJson(
        `customer-${id}.json`,
        await callApi('POST /api/admin/v1/customers/:id/export', { params: { id } }),
      ),
    );
  };
  return (
    <PeopleFrame tab="privacy">
      <PrivacyFilters field={field} onAdd={() => setAdding('')} />
      {outcome && <Notice tone={outcome.tone}>{outcome.words}</Notice>}
      {rows.length > 0 ? (
        <PrivacyTable rows={rows} isBusy={isBusy} onStart={start} />
      ) : (
        <Nothing title={emptyWords(search, t)} />
      )}
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
      {adding !== null && (
        <AddPrivacySheet key={adding} customer={adding} act={act} onClose={() => setAdding(null)} />
      )}
      {open?.sheet === 'ERASE' && (
        <ErasureSheet
          customer={{ id: open.request.customerId }}
          basis={open.request.basis}
          act={act}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.sheet === 'REFUSE' && (
        <RefusePrivacySheet request={open.request} act={act} onClose={() => setOpen(null)} />
      )}
    </PeopleFrame>
  );
}

/** The parameter of the address: the customer from whose record the form was opened; empty = the number is typed in the form; null = the form is closed. */
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

interface FiltersProps {
  field: RefObject<HTMLInputElement | null>;
  onAdd: () => void;
}

function PrivacyFilters({ field, onAdd }: FiltersProps) {
  const { t } = useWords();
  const hint = t('bo-people:privacy.search');
  const words = (name: 'state' | 'kind', ids: readonly string[]) =>
    ids.map((id) => ({ id, label: t(`bo-people:privacy.${name}.${id}`) }));
  return (
    <div className="bar filters">
      <SearchField field={field} label={hint} hint={hint} />
      <WordFilter
        name="state"
        label={t('bo-people:column.state')}
        options={words('state', ['WAITING', 'DONE', 'REFUSED'])}
      />
      <WordFilter
        name="kind"
        label={t('bo-people:privacy.kindLabel')}
        options={words('kind', ['EXPORT', 'ERASE'])}
      />
      <Button kind="secondary" onClick={onAdd}>
        {t('bo-people:privacy.add')}
      </Button>
    </div>
  );
}

/** Nothing that waits is good news; nothing by another filter is none found. */
function emptyWords(search: URLSearchParams, t: ReturnType<typeof useWords>['t']): string {
  const filters = [...search].filter(([name]) => name !== 'add' && name !== 'sort');
  const [only] = filters;
  if (filters.length === 1 && only?.[0] === 'state' && only[1] === 'WAITING')
    return t('bo-people:privacy.nothingWaits');
  return t(only === undefined ? 'bo-people:privacy.empty' : 'bo-people:noneFound');
}
