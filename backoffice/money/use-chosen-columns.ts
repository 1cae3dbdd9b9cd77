import { useEffect, useState } from 'react';
import type { ReportColumnChoice, SettledProvider } from '#contract/admin/settlement.ts';
import { callOnce } from '../shell/api.ts';

type Columns = readonly ReportColumnChoice[];

/**
 * The columns assigned for the reports of a provider; empty until they are loaded. Reading them needs the second factor, which nobody is asked
 * for who only looks at the days: they are loaded again after a report was sent (`isSending`), which asks for it.
 */
export function useChosenColumns(
  provider: SettledProvider,
  isSending: boolean,
): [Columns, (columns: Columns) => void] {
  const [chosen, setChosen] = useState<Columns>([]);
  useEffect(() => {
    if (isSending) return;
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
  }, [provider, isSending]);
  return [chosen, setChosen];
}
