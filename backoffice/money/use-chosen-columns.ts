import { useCallback, useEffect, useState } from 'react';
import type { ReportColumns, SettledProvider } from '#contract/admin/settlement.ts';
import { callOnce } from '../shell/api.ts';

interface ChosenColumns {
  /** None until they are loaded. */
  chosen: Pick<ReportColumns, 'columns' | 'version'>;
  setChosen: (chosen: ReportColumns) => void;
  reload: () => Promise<void>;
}

/** The columns assigned for the reports of a provider. */
export function useChosenColumns(provider: SettledProvider): ChosenColumns {
  const [loaded, setChosen] = useState<ReportColumns | null>(null);
  const reload = useCallback(
    () =>
      callOnce('GET /api/admin/v1/settlements/columns', { query: { provider } }).then(
        setChosen,
        // a report can be read without them, and errors are reported then
        () => undefined,
      ),
    [provider],
  );
  useEffect(() => void reload(), [reload]);
  const chosen = loaded?.provider === provider ? loaded : { columns: [], version: 0 };
  return { chosen, setChosen, reload };
}
