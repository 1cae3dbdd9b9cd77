import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import type { JobColumn, StaffJob } from '#contract/admin/job.ts';
import { formatInteger } from '#ui/format.ts';
import { formatInstant } from '../kit/instants.ts';
import { FilterBar } from '../kit/list/filter-bar.tsx';
import { needsRows } from '../kit/list/list-address.ts';
import type { ListColumn } from '../kit/list/table/list-table.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { Status } from '../kit/status.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { JobReport } from '../shell/bulk/job-report.tsx';
import { toneOfJob } from '../shell/bulk/job-words.ts';
import { useFeedPulse } from '../shell/feed/use-feed.ts';
import type { DeclaredList } from '../shell/list/declared-list.ts';
import { DeclaredRows, type ListQuery, useListRows } from '../shell/list/declared-rows.tsx';
import { ListTools } from '../shell/list/list-tools.tsx';
import { listLoader } from '../shell/list/list-loader.ts';
import { useShown } from '../shell/list/use-declared.ts';
import { alwaysShown, useFilterMakers } from '../shell/list/use-filters.tsx';
import { withPermission } from '../shell/load-session.ts';
import { useSession } from '../shell/session.ts';
import { SystemFrame } from '../shell/system/system-frame.tsx';
import './jobs.css';

const jobsList: DeclaredList<JobColumn> = {
  name: 'jobs',
  path: '/jobs',
  address: { words: ['state', 'kind', 'sort'], switches: ['mine'], sort: '-requestedAt' },
  columns: ['kind', 'state', 'by', 'done', 'refused', 'requestedAt', 'endedAt'],
  defaultColumns: ['kind', 'state', 'by', 'done', 'refused', 'requestedAt'],
};
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

const load = (query: ListQuery, options?: { signal?: AbortSignal }) =>
  callApi('GET /api/admin/v1/jobs', { query }, options);

export const loader = withPermission('jobs.read', listLoader(jobsList, load));
export const shouldRevalidate = needsRows;

const keyOf = ({ id }: StaffJob) => id;

/** Jobs of the staff: their progress, their result, and how to undo them. */
export function Component() {
  const { t } = useWords();
  const { list, saved } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<{ id: string; kind: string } | null>(null);
  const found = useListRows(jobsList, { list, load });
  const columns = useJobColumns(setOpen);
  const shown = useShown(jobsList);
  const filters = useFilters();
  useFeedPulse(['job'], 300, () => void revalidate());
  const close = () => {
    setOpen(null);
    void revalidate();
  };
  return (
    <SystemFrame
      tab="jobs"
      actions={<ListTools declared={jobsList} {...{ columns, shown, saved }} count={list.count} />}
    >
      <FilterBar filters={filters} />
      <DeclaredRows
        declared={jobsList}
        caption={t('bo-shell:system.jobs')}
        {...{ found, columns, keyOf, filters }}
        empty={{ title: t('bo-jobs:empty') }}
      />
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

function useFilters() {
  const { t } = useWords();
  const { word, flag } = useFilterMakers();
  const seesAll = useSession()?.permissions.some(
    ({ permission, scope }) => permission === 'jobs.read' && scope === 'ALL',
  );
  return [
    word(
      'state',
      t('bo-jobs:column.state'),
      states.map((id) => ({ id, label: t(`bo-bulk:state.${id}`) })),
    ),
    word(
      'kind',
      t('bo-jobs:column.kind'),
      kinds.map((id) => ({ id, label: t(`bo-jobs:kind.${id}`) })),
    ),
    ...(seesAll ? [flag('mine', t('bo-jobs:whose'), t('bo-jobs:mine'))] : []),
  ].map(alwaysShown);
}

function useJobColumns(onOpen: (job: StaffJob) => void): Readonly<Record<JobColumn, ListColumn<StaffJob>>> {
  const { t, language } = useWords();
  const head = (name: JobColumn) => ({ head: t(`bo-jobs:column.${name}`) });
  return {
    kind: {
      ...head('kind'),
      cell: (job) => (
        <button type="button" className="row-link row-open" onClick={() => onOpen(job)}>
          {job.undoOf === null
            ? t(`bo-jobs:kind.${job.kind}`)
            : t('bo-jobs:undoOf', { kind: t(`bo-jobs:kind.${job.kind}`) })}
        </button>
      ),
    },
    state: {
      ...head('state'),
      cell: ({ state, undoneBy, isCancelling }) => (
        <Status tone={undoneBy === null ? toneOfJob[state] : 'back'}>
          {undoneBy !== null
            ? t('bo-bulk:undone')
            : t(isCancelling ? 'bo-bulk:cancelling' : `bo-bulk:state.${state}`)}
        </Status>
      ),
    },
    by: { ...head('by'), cell: ({ requestedBy }) => requestedBy.name },
    done: {
      ...head('done'),
      isNumber: true,
      cell: ({ done, total }) =>
        t('bo-bulk:doneOf', { done: formatInteger(done, language), total: formatInteger(total, language) }),
    },
    refused: {
      ...head('refused'),
      isNumber: true,
      cell: ({ refused }) =>
        formatInteger(
          refused.reduce((sum, { count }) => sum + count, 0),
          language,
        ),
    },
    requestedAt: {
      ...head('requestedAt'),
      sort: 'requestedAt',
      className: 'ink-2',
      cell: ({ requestedAt }) => formatInstant(requestedAt, language),
    },
    endedAt: {
      ...head('endedAt'),
      className: 'ink-2',
      cell: ({ endedAt }) => endedAt !== null && formatInstant(endedAt, language),
    },
  };
}
