import type { StaffInput } from '#client/admin/call-staff-api.ts';
import type { AuditEntry } from '#contract/admin/audit.ts';
import { useEffect, useState } from 'react';
import { callApi } from '../api.ts';
import type { ChangedPart } from './changed-parts.ts';
import { RecordHistory } from './record-history.tsx';

type Params = Parameters<typeof loadHistory>[0];

const loadHistory = (params: {
  resource: StaffInput<'GET /api/admin/v1/history/:resource/:record'>['params']['resource'];
  record: string;
}) => callApi('GET /api/admin/v1/history/:resource/:record', { params });

interface Props extends Params {
  /** Loaded again when it changes, as a version does. */
  version: unknown;
  /** The label of a part; null if it means nothing to people. Left out: only who did what is shown. */
  labelOf?: (part: ChangedPart) => string | null;
}

/** Who did what with this record. */
export function HistorySection({ resource, record, version, labelOf = () => null }: Props) {
  const [history, setHistory] = useState<readonly AuditEntry[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void loadHistory({ resource, record }).then(
      (loaded) => isCurrent && setHistory(loaded),
      // the record itself reports the error
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [resource, record, version]);
  return <RecordHistory history={history} labelOf={labelOf} />;
}
