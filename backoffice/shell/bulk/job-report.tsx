import { useEffect } from 'react';
import type { StaffJob } from '#contract/admin/job.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatInteger } from '#ui/format.ts';
import { formatInstant } from '../../kit/instants.ts';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../api.ts';
import { ProblemLine } from '../login/problem-line.tsx';
import { useAttempt } from '../login/use-attempt.ts';
import { refusedKey, toneOfJob } from './job-words.ts';
import { RefusedRecords } from './refused-records.tsx';
import { saveFile } from '../list/save-file.ts';
import { useJob } from './use-job.ts';
import './bulk.css';

interface Props {
  jobId: string;
  /** Called each time a running job ends. */
  onEnded: () => void;
  /** Called when the job that undoes it has begun. */
  onUndo: (jobId: string) => void;
}

/** A running job, then its result: what changed, what was refused and why, and the undo button. */
export function JobReport({ jobId, onEnded, onUndo }: Props) {
  const { t } = useWords();
  const { job, error } = useJob(jobId);
  const hasEnded = job !== null && job.endedAt !== null;
  useEffect(() => {
    if (hasEnded) onEnded();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- onEnded is called once for each job; it is a new function at each render
  }, [jobId, hasEnded]);
  if (job === null) return <ProblemLine error={error} />;
  return (
    <div className="bulk">
      <div role="status">
        <Status tone={toneOfJob[job.state]}>{t(stateKey(job))}</Status>
      </div>
      {!hasEnded && (
        <progress
          className="bulk-progress"
          max={Math.max(job.total, 1)}
          value={job.done}
          aria-label={t('bo-bulk:progress')}
        />
      )}
      <Counts job={job} />
      {job.failure !== null && <p>{t(`bo-bulk:failure.${job.failure}`)}</p>}
      {hasEnded && job.refused.length > 0 && <RefusedRecords key={job.id} job={job} />}
      <ProblemLine error={error} />
      <JobActions job={job} onUndo={onUndo} />
    </div>
  );
}

/** A job that creates a file changes nothing. */
const isExport = (kind: string): boolean => kind.includes('.export');

function stateKey({ state, undoOf, isCancelling }: StaffJob): string {
  if (isCancelling) return 'bo-bulk:cancelling';
  return undoOf !== null && state === 'DONE' ? 'bo-bulk:undone' : `bo-bulk:state.${state}`;
}

function Counts({ job: { kind, done, total, changed, refused, undoOf } }: { job: StaffJob }) {
  const { t, language } = useWords();
  const shown = (count: number) => formatInteger(count, language);
  return (
    <dl className="bulk-counts">
      <dt>{t('bo-bulk:done')}</dt>
      <dd>{t('bo-bulk:doneOf', { done: shown(done), total: shown(total) })}</dd>
      {!isExport(kind) && (
        <>
          <dt>{t(undoOf === null ? 'bo-bulk:changed' : 'bo-bulk:restored')}</dt>
          <dd>
            <b>{shown(changed)}</b>
          </dd>
        </>
      )}
      {refused.map(({ code, count }) => (
        <Refused key={code} words={t(refusedKey({ undoOf }, code))} count={shown(count)} />
      ))}
    </dl>
  );
}

/** Cancels a running job, or undoes one that has ended. */
function JobActions({ job, onUndo }: { job: StaffJob; onUndo: Props['onUndo'] }) {
  const { t, language } = useWords();
  const { attempt, error, isBusy } = useAttempt();
  const { id, allowedActions, undoUntil, file } = job;
  const save = () =>
    attempt(async () => saveFile(await callApi('POST /api/admin/v1/jobs/:id/file', { params: { id } })));
  const cancel = () =>
    attempt(async () => void (await callApi('DELETE /api/admin/v1/jobs/:id', { params: { id } })));
  const undo = () =>
    attempt(async () =>
      onUndo((await callApi('POST /api/admin/v1/jobs/:id/undo', { params: { id } })).jobId),
    );
  return (
    <>
      <ProblemLine error={error} />
      {allowedActions.includes('CANCEL') && (
        <div className="bar">
          <Button kind="secondary" loading={isBusy} onClick={() => void cancel()}>
            {t('bo-bulk:cancel')}
          </Button>
        </div>
      )}
      {allowedActions.includes('GET_FILE') && file !== null && (
        <div className="bar">
          <Button loading={isBusy} onClick={() => void save()}>
            {t('bo-bulk:getFile')}
          </Button>
          <span className="meta ink-2">
            {t('bo-bulk:fileUntil', { name: file.name, time: formatInstant(file.until, language) })}
          </span>
        </div>
      )}
      {allowedActions.includes('UNDO') && undoUntil !== null && (
        <div className="bar">
          <Button kind="secondary" loading={isBusy} onClick={() => void undo()}>
            {t('bo-bulk:undo')}
          </Button>
          <span className="meta ink-2">
            {t('bo-bulk:undoUntil', { time: formatInstant(undoUntil, language) })}
          </span>
        </div>
      )}
    </>
  );
}

function Refused({ words, count }: { words: string; count: string }) {
  return (
    <>
      <dt>{words}</dt>
      <dd>{count}</dd>
    </>
  );
}
