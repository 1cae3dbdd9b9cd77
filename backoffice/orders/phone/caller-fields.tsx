import { useFormContext } from 'react-hook-form';
import { languages } from '#contract/words.ts';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { useWords } from '../../kit/words.tsx';
import { type PhoneOrderForm, readPhone } from './order-form.ts';

/** Who calls, and in which language they are written to. */
export function CallerFields() {
  const { t } = useWords();
  const { register, formState } = useFormContext<PhoneOrderForm>();
  const { errors } = formState;
  return (
    <fieldset className="phone-fields">
      <legend className="section-title">{t('bo-orders:phone.caller')}</legend>
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
      <FieldFrame label={t('bo-orders:phone.language')}>
        {(ids) => (
          <select className="input" {...register('language')} {...ids}>
            {languages.map((language) => (
              <option key={language} value={language}>
                {t(`bo-shell:language.${language}`)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    </fieldset>
  );
}
