import { Form } from 'react-router';
import type { Me } from '#contract/me.ts';
import { buttonClass } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { SettingsOutcome } from './change-settings.ts';
import { SettingsSection } from './settings-section.tsx';

/** A password is for logging in by email; whoever has no email needs none. */
export function PasswordSection({ user, outcome }: { user: Me; outcome: SettingsOutcome | undefined }) {
  const { t } = usePage();
  if (user.email === null) return null;
  return (
    <SettingsSection name="password" title={t('profile:password.title')} outcome={outcome}>
      <Form
        // a saved password leaves empty fields
        key={outcome?.isDone ? 'saved' : 'open'}
        method="post"
        className="settings-form"
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
        <p className="meta ink-2">{t('profile:password.others')}</p>
        <button type="submit" name="intent" value="password" className={buttonClass('secondary')}>
          {t(user.hasPassword ? 'profile:password.change' : 'profile:password.set')}
        </button>
      </Form>
    </SettingsSection>
  );
}
