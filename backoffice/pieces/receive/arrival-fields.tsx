import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '#ui/controls/field.tsx';
import { MoneyField } from '../../kit/forms/money-field.tsx';
import { useWords } from '../../kit/words.tsx';
import type { StaffStores } from '../../shell/stores.ts';
import { PlaceField } from '../place-field.tsx';
import type { Arrival } from './arrival.ts';

/** The destination of received pieces, their cost, supplier and invoice; fields of the surrounding form. */
export function ArrivalFields({ stores }: { stores: StaffStores }) {
  const { t } = useWords();
  const { register, control } = useFormContext<Arrival>();
  return (
    <>
      <PlaceField label={t('bo-pieces:receive.place')} stores={stores} field={register('storeId')} />
      <Controller
        control={control}
        name="cost"
        render={({ field: { value, onChange } }) => (
          <MoneyField label={t('bo-pieces:receive.cost')} value={value} onChange={onChange} />
        )}
      />
      <Field
        label={t('bo-pieces:receive.supplier')}
        maxLength={120}
        autoComplete="off"
        {...register('supplier')}
      />
      <Field
        label={t('bo-pieces:receive.invoice')}
        maxLength={60}
        autoComplete="off"
        {...register('invoice')}
      />
    </>
  );
}
