import { Link, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import type { ApprovalRow } from '#contract/admin/approval.ts';
import { formatSom } from '#ui/format.ts';
import { formatInstant } from '../kit/instants.ts';
import { DataTable, type DataColumn } from '../kit/list/data-table.tsx';
import { queryOfAddress } from '../kit/list/list-address.ts';
import { WordFilter } from '../kit/list/list-filters.tsx';
import { MoreButton } from '../kit/more-button.tsx';
import { Nothing } from '../kit/notice.tsx';
import { Status } from '../kit/status.tsx';
import { useMoreRows } from '../kit/use-more-rows.ts';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { withPermission } from '../shell/load-session.ts';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { useTitle } from '../shell/use-title.ts';
import { toneOfApproval } from './approval-words.ts';

const address = { words: ['sort', 'state', 'kind'], switches: [], sort: '-requestedAt' };
const states = Object.keys(toneOfApproval);
/** Kinds that somebody can request today; another joins with the feature that requests it. */
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
];

export const loader = withPermission('approvals.read', ({ request }) =>
  callApi('GET /api/admin/v1/approvals', {
    query: queryOfAddress(new URL(request.url).searchParams, address),
  }),
);

/** Requests for a second person's decision, the latest first. */
export function Component() {
  const { t } = useWords();
  const list = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const isBusy = useNavigation().state === 'loading';
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(list, (cursor) =>
    callApi('GET /api/admin/v1/approvals', { query: queryOfAddress(search, address, cursor) }),
  );
  useTitle(t('bo-shell:room.approvals'));
  return (
    <div className="page list-page">
      <div className="page-head">
        <h1 className="title">{t('bo-shell:room.approvals')}</h1>
      </div>
      <div className="bar">
        <WordFilter
          name="state"
          label={t('bo-approvals:column.state')}
          options={states.map((id) => ({ id, label: t(`bo-approvals:state.${id}`) }))}
        />
        <WordFilter
          name="kind"
          label={t('bo-approvals:column.kind')}
          options={kinds.map((id) => ({ id, label: t(`bo-approvals:kind.${id}`) }))}
        />
      </div>
      {rows.length > 0 ? (
        <ApprovalsTable rows={rows} isBusy={isBusy} />
      ) : (
        <Nothing title={t(search.size > 0 ? 'bo-approvals:noneFound' : 'bo-approvals:empty')} />
      )}
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
    </div>
  );
}

function ApprovalsTable({ rows, isBusy }: { rows: ApprovalRow[]; isBusy: boolean }) {
  const { t, language } = useWords();
  const columns: DataColumn<ApprovalRow>[] = [
    {
      head: t('bo-approvals:column.kind'),
      cell: ({ id, kind }) => (
        <Link to={String(id)} className="row-link">
          {t(`bo-approvals:kind.${kind}`)}
        </Link>
      ),
    },
    {
      head: t('bo-approvals:column.state'),
      cell: ({ state }) => <Status tone={toneOfApproval[state]}>{t(`bo-approvals:state.${state}`)}</Status>,
    },
    {
      head: t('bo-approvals:column.record'),
      cell: ({ kind, record }) =>
        kind === 'RATE' ? t(`bo-approvals:metal.${record}`, { defaultValue: record }) : record,
    },
    {
      head: t('bo-approvals:column.amount'),
      className: 'num',
      cell: ({ amount }) => amount !== null && formatSom(amount, language),
    },
    {
      head: t('bo-approvals:column.requested'),
      className: 'wide-only ink-2',
      cell: ({ requestedAt, requestedBy }) => `${formatInstant(requestedAt, language)}, ${requestedBy}`,
    },
    {
      head: t('bo-approvals:column.decided'),
      className: 'wide-only ink-2',
      cell: ({ decidedAt, decidedBy }) =>
        decidedAt !== null && [formatInstant(decidedAt, language), decidedBy].filter(Boolean).join(', '),
    },
  ];
  return (
    <DataTable
      caption={t('bo-shell:room.approvals')}
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      isBusy={isBusy}
    />
  );
}
