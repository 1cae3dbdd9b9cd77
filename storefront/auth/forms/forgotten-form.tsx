import { Button } from '#ui/controls/button.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { EmailField } from './email-field.tsx';
import { LoginForm } from './login-form.tsx';
import type { FormProps } from './form-props.ts';
import { LoginFormLink } from './login-form-link.tsx';

export function ForgottenForm({ flow, to }: FormProps) {
  const { t } = usePage();
  return (
    <>
      <LoginForm flow={flow} to={to} intent="forgotten" lead={t('auth:forgottenLead')}>
        <EmailField flow={flow} />
        <Button className="button-wide" type="submit" loading={flow.isSending}>
          {t('auth:sendCode')}
        </Button>
      </LoginForm>
      <p className="login-links">
        <LoginFormLink flow={flow} to={to} form="email">
          {t('auth:rememberedIt')}
        </LoginFormLink>
      </p>
    </>
  );
}
