import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import type { Me } from '#contract/me.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Expandable } from '#ui/expandable.tsx';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { SettingsOutcome } from './change-settings.ts';
import { ProofFields } from './proof-fields.tsx';
import { atSection, SettingsSection } from './settings-section.tsx';

/** A password is used to log in by email, so there is none without an email. */
export function PasswordSection({ user, outcome }: { user: Me; outcome: SettingsOutcome | undefined }) {
  const { t } = usePage();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (outcome?.isDone) form.current?.reset();
  }, [outcome]);
  if (user.email === null) return null;
  return (
    <SettingsSection name="password" title={t('profile:password.title')} outcome={outcome}>
      <Expandable
        title={t(user.hasPassword ? 'profile:password.change' : 'profile:password.set')}
        open={outcome !== undefined && !outcome.isDone}
      >
        <Form
          method="post"
          action={atSection('password')}
          className="settings-form"
          ref={form}
          preventScrollReset
        >
          {/* for password managers */}
          <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
          {user.hasPassword && (
            <PasswordField
              name="currentPassword"
              label={t('profile:password.current')}
              showLabel={t('profile:password.show')}
              autoComplete="current-password"
              maxLength={128}
              required
              error={outcome?.errors?.['currentPassword']}
            />
          )}
          <PasswordField
            name="password"
            label={t('profile:password.new')}
            helper={t('profile:password.rule')}
            showLabel={t('profile:password.show')}
            autoComplete="new-password"
            minLength={8}
            maxLength={128}
            required
            error={outcome?.errors?.['password']}
          />
          <ProofFields outcome={outcome} intent="password" />
          <p className="meta ink-2">{t('profile:password.otherDevices')}</p>
          <button type="submit" name="intent" value="password" className={buttonClass('secondary')}>
            {t('profile:save')}
          </button>
        </Form>
      </Expandable>
    </SettingsSection>
  );
}
