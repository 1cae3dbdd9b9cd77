import { Button } from '#ui/controls/button.tsx';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { EmailField } from './email-field.tsx';
import { LoginForm } from './login-form.tsx';
import type { FormProps } from './form-props.ts';
import { LoginFormLink } from './login-form-link.tsx';

export function EmailForm({ flow, to }: FormProps) {
  const { t } = usePage();
  return (
    <>
      <LoginForm flow={flow} to={to} intent="email" lead={t('auth:emailLead')}>
        <EmailField flow={flow} />
        <PasswordField
          label={t('auth:password')}
          showLabel={t('auth:showPassword')}
          name="password"
          autoComplete="current-password"
          maxLength={128}
          required
          error={flow.errors.password}
        />
        <Button className="button-wide" type="submit" loading={flow.isSending}>
          {t('auth:logIn')}
        </Button>
      </LoginForm>
      <p className="login-links">
        <LoginFormLink flow={flow} to={to} form="forgotten">
          {t('auth:forgotten')}
        </LoginFormLink>
        <LoginFormLink flow={flow} to={to} form="registration">
          {t('auth:register')}
        </LoginFormLink>
        <LoginFormLink flow={flow} to={to} form="phone">
          {t('auth:byPhone')}
        </LoginFormLink>
      </p>
    </>
  );
}
