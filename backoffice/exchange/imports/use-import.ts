import { useEffect, useState } from 'react';
import type { StaffImport } from '#contract/admin/system/import.ts';
import { callApi } from '../../shell/api.ts';

const everyMs = 700;
const isWorking = ({ state }: StaffImport) => state === 'TRYING' || state === 'RUNNING';

/** The present state of an import, polled while a job is working on it. */
export function useImport(loaded: StaffImport): [StaffImport, (changed: StaffImport) => void] {
  const [known, setKnown] = useState({ of: loaded, now: loaded });
  const current = known.of === loaded ? known.now : loaded;
  const { id } = current;
  const isBusy = isWorking(current);
  useEffect(() => {
    if (!isBusy) return undefined;
    let isLeft = false;
    let timer: number | undefined;
    const read = async () => {
      const next = await callApi('GET /api/admin/v1/imports/:id', { params: { id } }).catch(() => null);
      if (isLeft) return;
      if (next !== null) setKnown({ of: loaded, now: next });
      if (next === null || isWorking(next)) timer = setTimeout(() => void read(), everyMs);
    };
    timer = setTimeout(() => void read(), everyMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [id, isBusy, loaded]);
  return [current, (now) => setKnown({ of: loaded, now })];
}
