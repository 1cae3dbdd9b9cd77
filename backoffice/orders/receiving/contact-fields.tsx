import { useFormContext } from 'react-hook-form';
import { Field } from '#ui/controls/field.tsx';
import { useWords } from '../../kit/words.tsx';
import { readPhone } from '../../kit/forms/read-phone.ts';
import type { ReceivingForm } from './receiving-form.ts';

/** Name, phone and email of the person who receives an order. */
export function ContactFields() {
  const { t } = useWords();
  const { register, formState } = useFormContext<ReceivingForm>();
  const { errors } = formState;
  return (
    <>
      <Field
        label={t('bo-orders:phone.name')}
        autoComplete="off"
        maxLength={80}
        error={errors.name && t('bo-shell:needed')}
        {...register('name', { validate: (name) => name.trim() !== '' })}
      />
      <Field
        label={t('bo-orders:phone.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        error={errors.phone && t('bo-orders:phone.phoneWrong')}
        {...register('phone', { validate: (phone) => readPhone(phone) !== null })}
      />
      <Field
        label={t('bo-orders:phone.email')}
        type="email"
        autoComplete="off"
        maxLength={254}
        {...register('email')}
      />
    </>
  );
}
