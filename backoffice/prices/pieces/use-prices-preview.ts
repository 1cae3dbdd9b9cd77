import { useState } from 'react';
import type { PiecePricesPreview, WishedPrice } from '#contract/admin/prices/piece-price.ts';
import { callApi } from '../../shell/api.ts';
import { useAttempt } from '../../shell/login/use-attempt.ts';

/** The effect of the given prices, with the rows that it belongs to. */
export function usePricesPreview() {
  const [seen, setSeen] = useState<{ rows: WishedPrice[]; preview: PiecePricesPreview } | null>(null);
  const { attempt, error, isBusy } = useAttempt();
  const look = (rows: WishedPrice[]) =>
    attempt(async () =>
      setSeen({ rows, preview: await callApi('POST /api/admin/v1/prices/preview', { body: { rows } }) }),
    );
  return {
    preview: seen?.preview ?? null,
    rows: seen?.rows ?? [],
    look,
    forget: () => setSeen(null),
    error,
    isBusy,
  };
}
