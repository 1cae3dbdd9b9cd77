import { useEffect, useState } from 'react';
import type { ReportColumnChoice, SettledProvider } from '#contract/admin/settlement.ts';
import { callOnce } from '../shell/api.ts';

type Columns = readonly ReportColumnChoice[];

/** The columns assigned for the reports of a provider; empty until they are loaded. */
export function useChosenColumns(provider: SettledProvider): [Columns, (columns: Columns) => void] {
  const [chosen, setChosen] = useState<Columns>([]);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const { columns } = await callOnce('GET /api/admin/v1/settlements/columns', { query: { provider } });
      if (isCurrent) setChosen(columns);
    };
    // a report can be read without them, and errors are reported then
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [provider]);
  return [chosen, setChosen];
}
