import { useLoaderData } from 'react-router';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { hasPermission, useSession } from '../../shell/session.ts';
import { CounterFrame } from '../counter-frame.tsx';
import { loadCounterStore } from '../counter-store.ts';
import { GoldForm } from './gold-form.tsx';
import { GoldIntakes } from './gold-intakes.tsx';
import { GoldPrices } from './gold-prices.tsx';
import './gold.css';

export const loader = withPermission('counter.gold', async (args) => {
  const counter = await loadCounterStore(args);
  const { storeId } = counter;
  return { ...counter, gold: await callApi('GET /api/admin/v1/counter/gold', { query: { storeId } }) };
});

/** Old gold: the price per gram, the form to buy it, and what this store has bought before. */
export function Component() {
  const { t } = useWords();
  const { stores, storeId, gold } = useLoaderData<typeof loader>();
  const mayPrice = hasPermission(useSession(), 'rates.write');
  const isPriced = gold.rates.some(({ rate }) => rate !== null);
  return (
    <CounterFrame title={t('bo-counter:gold.title')} stores={stores} storeId={storeId}>
      {gold.isOn ? (
        <div className="gold-columns">
          {isPriced ? (
            <GoldForm key={storeId} gold={gold} storeId={storeId} />
          ) : (
            <Notice tone="info">
              {t(mayPrice ? 'bo-counter:gold.noRates' : 'bo-counter:gold.noRatesAsk')}
            </Notice>
          )}
          <GoldIntakes key={storeId} gold={gold} storeId={storeId} />
          <GoldPrices rates={gold.rates} />
        </div>
      ) : (
        <>
          <Notice tone="info">{t('bo-counter:gold.off')}</Notice>
          {gold.intakes.length > 0 && <GoldIntakes key={storeId} gold={gold} storeId={storeId} />}
        </>
      )}
    </CounterFrame>
  );
}
