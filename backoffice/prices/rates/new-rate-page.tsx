import { Link, useLoaderData, useSearchParams } from 'react-router';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { nameIn } from '../../shell/stores.ts';
import { PricesFrame } from '../prices-frame.tsx';
import { RateForm } from './rate-form.tsx';

export const loader = withPermission('rates.write', () => callApi('GET /api/admin/v1/rates', {}));

/** Sets a new rate of a metal, after a preview of its effect. */
export function Component() {
  const { t, language } = useWords();
  const { metals, inForce } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const metal = metals.find(({ code }) => code === search.get('metal')) ?? metals[0];
  return (
    <PricesFrame tab="rates">
      {metal === undefined ? (
        <Notice tone="bad">{t('bo-prices:rate.none')}</Notice>
      ) : (
        <>
          <div className="price-section-head">
            <h2 className="section-title">{t('bo-prices:rate.newOf', { metal: nameIn(metal, language) })}</h2>
            <Link to="/prices/rates" className="meta ink-2">
              {t('bo-prices:rate.back')}
            </Link>
          </div>
          <RateForm
            key={metal.code}
            metal={metal.code}
            current={inForce.find((rate) => rate.metal === metal.code)?.rate ?? null}
          />
        </>
      )}
    </PricesFrame>
  );
}
