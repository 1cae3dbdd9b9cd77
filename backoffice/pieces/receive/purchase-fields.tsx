import { Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { Field } from '#ui/controls/field.tsx';
import { MoneyField } from '../../kit/forms/money-field.tsx';
import { useWords } from '../../kit/words.tsx';

/** Of a form with the fields `cost`, `supplier` and `invoice`: what a piece cost, from whom, by which paper. */
export function PurchaseFields<Values extends FieldValues>({ form }: { form: UseFormReturn<Values> }) {
  const { t } = useWords();
  const { register, control } = form;
  // as: the form has these fields, which its type cannot say
  const path = (name: 'cost' | 'supplier' | 'invoice') => name as Path<Values>;
  return (
    <>
      <Controller
        control={control}
        name={path('cost')}
        render={({ field: { value, onChange } }) => (
          <MoneyField label={t('bo-pieces:receive.cost')} value={value} onChange={onChange} />
        )}
      />
      <Field
        label={t('bo-pieces:receive.supplier')}
        maxLength={120}
        autoComplete="off"
        {...register(path('supplier'))}
      />
      <Field
        label={t('bo-pieces:receive.invoice')}
        maxLength={60}
        autoComplete="off"
        {...register(path('invoice'))}
      />
    </>
  );
}
