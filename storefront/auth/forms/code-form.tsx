import { useState } from 'react';
import { OTP_LENGTH } from '#contract/words.ts';
import { Button } from '#ui/controls/button.tsx';
import { OtpInput } from '#ui/controls/one-time-code/otp-input.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { formatPhone } from '#storefront/shell/phone.ts';
import type { SentCode } from '#storefront/shell/login/login-step.ts';
import { LoginForm } from './login-form.tsx';
import type { FormProps } from './form-props.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { ResendForm } from './resend-form.tsx';
import { LoginFormLink } from './login-form-link.tsx';

const formOf = { PHONE: 'phone', EMAIL: 'registration', PASSWORD: 'forgotten' } as const;

/** Submits itself after the last digit, unless a new password still has to be typed. */
export function CodeForm({ flow, code, to }: FormProps & { code: SentCode }) {
  const { t } = usePage();
  // the digits of an earlier code are no longer valid
  const [seen, setSeen] = useState({ code, number: 0 });
  if (seen.code !== code) setSeen({ code, number: seen.number + 1 });
  const isReset = code.kind === 'PASSWORD';
  const sentTo = code.kind === 'PHONE' ? formatPhone(code.to) : code.to;
  return (
    <>
      <LoginForm
        flow={flow}
        to={to}
        intent="code"
        lead={t(code.kind === 'PHONE' ? 'auth:codeLead' : 'auth:codeMailLead', { to: sentTo })}
      >
        <OtpInput
          key={seen.number}
          name="code"
          label={t('auth:code')}
          length={OTP_LENGTH}
          digitsOnly={t('auth:digitsOnly')}
          error={flow.errors.code}
          isSentWhenFull={!isReset}
        />
        {isReset && <NewPasswordField flow={flow} />}
        <Button className="button-wide" type="submit" loading={flow.isSending}>
          {t(isReset ? 'auth:savePassword' : 'auth:logIn')}
        </Button>
      </LoginForm>
      <ResendForm flow={flow} code={code} to={to} />
      <p className="login-links">
        <LoginFormLink flow={flow} to={to} form={formOf[code.kind]}>
          {t(code.kind === 'PHONE' ? 'auth:otherPhone' : 'auth:otherEmail')}
        </LoginFormLink>
      </p>
    </>
  );
}
