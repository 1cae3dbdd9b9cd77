import type { ReactNode } from 'react';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Field } from '#ui/controls/field.tsx';
import { MoneyField } from '../../kit/forms/money-field.tsx';
import { useWords } from '../../kit/words.tsx';
import { InstantField } from '../preview/instant-field.tsx';
import type { ReductionFields } from './reduction-fields.ts';

export type SetField = <Name extends keyof ReductionFields>(name: Name, value: ReductionFields[Name]) => void;

interface Props {
  fields: ReductionFields;
  set: SetField;
}

export const promotionNames = ['nameRu', 'nameUz', 'nameEn'] as const;

/** The names that shoppers see next to a reduced price. */
export function PromotionNames({ fields, set }: Props): ReactNode {
  const { t } = useWords();
  return promotionNames.map((name) => (
    <Field
      key={name}
      name={name}
      label={t(`bo-prices:reduction.${name}`)}
      helper={name === 'nameRu' ? t('bo-prices:reduction.nameHelp') : undefined}
      maxLength={60}
      required
      autoComplete="off"
      value={fields[name]}
      onChange={({ target }) => set(name, target.value)}
    />
  ));
}

/** The percentage or the amount of the reduction. */
export function OffFields({ fields, set }: Props) {
  const { t } = useWords();
  return (
    <>
      <div className="price-pair">
        <Field
          name="percent"
          label={t('bo-prices:reduction.percent')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={fields.percent}
          onChange={({ target }) => set('percent', target.value.replaceAll(/\D/g, ''))}
        />
        <MoneyField
          name="sum"
          label={t('bo-prices:reduction.sum')}
          value={fields.sum}
          onChange={(sum) => set('sum', sum)}
        />
      </div>
      <Checkbox
        label={t('bo-prices:reduction.stacks')}
        checked={fields.stacks}
        onChange={({ target }) => set('stacks', target.checked)}
      />
    </>
  );
}

/** The beginning and the end of a reduction. */
export function PeriodFields({ fields, set }: Props) {
  const { t } = useWords();
  return (
    <div className="price-pair">
      <InstantField
        name="from"
        label={t('bo-prices:reduction.from')}
        helper={t('bo-prices:rate.fromHelp')}
        value={fields.from}
        onChange={(from) => set('from', from)}
      />
      <InstantField
        name="until"
        label={t('bo-prices:reduction.until')}
        helper={t('bo-prices:reduction.untilHelp')}
        value={fields.until}
        onChange={(until) => set('until', until)}
      />
    </div>
  );
}
