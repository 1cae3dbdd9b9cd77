import { useLocation, useNavigate } from 'react-router';
import { Field } from '#ui/controls/field.tsx';
import { MoneyField } from '../../kit/forms/money-field.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { PricesFrame } from '../prices-frame.tsx';
import { fieldsLike, limitsOf, periodOf, type ReductionFields, reductionOf } from './reduction-fields.ts';
import { ReductionForm } from './reduction-form.tsx';
import type { SetField } from './reduction-parts.tsx';

export const loader = withPermission('promotions.write', async () => null);

/** Creates a promo code; a duplicate starts with the fields of the original. */
export function Component() {
  const { t } = useWords();
  const navigate = useNavigate();
  const like: unknown = useLocation().state;
  return (
    <PricesFrame tab="codes">
      <h2 className="section-title">{t('bo-prices:reduction.newCode')}</h2>
      <ReductionForm
        title={t('bo-prices:reduction.newCode')}
        initial={fieldsLike(like)}
        required={['code']}
        own={(fields, set) => <CodeFields fields={fields} set={set} />}
        targetsHelp={`${t('bo-prices:reduction.targetsHelp')} ${t('bo-prices:reduction.targetsCode')}`}
        look={(fields) =>
          callApi('POST /api/admin/v1/promo-codes/preview', {
            body: { ...reductionOf(fields), ...limitsOf(fields) },
          })
        }
        make={async (fields, { key, ...reason }) => {
          const body = {
            ...reductionOf(fields),
            ...limitsOf(fields),
            ...periodOf(fields),
            code: fields.code,
            ...reason,
          };
          await callApi('POST /api/admin/v1/promo-codes', { body }, { key });
          await navigate('/prices/codes', { state: 'made' });
        }}
      />
    </PricesFrame>
  );
}

function CodeFields({ fields, set }: { fields: ReductionFields; set: SetField }) {
  const { t } = useWords();
  const digits = (text: string) => text.replaceAll(/\D/g, '');
  return (
    <>
      <Field
        name="code"
        label={t('bo-prices:reduction.code')}
        helper={t('bo-prices:reduction.codeHelp')}
        maxLength={24}
        required
        autoComplete="off"
        value={fields.code}
        onChange={({ target }) => set('code', target.value.toUpperCase())}
      />
      <MoneyField
        name="least"
        label={t('bo-prices:reduction.least')}
        value={fields.least}
        onChange={(least) => set('least', least)}
      />
      <div className="price-pair">
        <Field
          name="maxUses"
          label={t('bo-prices:reduction.maxUses')}
          helper={t('bo-prices:reduction.maxUsesHelp')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={fields.maxUses}
          onChange={({ target }) => set('maxUses', digits(target.value))}
        />
        <Field
          name="maxUsesPerShopper"
          label={t('bo-prices:reduction.maxUsesPerShopper')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={fields.maxUsesPerShopper}
          onChange={({ target }) => set('maxUsesPerShopper', digits(target.value))}
        />
      </div>
    </>
  );
}
