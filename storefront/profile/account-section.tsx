import { Form } from 'react-router';
import { buttonClass } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Expandable } from '#ui/expandable.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { ProofFields } from './settings/proof-fields.tsx';
import type { SettingsOutcome } from './settings/change-settings.ts';
import { atSection, SettingsSection } from './settings/settings-section.tsx';

/** Downloads the user's data as a file, and closes the account, with a list of what is deleted and what must stay (PRO-5). */
export function AccountSection({ outcome }: { outcome: SettingsOutcome | undefined }) {
  const { t, links } = usePage();
  const isUnsure = outcome?.errors?.['isSure'] !== undefined;
  return (
    <SettingsSection name="account" title={t('profile:account.title')} outcome={outcome}>
      <p className="small ink-2 measure">{t('profile:account.lead')}</p>
      <p>
        {/* a file, which is not a page of the router */}
        <a href={links.exportMyData()} className={buttonClass('secondary')} download>
          {t('profile:account.export')}
        </a>
      </p>
      <Expandable title={t('profile:account.close')} open={isUnsure || outcome?.proof !== undefined}>
        <Form method="post" action={atSection('account')} className="settings-form" preventScrollReset>
          <p className="measure">{t('profile:account.goes')}</p>
          <p className="measure">{t('profile:account.stays')}</p>
          <Checkbox
            name="isSure"
            label={t('profile:account.isSure')}
            defaultChecked={outcome?.typed?.['isSure'] === 'on'}
            error={isUnsure ? t('profile:account.sayYes') : undefined}
          />
          <ProofFields outcome={outcome} intent="close-account" />
          <button type="submit" name="intent" value="close-account" className={buttonClass('secondary')}>
            {t('profile:account.closeYes')}
          </button>
        </Form>
      </Expandable>
    </SettingsSection>
  );
}
