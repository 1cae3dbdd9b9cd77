import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { StaffOrderRow } from '#contract/admin/order.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { useFeedPulse } from '../../shell/feed/use-feed.ts';
import { queryOf } from './list-query.ts';
import { newSince } from './new-since.ts';

/** Events within this time cause one request. */
const restMs = 400;

interface Props {
  /** The orders that the list shows. */
  rows: readonly StaffOrderRow[];
  /** When the newest order of all was created as the list was loaded; null = there was none. */
  newest: string | null;
}

/** The number of new orders that match this list; they are shown on a press, so that no row moves under the pointer. */
export function NewOrders({ rows, newest }: Props) {
  const { t } = useWords();
  const [search] = useSearchParams();
  const { revalidate, state } = useRevalidator();
  const [found, setFound] = useState<readonly StaffOrderRow[]>([]);
  useFeedPulse(['order'], restMs, () => {
    // the newest first: in the sort order of the list a new order may be on a later page
    const query = { ...queryOf(search), sort: '-createdAt', count: 'none' } as const;
    void callApi('GET /api/admin/v1/orders', { query }).then(
      (list) => setFound(list.rows),
      // the next event tries again
      () => undefined,
    );
  });
  const count = newSince(found, { newest, shown: rows });
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
