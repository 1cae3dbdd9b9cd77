import { useLocation, useNavigate } from 'react-router';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { PricesFrame } from '../prices-frame.tsx';
import { fieldsLike, periodOf, reductionOf } from './reduction-fields.ts';
import { ReductionForm } from './reduction-form.tsx';
import { promotionNames, PromotionNames } from './reduction-parts.tsx';

export const loader = withPermission('promotions.write', async () => null);

/** Creates a promotion; a duplicate starts with the fields of the original. */
export function Component() {
  const { t } = useWords();
  const navigate = useNavigate();
  const like: unknown = useLocation().state;
  return (
    <PricesFrame tab="promotions">
      <h2 className="section-title">{t('bo-prices:reduction.newPromotion')}</h2>
      <ReductionForm
        title={t('bo-prices:reduction.newPromotion')}
        initial={fieldsLike(like)}
        required={[...promotionNames, 'targets']}
        own={(fields, set) => <PromotionNames fields={fields} set={set} />}
        targetsHelp={t('bo-prices:reduction.targetsHelp')}
        look={(fields) => callApi('POST /api/admin/v1/promotions/preview', { body: reductionOf(fields) })}
        make={async (fields, { key, ...reason }) => {
          const { nameRu, nameUz, nameEn } = fields;
          const body = {
            ...reductionOf(fields),
            ...periodOf(fields),
            nameRu: nameRu.trim(),
            nameUz: nameUz.trim(),
            nameEn: nameEn.trim(),
            ...reason,
          };
          await callApi('POST /api/admin/v1/promotions', { body }, { key });
          await navigate('/prices/promotions', { state: 'made' });
        }}
      />
    </PricesFrame>
  );
}
