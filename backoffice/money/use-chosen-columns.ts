import { useEffect, useState } from 'react';
import type { ReportColumnChoice, SettledProvider } from '#contract/admin/settlement.ts';
import { callApi } from '../shell/api.ts';

type Columns = readonly ReportColumnChoice[];

/** The columns that were chosen for the reports of a provider; none until they are there. */
export function useChosenColumns(provider: SettledProvider): [Columns, (columns: Columns) => void] {
  const [chosen, setChosen] = useState<Columns>([]);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const { columns } = await callApi('GET /api/admin/v1/settlements/columns', { query: { provider } });
      if (isCurrent) setChosen(columns);
    };
    // without them a report is read all the same, and what is wrong is said then
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [provider]);
  return [chosen, setChosen];
}
