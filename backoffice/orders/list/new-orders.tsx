import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { StaffOrderRow } from '#contract/admin/order.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { useFeedPulse } from '../../shell/feed/use-feed.ts';
import { queryOf } from './list-query.ts';

/** Events within this time cause one request. */
const restMs = 400;

/** The number of new orders that match this list; they are shown on a press, so that no row moves under the pointer. */
export function NewOrders({ rows }: { rows: readonly StaffOrderRow[] }) {
  const { t } = useWords();
  const [search] = useSearchParams();
  const { revalidate, state } = useRevalidator();
  const [found, setFound] = useState<readonly string[]>([]);
  useFeedPulse(['order'], restMs, () => {
    void callApi('GET /api/admin/v1/orders', { query: queryOf(search) }).then(
      (list) => setFound(list.rows.map(({ number }) => number)),
      // the next event tries again
      () => undefined,
    );
  });
  const count = found.filter((number) => !rows.some((row) => row.number === number)).length;
  return (
    <span role="status">
      {count > 0 && (
        <Button kind="text" loading={state === 'loading'} onClick={() => void revalidate()}>
          {t('bo-orders:news', { count })}
        </Button>
      )}
    </span>
  );
}
