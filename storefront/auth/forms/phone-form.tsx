import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { LoginForm } from './login-form.tsx';
import type { FormProps } from './form-props.ts';
import { LoginFormLink } from './login-form-link.tsx';

export function PhoneForm({ flow, to }: FormProps) {
  const { t } = usePage();
  return (
    <>
      <LoginForm flow={flow} to={to} intent="phone" lead={t('auth:phoneLead')}>
        <Field
          label={t('auth:phone')}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="+998"
          required
          value={flow.typed.phone}
          onChange={({ target }) => flow.type({ phone: target.value })}
          error={flow.errors.phone}
        />
        <Button className="button-wide" type="submit" loading={flow.isSending}>
          {t('auth:sendCode')}
        </Button>
      </LoginForm>
      <p className="login-links">
        <LoginFormLink flow={flow} to={to} form="email">
          {t('auth:byEmail')}
        </LoginFormLink>
      </p>
    </>
  );
}
