import { Link, useLoaderData } from 'react-router';
import type { ApprovalColumn, ApprovalRow } from '#contract/admin/approval.ts';
import { formatSom } from '#ui/format.ts';
import { formatInstant } from '../kit/instants.ts';
import { FilterBar } from '../kit/list/filter-bar.tsx';
import { needsRows } from '../kit/list/list-address.ts';
import type { ListColumn } from '../kit/list/table/list-table.tsx';
import { Status } from '../kit/status.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import type { DeclaredList } from '../shell/list/declared-list.ts';
import { DeclaredRows, type ListQuery, useListRows } from '../shell/list/declared-rows.tsx';
import { ListTools } from '../shell/list/list-tools.tsx';
import { listLoader } from '../shell/list/list-loader.ts';
import { useShown } from '../shell/list/use-declared.ts';
import { alwaysShown, useFilterMakers } from '../shell/list/use-filters.tsx';
import { withPermission } from '../shell/load-session.ts';
import { useTitle } from '../shell/use-title.ts';
import { recordName, toneOfApproval } from './approval-words.ts';

const approvalsList: DeclaredList<ApprovalColumn> = {
  name: 'approvals',
  path: '/approvals',
  address: { words: ['sort', 'state', 'kind'], switches: [], sort: '-requestedAt' },
  columns: [
    'kind',
    'state',
    'record',
    'amount',
    'requestedAt',
    'requestedBy',
    'decidedAt',
    'decidedBy',
    'reason',
  ],
  defaultColumns: [
    'kind',
    'state',
    'record',
    'amount',
    'requestedAt',
    'requestedBy',
    'decidedAt',
    'decidedBy',
  ],
};
const states = Object.keys(toneOfApproval);
/** Kinds that can be requested today; a feature that adds a kind adds it here. */
const kinds = [
  'RATE',
  'PRICE',
  'REDUCTION',
  'FORMULA',
  'REFUND',
  'DISCOUNT',
  'WRITE_OFF',
  'LOST',
  'OLD_GOLD',
  'ERASE',
  'ROLE',
];

const load = (query: ListQuery, options?: { signal?: AbortSignal }) =>
  callApi('GET /api/admin/v1/approvals', { query }, options);

export const loader = withPermission('approvals.read', listLoader(approvalsList, load));
export const shouldRevalidate = needsRows;

const keyOf = ({ id }: ApprovalRow) => String(id);

/** Requests for a second person's decision, the latest first. */
export function Component() {
  const { t } = useWords();
  const { list, saved } = useLoaderData<typeof loader>();
  const found = useListRows(approvalsList, { list, load });
  const columns = useApprovalColumns();
  const shown = useShown(approvalsList);
  const filters = useFilters();
  useTitle(t('bo-shell:section.approvals'));
  return (
    <div className="page list-page">
      <div className="page-head">
        <h1 className="title">{t('bo-shell:section.approvals')}</h1>
        <ListTools declared={approvalsList} {...{ columns, shown, saved }} count={list.count} />
      </div>
      <FilterBar filters={filters} />
      <DeclaredRows
        declared={approvalsList}
        caption={t('bo-shell:section.approvals')}
        {...{ found, columns, keyOf, filters }}
        empty={{ title: t('bo-approvals:empty') }}
      />
    </div>
  );
}

function useFilters() {
  const { t } = useWords();
  const { word } = useFilterMakers();
  const named = (name: 'state' | 'kind', ids: readonly string[]) =>
    alwaysShown(
      word(
        name,
        t(`bo-approvals:column.${name}`),
        ids.map((id) => ({ id, label: t(`bo-approvals:${name}.${id}`) })),
      ),
    );
  return [named('state', states), named('kind', kinds)];
}

function useApprovalColumns(): Readonly<Record<ApprovalColumn, ListColumn<ApprovalRow>>> {
  const { t, language } = useWords();
  const head = (name: string) => ({ head: t(`bo-approvals:column.${name}`) });
  return {
    kind: {
      ...head('kind'),
      cell: ({ id, kind }) => (
        <Link to={String(id)} className="row-link">
          {t(`bo-approvals:kind.${kind}`)}
        </Link>
      ),
    },
    state: {
      ...head('state'),
      cell: ({ state }) => <Status tone={toneOfApproval[state]}>{t(`bo-approvals:state.${state}`)}</Status>,
    },
    record: {
      ...head('record'),
      cell: (row) => recordName(row, t),
    },
    amount: {
      ...head('amount'),
      isNumber: true,
      cell: ({ amount }) => amount !== null && formatSom(amount, language),
    },
    requestedAt: {
      ...head('requested'),
      sort: 'requestedAt',
      className: 'ink-2',
      cell: ({ requestedAt }) => formatInstant(requestedAt, language),
    },
    requestedBy: { ...head('requestedBy'), className: 'ink-2', cell: ({ requestedBy }) => requestedBy },
    decidedAt: {
      ...head('decided'),
      className: 'ink-2',
      cell: ({ decidedAt }) => decidedAt !== null && formatInstant(decidedAt, language),
    },
    decidedBy: { ...head('decidedBy'), className: 'ink-2', cell: ({ decidedBy }) => decidedBy },
    reason: {
      head: t('bo-approvals:reason'),
      className: 'ink-2',
      cell: ({ reason }) => <span className="row-words">{reason}</span>,
    },
  };
}
