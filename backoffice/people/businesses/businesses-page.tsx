import { useRef, useState } from 'react';
import { Link, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import type { Business, BusinessStep } from '#contract/admin/people/business.ts';
import { Button } from '#ui/controls/button.tsx';
import { dayOf, formatDay } from '#ui/dates.ts';
import { DataTable, type DataColumn } from '../../kit/list/data-table.tsx';
import { queryOfAddress } from '../../kit/list/list-address.ts';
import { SearchField, WordFilter } from '../../kit/list/list-filters.tsx';
import { MoreButton } from '../../kit/more-button.tsx';
import { Nothing, Notice } from '../../kit/notice.tsx';
import { Status } from '../../kit/status.tsx';
import { useListKeys } from '../../kit/use-list-keys.ts';
import { useMoreRows } from '../../kit/use-more-rows.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAct } from '../../shell/use-act.ts';
import { usePaletteActions } from '../../shell/palette/palette-actions.ts';
import { PeopleFrame } from '../people-frame.tsx';
import { AddBusinessSheet, type BusinessAct } from './add-business-sheet.tsx';

const address = { words: ['q', 'sort', 'state'], switches: [], sort: '-createdAt' };
const toneOfBusiness = { WAITING: 'waits', APPROVED: 'done', SUSPENDED: 'over' } as const;

export const loader = withPermission('customers.b2b', ({ request }) =>
  callApi('GET /api/admin/v1/businesses', {
    query: queryOfAddress(new URL(request.url).searchParams, address),
  }),
);

/** Companies: approved, their users get wholesale prices. */
export function Component() {
  const { t } = useWords();
  const list = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const isBusy = useNavigation().state === 'loading';
  const [isAdding, setAdding] = useState(false);
  const { act, outcome } = useAct<BusinessAct>((done) => t(`bo-people:business.done.${done}`));
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(list, (cursor) =>
    callApi('GET /api/admin/v1/businesses', { query: queryOfAddress(search, address, cursor) }),
  );
  useListKeys(field);
  const decide = (business: Business, step: BusinessStep) =>
    act(step, () => {
      const how = { version: business.version };
      const params = { id: business.id };
      return step === 'APPROVE'
        ? callApi('POST /api/admin/v1/businesses/:id/approve', { params }, how)
        : callApi('POST /api/admin/v1/businesses/:id/suspend', { params }, how);
    });
  // the list is their only screen: each of its rows has its own
  usePaletteActions(
    rows.flatMap((row) =>
      row.allowedActions.map((step) => ({
        id: `${step} ${row.id}`,
        label: `${t(`bo-people:business.step.${step}`)}: ${row.name}`,
        run: () => void decide(row, step),
        isOfRow: true as const,
      })),
    ),
  );
  const hint = t('bo-people:business.search');
  return (
    <PeopleFrame tab="businesses">
      <div className="bar filters">
        <SearchField field={field} label={hint} hint={hint} />
        <WordFilter
          name="state"
          label={t('bo-people:column.state')}
          options={Object.keys(toneOfBusiness).map((id) => ({
            id,
            label: t(`bo-people:business.state.${id}`),
          }))}
        />
        <Button kind="secondary" onClick={() => setAdding(true)}>
          {t('bo-people:business.add')}
        </Button>
      </div>
      {outcome && <Notice tone={outcome.tone}>{outcome.words}</Notice>}
      {rows.length > 0 ? (
        <BusinessesTable rows={rows} isBusy={isBusy} onDecide={(row, step) => void decide(row, step)} />
      ) : (
        <Nothing title={t(search.size > 0 ? 'bo-people:noneFound' : 'bo-people:business.empty')} />
      )}
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
      {isAdding && <AddBusinessSheet act={act} onClose={() => setAdding(false)} />}
    </PeopleFrame>
  );
}

interface TableProps {
  rows: Business[];
  isBusy: boolean;
  onDecide: (business: Business, step: BusinessStep) => void;
}

function BusinessesTable({ rows, isBusy, onDecide }: TableProps) {
  const { t, language } = useWords();
  const columns: DataColumn<Business>[] = [
    {
      head: t('bo-people:column.company'),
      cell: ({ customerId, name }) => (
        <Link className="row-link" to={`/people/customers/${customerId}`}>
          {name}
        </Link>
      ),
    },
    {
      head: t('bo-people:column.state'),
      cell: ({ state }) => (
        <Status tone={toneOfBusiness[state]}>{t(`bo-people:business.state.${state}`)}</Status>
      ),
    },
    { head: t('bo-people:column.stir'), cell: ({ stir }) => stir },
    { head: t('bo-people:column.contract'), cell: ({ contract }) => contract },
    {
      head: t('bo-people:column.decided'),
      className: 'wide-only ink-2',
      cell: ({ decidedAt, decidedBy }) =>
        decidedAt !== null && [formatDay(dayOf(decidedAt), language), decidedBy].filter(Boolean).join(', '),
    },
    {
      head: t('bo-people:column.action'),
      className: 'row-act',
      cell: (row) =>
        row.allowedActions.map((step) => (
          <Button key={step} kind="secondary" onClick={() => onDecide(row, step)}>
            {t(`bo-people:business.step.${step}`)}
          </Button>
        )),
    },
  ];
  return (
    <DataTable
      caption={t('bo-people:tab.businesses')}
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      isBusy={isBusy}
    />
  );
}
