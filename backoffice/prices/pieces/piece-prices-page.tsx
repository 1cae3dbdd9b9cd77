import { useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { PricesFrame } from '../prices-frame.tsx';
import { OnePriceForm } from './one-price-form.tsx';
import { PriceTableForm } from './price-table-form.tsx';

/** The current price of the piece in the address; null if there is none, or several. */
export const loader = withPermission('prices.write', async ({ request }) => {
  const serial = new URL(request.url).searchParams.get('serial');
  return serial === null ? null : callApi('GET /api/admin/v1/pieces/:serial/price', { params: { serial } });
});

/** Sets prices of single pieces: one piece, those selected in their list, or a pasted table. */
export function Component() {
  const { t } = useWords();
  const now = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const serial = search.get('serial');
  const serials = search.get('serials')?.split(',') ?? [];
  // clears the form after it was sent
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
