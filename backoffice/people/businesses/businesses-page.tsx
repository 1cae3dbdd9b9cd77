import { useRef, useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { Business, BusinessColumn, BusinessStep } from '#contract/admin/people/business.ts';
import { Button } from '#ui/controls/button.tsx';
import { dayOf, formatDay } from '#ui/dates.ts';
import { FilterBar } from '../../kit/list/filter-bar.tsx';
import { needsRows, queryOfAddress } from '../../kit/list/list-address.ts';
import { SearchField } from '../../kit/list/list-filters.tsx';
import type { ListColumn } from '../../kit/list/table/list-table.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { DeclaredRows, type ListQuery, useListRows } from '../../shell/list/declared-rows.tsx';
import { ListTools } from '../../shell/list/list-tools.tsx';
import { loadAuthors } from '../../shell/list/load-authors.ts';
import { viewsOfList } from '../../shell/list/saved-views.ts';
import { useShown } from '../../shell/list/use-declared.ts';
import { alwaysShown, useFilterMakers } from '../../shell/list/use-filters.tsx';
import { withPermission } from '../../shell/load-session.ts';
import { useAction } from '../../shell/use-action.ts';
import { usePaletteActions } from '../../shell/palette/palette-actions.ts';
import { PeopleFrame } from '../people-frame.tsx';
import { businessesList } from '../people-lists.ts';
import { AddBusinessSheet, type BusinessAction } from './add-business-sheet.tsx';

const toneOfBusiness = { WAITING: 'waits', APPROVED: 'done', SUSPENDED: 'over' } as const;

const load = (query: ListQuery, options?: { signal?: AbortSignal }) =>
  callApi('GET /api/admin/v1/businesses', { query }, options);

export const loader = withPermission('customers.b2b', async ({ request }) => {
  const url = new URL(request.url);
  const saved = await viewsOfList(businessesList, url);
  const [list, authors] = await Promise.all([
    load(queryOfAddress(url.searchParams, businessesList.address)),
    loadAuthors(),
  ]);
  return { list, authors, saved };
});

export const shouldRevalidate = needsRows;

const keyOf = ({ id }: Business) => String(id);

/** Companies; the users of approved ones get wholesale prices. */
export function Component() {
  const { t } = useWords();
  const { list, authors, saved } = useLoaderData<typeof loader>();
  const field = useRef<HTMLInputElement>(null);
  const [isAdding, setAdding] = useState(false);
  const { runAction, outcome } = useAction<BusinessAction>((done) => t(`bo-people:business.done.${done}`));
  const found = useListRows(businessesList, { list, load });
  const decide = (business: Business, step: BusinessStep) =>
    runAction(step, () => {
      const how = { version: business.version };
      const params = { id: business.id };
      return step === 'APPROVE'
        ? callApi('POST /api/admin/v1/businesses/:id/approve', { params }, how)
        : callApi('POST /api/admin/v1/businesses/:id/suspend', { params }, how);
    });
  // companies have no screen except this list, so each row has its own actions
  usePaletteActions(
    found.rows.flatMap((row) =>
      row.allowedActions.map((step) => ({
        id: `${step} ${row.id}`,
        label: `${t(`bo-people:business.step.${step}`)}: ${row.name}`,
        run: () => void decide(row, step),
        isOfRow: true as const,
      })),
    ),
  );
  const hint = t('bo-people:business.search');
  const columns = useBusinessColumns();
  const shown = useShown(businessesList);
  const filters = useFilters(authors);
  const add = (
    <Button kind="secondary" onClick={() => setAdding(true)}>
      {t('bo-people:business.add')}
    </Button>
  );
  return (
    <PeopleFrame
      tab="businesses"
      tools={
        <ListTools declared={businessesList} {...{ columns, shown, saved }} count={list.count}>
          {add}
        </ListTools>
      }
    >
      <div className="bar">
        <SearchField field={field} label={hint} hint={hint} />
        <FilterBar filters={filters} />
      </div>
      {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      <DeclaredRows
        declared={businessesList}
        caption={t('bo-people:tab.businesses')}
        {...{ found, columns, keyOf, filters }}
        actions={{
          head: t('bo-people:column.action'),
          cell: (row) =>
            row.allowedActions.map((step) => (
              <Button key={step} kind="secondary" onClick={() => void decide(row, step)}>
                {t(`bo-people:business.step.${step}`)}
              </Button>
            )),
        }}
        empty={{ title: t('bo-people:business.empty'), action: add }}
      />
      {isAdding && <AddBusinessSheet runAction={runAction} onClose={() => setAdding(false)} />}
    </PeopleFrame>
  );
}

function useFilters(authors: readonly { id: number; name: string }[]) {
  const { t } = useWords();
  const { word } = useFilterMakers();
  const states = Object.keys(toneOfBusiness).map((id) => ({
    id,
    label: t(`bo-people:business.state.${id}`),
  }));
  const people = authors.map(({ id, name }) => ({ id: String(id), label: name }));
  return [
    alwaysShown(word('state', t('bo-people:column.state'), states)),
    ...(people.length > 0 ? [word('staffId', t('bo-people:column.decided'), people)] : []),
  ];
}

function useBusinessColumns(): Readonly<Record<BusinessColumn, ListColumn<Business>>> {
  const { t, language } = useWords();
  const head = (name: string) => ({ head: t(`bo-people:column.${name}`) });
  return {
    company: {
      ...head('company'),
      sort: 'name',
      cell: ({ customerId, name }) => (
        <Link className="row-link" to={`/people/customers/${customerId}`}>
          {name}
        </Link>
      ),
    },
    state: {
      ...head('state'),
      cell: ({ state }) => (
        <Status tone={toneOfBusiness[state]}>{t(`bo-people:business.state.${state}`)}</Status>
      ),
    },
    stir: { ...head('stir'), cell: ({ stir }) => stir },
    contract: { ...head('contract'), cell: ({ contract }) => contract },
    decided: {
      ...head('decided'),
      className: 'ink-2',
      cell: ({ decidedAt, decidedBy }) =>
        decidedAt !== null && [formatDay(dayOf(decidedAt), language), decidedBy].filter(Boolean).join(', '),
    },
    createdAt: {
      ...head('addedAt'),
      sort: 'createdAt',
      className: 'ink-2',
      cell: ({ createdAt }) => formatDay(dayOf(createdAt), language),
    },
  };
}
