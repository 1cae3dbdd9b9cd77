import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '#ui/controls/field.tsx';
import { MoneyField } from '../../kit/forms/money-field.tsx';
import { useWords } from '../../kit/words.tsx';

interface Purchase {
  cost: number | null;
  supplier: string;
  invoice: string;
}

/** What a piece cost, its supplier and its invoice: the fields `cost`, `supplier` and `invoice` of the form around it. */
export function PurchaseFields() {
  const { t } = useWords();
  const { register, control } = useFormContext<Purchase>();
  return (
    <>
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
