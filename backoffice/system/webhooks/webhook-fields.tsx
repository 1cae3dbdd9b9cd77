import { useFormContext } from 'react-hook-form';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Field } from '#ui/controls/field.tsx';
import { useWords } from '../../kit/words.tsx';
import { type WebhookForm, webhookEvents } from './webhook-form.ts';

/** The recipient, the address, and the events. */
export function WebhookFields() {
  const { t } = useWords();
  const { register, formState } = useFormContext<WebhookForm>();
  const { errors } = formState;
  return (
    <>
      <Field
        label={t('bo-system:webhook.name')}
        helper={t('bo-system:webhook.nameHelp')}
        maxLength={60}
        error={errors.name && t('bo-shell:needed')}
        {...register('name', { validate: (name) => name.trim() !== '' })}
      />
      <Field
        label={t('bo-system:webhook.url')}
        helper={t('bo-system:webhook.urlHelp')}
        type="url"
        maxLength={500}
        error={errors.url && t('bo-system:webhook.urlNeeded')}
        {...register('url', { validate: (url) => /^https?:\/\/\S+$/.test(url.trim()) })}
      />
      <fieldset className="system-choices">
        <legend className="field-label">{t('bo-system:webhook.events')}</legend>
        {webhookEvents.map((event) => (
          <label key={event}>
            <input
              type="checkbox"
              value={event}
              {...register('events', { validate: (events) => events.length > 0 })}
            />
            {t(`bo-system:webhook.event.${event}`)}
          </label>
        ))}
        {errors.events && (
          <p className="field-error" role="alert">
            {t('bo-system:webhook.chooseEvent')}
          </p>
        )}
      </fieldset>
      <div className="webhook-contacts">
        <Checkbox label={t('bo-system:webhook.hasContacts')} {...register('hasContacts')} />
        <p className="field-helper">{t('bo-system:webhook.contactsHelp')}</p>
      </div>
    </>
  );
}
