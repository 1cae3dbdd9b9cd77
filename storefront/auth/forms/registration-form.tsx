import { personName } from '#contract/person-name.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { EmailField } from './email-field.tsx';
import { LoginForm } from './login-form.tsx';
import type { FormProps } from './form-props.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { LoginFormLink } from './login-form-link.tsx';

export function RegistrationForm({ flow, to }: FormProps) {
  const { t } = usePage();
  return (
    <>
      <LoginForm flow={flow} to={to} intent="registration" lead={t('auth:registrationLead')}>
        <Field
          label={t('auth:firstName')}
          name="firstName"
          autoComplete="given-name"
          maxLength={personName.maxLength}
          required
          value={flow.typed.firstName}
          onChange={({ target }) => flow.type({ firstName: target.value })}
          error={flow.errors.firstName}
        />
        <EmailField flow={flow} />
        <NewPasswordField flow={flow} />
        <Button className="button-wide" type="submit" loading={flow.isSending}>
          {t('auth:createAccount')}
        </Button>
      </LoginForm>
      <p className="login-links">
        <LoginFormLink flow={flow} to={to} form="email">
          {t('auth:haveAccount')}
        </LoginFormLink>
        <LoginFormLink flow={flow} to={to} form="phone">
          {t('auth:byPhone')}
        </LoginFormLink>
      </p>
    </>
  );
}
