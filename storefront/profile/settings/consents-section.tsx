import { Form } from 'react-router';
import type { Consents } from '#contract/me.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { SettingsOutcome } from './change-settings.ts';
import { atSection, SettingsSection } from './settings-section.tsx';

const topics = [
  { topic: 'news', switches: ['newsSms', 'newsEmail'] },
  { topic: 'reminders', switches: ['remindersSms', 'remindersEmail'] },
] as const;

/** One switch per topic and channel, off by default (PRO-4). Messages about an order need no consent. */
export function ConsentsSection({
  consents,
  outcome,
}: {
  consents: Consents;
  outcome: SettingsOutcome | undefined;
}) {
  const { t } = usePage();
  return (
    <SettingsSection name="consents" title={t('profile:consents.title')} outcome={outcome}>
      <Form method="post" action={atSection('consents')} className="settings-form" preventScrollReset>
        <p className="small ink-2">{t('profile:consents.lead')}</p>
        {topics.map(({ topic, switches }) => (
          <fieldset key={topic} className="settings-switches">
            <legend className="field-label">{t(`profile:consents.${topic}`)}</legend>
            {switches.map((name) => (
              <Checkbox
                key={name}
                name={name}
                label={t(name.endsWith('Sms') ? 'profile:consents.sms' : 'profile:consents.email')}
                defaultChecked={consents[name]}
              />
            ))}
          </fieldset>
        ))}
        <button type="submit" name="intent" value="consents" className={buttonClass('secondary')}>
          {t('profile:save')}
        </button>
      </Form>
    </SettingsSection>
  );
}
