import { useState } from 'react';
import { useLoaderData, useNavigation, useRevalidator, useSearchParams } from 'react-router';
import type { StaffJob } from '#contract/admin/job.ts';
import { formatInteger } from '#ui/format.ts';
import { formatInstant } from '../kit/instants.ts';
import { DataTable, type DataColumn } from '../kit/list/data-table.tsx';
import { queryOfAddress } from '../kit/list/list-address.ts';
import { SwitchFilter, WordFilter } from '../kit/list/list-filters.tsx';
import { MoreButton } from '../kit/more-button.tsx';
import { Nothing } from '../kit/notice.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { Status } from '../kit/status.tsx';
import { useMoreRows } from '../kit/use-more-rows.ts';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { JobReport } from '../shell/bulk/job-report.tsx';
import { toneOfJob } from '../shell/bulk/job-words.ts';
import { useFeedPulse } from '../shell/feed/use-feed.ts';
import { withPermission } from '../shell/load-session.ts';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { useSession } from '../shell/session.ts';
import { SystemFrame } from '../shell/system/system-frame.tsx';
import './jobs.css';

const address = { words: ['state', 'kind', 'sort'], switches: ['mine'], sort: '-requestedAt' };
const states = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const;
const kinds = [
  'pieces.withdraw',
  'pieces.sell',
  'pieces.tag',
  'pieces.codes',
  'pieces.formula',
  'pieces.export',
  'models.export',
  'lists.export',
  'lists.export-contacts',
  'models.publish',
  'models.archive',
  'models.category',
  'models.collections',
  'models.occasions',
  'models.styles',
  'models.promotion',
  'models.end-promotion',
  'orders.move',
  'orders.tag',
  'orders.export',
  'orders.export-contacts',
] as const;

export const loader = withPermission('jobs.read', ({ request }) =>
  callApi('GET /api/admin/v1/jobs', { query: queryOfAddress(new URL(request.url).searchParams, address) }),
);

/** Jobs of the staff: how far each is, what it came to, and the way back. */
export function Component() {
  const { t } = useWords();
  const list = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const seesAll = useSession()?.permissions.some(
    ({ permission, scope }) => permission === 'jobs.read' && scope === 'ALL',
  );
  const isBusy = useNavigation().state === 'loading';
  const [open, setOpen] = useState<{ id: string; kind: string } | null>(null);
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(list, (cursor) =>
    callApi('GET /api/admin/v1/jobs', { query: queryOfAddress(search, address, cursor) }),
  );
  useFeedPulse(['job'], 300, () => void revalidate());
  const close = () => {
    setOpen(null);
    void revalidate();
  };
  return (
    <SystemFrame tab="jobs">
      <div className="bar">
        <WordFilter
          name="state"
          label={t('bo-jobs:column.state')}
          options={states.map((id) => ({ id, label: t(`bo-bulk:state.${id}`) }))}
        />
        <WordFilter
          name="kind"
          label={t('bo-jobs:column.kind')}
          options={kinds.map((id) => ({ id, label: t(`bo-jobs:kind.${id}`) }))}
        />
        {seesAll && (
          <SwitchFilter label={t('bo-jobs:whose')} options={[{ id: 'mine', label: t('bo-jobs:mine') }]} />
        )}
      </div>
      {rows.length > 0 ? (
        <JobsTable rows={rows} isBusy={isBusy} onOpen={setOpen} />
      ) : (
        <Nothing title={t(search.size > 0 ? 'bo-jobs:emptyFilter' : 'bo-jobs:empty')} />
      )}
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
      {open && (
        <Sheet title={t(`bo-jobs:kind.${open.kind}`)} isOpen onClose={close}>
          <JobReport
            jobId={open.id}
            onEnded={() => void revalidate()}
            onUndo={(id) => setOpen({ ...open, id })}
          />
        </Sheet>
      )}
    </SystemFrame>
  );
}

interface TableProps {
  rows: StaffJob[];
  isBusy: boolean;
  onOpen: (job: StaffJob) => void;
}

function JobsTable({ rows, isBusy, onOpen }: TableProps) {
  const { t, language } = useWords();
  const columns: DataColumn<StaffJob>[] = [
    {
      head: t('bo-jobs:column.kind'),
      cell: (job) => (
        <button type="button" className="row-link" onClick={() => onOpen(job)}>
          {job.undoOf === null
            ? t(`bo-jobs:kind.${job.kind}`)
            : t('bo-jobs:undoOf', { kind: t(`bo-jobs:kind.${job.kind}`) })}
        </button>
      ),
    },
    {
      head: t('bo-jobs:column.state'),
      cell: ({ state, undoneBy, isCancelling }) => (
        <Status tone={undoneBy === null ? toneOfJob[state] : 'back'}>
          {undoneBy !== null
            ? t('bo-bulk:undone')
            : t(isCancelling ? 'bo-bulk:cancelling' : `bo-bulk:state.${state}`)}
        </Status>
      ),
    },
    { head: t('bo-jobs:column.by'), cell: ({ requestedBy }) => requestedBy.name },
    {
      head: t('bo-jobs:column.done'),
      className: 'num',
      cell: ({ done, total }) =>
        t('bo-bulk:doneOf', { done: formatInteger(done, language), total: formatInteger(total, language) }),
    },
    {
      head: t('bo-jobs:column.refused'),
      className: 'wide-only',
      cell: ({ refused }) =>
        formatInteger(
          refused.reduce((sum, { count }) => sum + count, 0),
          language,
        ),
    },
    {
      head: t('bo-jobs:column.requestedAt'),
      className: 'wide-only ink-2',
      cell: ({ requestedAt }) => formatInstant(requestedAt, language),
    },
  ];
  return (
    <DataTable
      caption={t('bo-shell:system.jobs')}
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      isBusy={isBusy}
    />
  );
}
