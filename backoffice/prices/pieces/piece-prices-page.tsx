import { useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { PricesFrame } from '../prices-frame.tsx';
import { OnePriceForm } from './one-price-form.tsx';
import { PriceTableForm } from './price-table-form.tsx';

/** What the piece of the address costs now; null: the address names none, or several. */
export const loader = withPermission('prices.write', async ({ request }) => {
  const serial = new URL(request.url).searchParams.get('serial');
  return serial === null ? null : callApi('GET /api/admin/v1/pieces/:serial/price', { params: { serial } });
});

/** Prices of single pieces: of one, of those that were chosen in their list, or of a pasted table. */
export function Component() {
  const { t } = useWords();
  const now = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const serial = search.get('serial');
  const serials = search.get('serials')?.split(',') ?? [];
  // a form that was sent is emptied
  const [round, setRound] = useState(0);
  const restart = () => setRound(round + 1);
  return (
    <PricesFrame tab="pieces">
      <h2 className="section-title">
        {serial === null ? t('bo-prices:piece.table') : t('bo-prices:piece.one', { serial })}
      </h2>
      {serial === null || now === null ? (
        <PriceTableForm key={round} serials={round === 0 ? serials : []} onAgain={restart} />
      ) : (
        <OnePriceForm key={`${serial} ${round}`} {...{ serial, now }} />
      )}
    </PricesFrame>
  );
}
