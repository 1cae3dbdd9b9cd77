import { PasswordField } from '#ui/controls/password-field.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { LoginFlow } from '../use-login-flow.ts';

/** The field for a new password, with its rules shown before anything is typed. */
export function NewPasswordField({ flow }: { flow: LoginFlow }) {
  const { t } = usePage();
  return (
    <PasswordField
      label={t('auth:newPassword')}
      helper={t('auth:passwordRules')}
      showLabel={t('auth:showPassword')}
      name="password"
      autoComplete="new-password"
      minLength={8}
      maxLength={128}
      required
      error={flow.errors.password}
    />
  );
}
