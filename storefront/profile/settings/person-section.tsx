import { personName } from '#contract/person-name.ts';
import { Form } from 'react-router';
import type { Me } from '#contract/me.ts';
import { pageLanguages } from '#contract/words.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { languageNames } from '#storefront/shell/i18n/language-names.ts';
import { usePage } from '#storefront/shell/page.ts';
import type { SettingsOutcome } from './change-settings.ts';
import { atSection, SettingsSection } from './settings-section.tsx';

const genders = ['FEMALE', 'MALE'] as const;

/** Names, birthday, gender, and the language of messages. Everything except the language may be empty. */
export function PersonSection({ user, outcome }: { user: Me; outcome: SettingsOutcome | undefined }) {
  const { t } = usePage();
  const typed = outcome?.typed;
  const value = (name: 'firstName' | 'lastName' | 'birthDate') => typed?.[name] ?? user[name] ?? '';
  const field = (name: 'firstName' | 'lastName' | 'birthDate') => ({
    name,
    label: t(`profile:person.${name}`),
    defaultValue: value(name),
    error: outcome?.errors?.[name],
  });
  const gender = typed?.['gender'] ?? user.gender ?? '';
  return (
    <SettingsSection name="person" title={t('profile:person.title')} outcome={outcome}>
      <Form method="post" action={atSection('person')} className="settings-form" preventScrollReset>
        <div className="settings-pair">
          <Field {...field('firstName')} autoComplete="given-name" maxLength={personName.maxLength} />
          <Field {...field('lastName')} autoComplete="family-name" maxLength={personName.maxLength} />
        </div>
        <Field
          {...field('birthDate')}
          type="date"
          autoComplete="bday"
          helper={t('profile:person.birthDateWhy')}
        />
        <fieldset className="settings-radios">
          <legend className="field-label">{t('profile:person.gender')}</legend>
          {[...genders, ''].map((one) => (
            <label key={one}>
              <input type="radio" name="gender" value={one} defaultChecked={gender === one} />
              <span>{t(`profile:person.genders.${one || 'none'}`)}</span>
            </label>
          ))}
        </fieldset>
        <Select
          name="language"
          label={t('profile:person.language')}
          helper={t('profile:person.languageWhy')}
          defaultValue={typed?.['language'] ?? user.language}
        >
          {pageLanguages.map((language) => (
            <option key={language} value={language}>
              {languageNames[language].full}
            </option>
          ))}
        </Select>
        <button type="submit" name="intent" value="person" className={buttonClass('primary')}>
          {t('profile:save')}
        </button>
      </Form>
    </SettingsSection>
  );
}
