import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { JobRecord, StaffJob } from '#contract/admin/job.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../api.ts';
import { ProblemLine } from '../login/problem-line.tsx';
import { placeOfRecord } from './facts-in-words.ts';
import { refusedKey } from './job-words.ts';

/** Up to this many are listed without a press. */
const fewRecords = 20;

/** The records that were not changed, each with the reason and a link. More than a few are listed after a press. */
export function RefusedRecords({ job }: { job: StaffJob }) {
  const { t } = useWords();
  const [records, setRecords] = useState<JobRecord[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const count = job.refused.reduce((sum, one) => sum + one.count, 0);
  const [isShown, setShown] = useState(count <= fewRecords);
  const { id } = job;
  useEffect(() => {
    if (!isShown) return;
    let isLeft = false;
    const query = { result: 'REFUSED' as const, size: 200, count: 'none' as const };
    callApi('GET /api/admin/v1/jobs/:id/records', { params: { id }, query }).then(
      ({ rows }) => {
        if (!isLeft) setRecords(rows);
      },
      (failure: unknown) => {
        if (!isLeft) setError(failure);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [id, isShown]);
  if (!isShown)
    return (
      <Button kind="text" onClick={() => setShown(true)}>
        {t('bo-bulk:showRefused')}
      </Button>
    );
  return (
    <>
      <ProblemLine error={error} />
      {records !== null && (
        <ul className="bulk-records">
          {records.map(({ record, code }) => (
            <li key={record}>
              <Link to={placeOfRecord(job.kind, record)}>{record}</Link>
              <span className="ink-2">{t(refusedKey(job, code ?? ''))}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
