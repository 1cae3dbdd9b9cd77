import { useLoaderData, useNavigation, useSearchParams } from 'react-router';
import type { Task, TaskState } from '#contract/admin/system/task.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatInteger } from '#ui/format.ts';
import { formatInstant } from '../kit/instants.ts';
import { DataTable, type DataColumn } from '../kit/list/data-table.tsx';
import { queryOfAddress } from '../kit/list/list-address.ts';
import { WordFilter } from '../kit/list/list-filters.tsx';
import { MoreButton } from '../kit/more-button.tsx';
import { Nothing, Notice } from '../kit/notice.tsx';
import { Status, type Tone } from '../kit/status.tsx';
import { useMoreRows } from '../kit/use-more-rows.ts';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { withPermission } from '../shell/load-session.ts';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { SystemFrame } from '../shell/system/system-frame.tsx';
import { useAction } from '../shell/use-action.ts';
import './system.css';

type Action = 'retry' | 'cancel';

const address = { words: ['state', 'sort'], switches: [], sort: 'runAt' };
const states = ['FAILED', 'RETRYING', 'RUNNING', 'WAITING'] as const;

export const loader = withPermission('jobs.read', ({ request }) =>
  callApi('GET /api/admin/v1/tasks', { query: queryOfAddress(new URL(request.url).searchParams, address) }),
);

/** Background tasks: queued, running and failed ones. */
export function Component() {
  const { t } = useWords();
  const list = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const isBusy = useNavigation().state === 'loading';
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(list, (cursor) =>
    callApi('GET /api/admin/v1/tasks', { query: queryOfAddress(search, address, cursor) }),
  );
  const { runAction, outcome } = useAction<Action>((action) => t(`bo-system:task.done.${action}`));
  const params = (id: number) => ({ params: { id } });
  return (
    <SystemFrame tab="tasks">
      <p className="ink-2">{t('bo-system:task.lead')}</p>
      {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      <div className="bar">
        <WordFilter
          name="state"
          label={t('bo-system:column.state')}
          options={states.map((id) => ({ id, label: t(`bo-system:task.state.${id}`) }))}
        />
      </div>
      {rows.length > 0 ? (
        <TasksTable
          rows={rows}
          isBusy={isBusy}
          onRetry={(id) =>
            void runAction('retry', () => callApi('POST /api/admin/v1/tasks/:id/retry', params(id)))
          }
          onCancel={(id) =>
            void runAction('cancel', () => callApi('DELETE /api/admin/v1/tasks/:id', params(id)))
          }
        />
      ) : (
        <Nothing title={t(search.has('state') ? 'bo-system:task.emptyFilter' : 'bo-system:task.empty')} />
      )}
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
    </SystemFrame>
  );
}

const toneOf: Record<TaskState, Tone> = {
  FAILED: 'bad',
  RETRYING: 'works',
  RUNNING: 'works',
  WAITING: 'waits',
};

interface TableProps {
  rows: Task[];
  isBusy: boolean;
  onRetry: (id: number) => void;
  onCancel: (id: number) => void;
}

function TasksTable({ rows, isBusy, onRetry, onCancel }: TableProps) {
  const { t, language } = useWords();
  const columns: DataColumn<Task>[] = [
    {
      head: t('bo-system:task.task'),
      cell: ({ kind, error }) => (
        <span className="message-title">
          {t(`bo-system:task.kind.${kind}`, { defaultValue: kind })}
          {error !== null && <span className="meta ink-2 task-error">{error}</span>}
        </span>
      ),
    },
    {
      head: t('bo-system:column.state'),
      cell: ({ state }) => <Status tone={toneOf[state]}>{t(`bo-system:task.state.${state}`)}</Status>,
    },
    {
      head: t('bo-system:task.tries'),
      className: 'num',
      isLabelled: true,
      cell: ({ attempts, maxAttempts }) =>
        t('bo-system:task.triesOf', {
          done: formatInteger(attempts, language),
          all: formatInteger(maxAttempts, language),
        }),
    },
    {
      head: t('bo-system:task.runAt'),
      isLabelled: true,
      cell: ({ state, runAt }) => (state === 'FAILED' ? '—' : formatInstant(runAt, language)),
    },
    {
      head: t('bo-system:column.action'),
      className: 'row-action',
      cell: ({ id, allowedActions }) => (
        <div className="system-actions">
          {allowedActions.includes('RETRY') && (
            <Button kind="text" onClick={() => onRetry(id)}>
              {t('bo-system:task.retry')}
            </Button>
          )}
          {allowedActions.includes('CANCEL') && (
            <Button kind="text" onClick={() => onCancel(id)}>
              {t('bo-system:task.cancel')}
            </Button>
          )}
        </div>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('bo-shell:system.tasks')}
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      isBusy={isBusy}
    />
  );
}
