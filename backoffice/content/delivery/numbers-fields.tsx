import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '#ui/controls/field.tsx';
import { formatSom } from '#ui/format.ts';
import { MoneyField } from '../../kit/forms/money-field.tsx';
import { useWords } from '../../kit/words.tsx';
import { areDays, areInOrder, type NumbersForm } from './numbers-form.ts';

interface Props {
  /** The zone's numbers, used for empty fields; null if no field may be empty. */
  inherited: { cost: number; freeFrom: number; minDays: number; maxDays: number } | null;
}

/** The courier's price, the amount from which delivery is free, and the number of working days. */
export function NumbersFields({ inherited }: Props) {
  const { t, language } = useWords();
  const { control, register, formState, getValues } = useFormContext<NumbersForm>();
  const asInZone = (value: string | undefined) =>
    value === undefined ? {} : { helper: t('bo-content:delivery.asInZone', { value }) };
  const sum = (name: 'cost' | 'freeFrom') => (
    <Controller
      control={control}
      name={name}
      rules={{ validate: (value) => value !== null || inherited !== null || t('bo-shell:needed') }}
      render={({ field: { value, onChange } }) => (
        <MoneyField
          label={t(`bo-content:delivery.${name}`)}
          value={value}
          onChange={onChange}
          error={formState.errors[name]?.message}
          {...asInZone(inherited === null ? undefined : formatSom(inherited[name], language))}
        />
      )}
    />
  );
  const days = (name: 'minDays' | 'maxDays') => (
    <Field
      label={t(`bo-content:delivery.${name}`)}
      inputMode="numeric"
      autoComplete="off"
      error={formState.errors[name]?.message}
      {...asInZone(inherited === null ? undefined : String(inherited[name]))}
      {...register(name, {
        validate: (typed) => {
          if (!areDays(typed, inherited !== null)) return t('bo-content:delivery.daysNeeded');
          return name === 'minDays' || areInOrder(getValues()) || t('bo-content:delivery.notInOrder');
        },
      })}
    />
  );
  return (
    <div className="form-pair">
      {sum('cost')}
      {sum('freeFrom')}
      {days('minDays')}
      {days('maxDays')}
    </div>
  );
}
