import { useFormContext } from 'react-hook-form';
import { languages } from '#contract/words.ts';
import { FieldFrame } from '#ui/controls/field.tsx';
import { useWords } from '../../kit/words.tsx';
import { ContactFields } from '../receiving/contact-fields.tsx';
import type { PhoneOrderForm } from './order-form.ts';

/** The caller, and the language of messages to them. */
export function CallerFields() {
  const { t } = useWords();
  const { register } = useFormContext<PhoneOrderForm>();
  return (
    <fieldset className="phone-fields">
      <legend className="section-title">{t('bo-orders:phone.caller')}</legend>
      <ContactFields />
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
