import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { StaffMessages } from '#contract/admin/staff-message.ts';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { useWords } from '../../kit/words.tsx';

export interface TypedMessage {
  channel: 'SMS' | 'EMAIL';
  template: StaffMessages['texts'][number]['template'];
  subject: string;
  text: string;
}

interface Props {
  form: UseFormReturn<TypedMessage>;
  messages: StaffMessages;
}

/** Choice between SMS and email, as far as the customer has a phone or an address. */
export function ChannelField({ form, messages: { phone, email } }: Props) {
  const { t } = useWords();
  return (
    <fieldset className="message-channels">
      <legend className="field-label">{t('bo-shell:messages.channel')}</legend>
      {(['SMS', 'EMAIL'] as const).map((channel) => {
        const contact = channel === 'SMS' ? phone : email;
        return (
          contact !== null && (
            <label key={channel}>
              <input type="radio" value={channel} {...form.register('channel')} />
              {`${t(`bo-shell:messages.${channel}`)}: ${contact}`}
            </label>
          )
        );
      })}
    </fieldset>
  );
}

/** One of the approved texts, as the shopper will read it. */
export function SmsFields({ form, messages: { texts, language } }: Props) {
  const { t } = useWords();
  const chosen = useWatch({ control: form.control, name: 'template' });
  return (
    <>
      <FieldFrame label={t('bo-shell:messages.template')} helper={t('bo-shell:messages.approved')}>
        {(ids) => (
          <select className="input" {...form.register('template')} {...ids}>
            {texts.map(({ template }) => (
              <option key={template} value={template}>
                {t(`bo-shell:messages.templates.${template}`)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <figure className="message-preview">
        <figcaption className="meta ink-2">
          {t('bo-shell:messages.preview', { language: t(`bo-shell:language.${language}`) })}
        </figcaption>
        <p lang={language}>{texts.find(({ template }) => template === chosen)?.text}</p>
      </figure>
    </>
  );
}

/** A free text, in the shopper’s language. */
export function MailFields({
  form,
  language,
}: Pick<Props, 'form'> & { language: StaffMessages['language'] }) {
  const { t } = useWords();
  const { errors } = form.formState;
  const needed = t('bo-shell:needed');
  return (
    <>
      <Field
        label={t('bo-shell:messages.subject')}
        maxLength={120}
        error={errors.subject && needed}
        {...form.register('subject', { required: true })}
      />
      <FieldFrame
        label={t('bo-shell:messages.text')}
        helper={t('bo-shell:messages.language', { language: t(`bo-shell:language.${language}`) })}
        error={errors.text && needed}
      >
        {(ids) => (
          <textarea
            className="input"
            rows={8}
            maxLength={4000}
            lang={language}
            {...form.register('text', { required: true })}
            {...ids}
          />
        )}
      </FieldFrame>
    </>
  );
}
